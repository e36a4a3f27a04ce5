public import HeadlessUI

/// A command-line program that runs an app line by line: its `main` is `await Program(…).main()`.
@MainActor
public struct Program {
  package let name: String
  package let version: String
  package let summary: String
  package let languages: [String]
  package let options: [Option]
  let secrets: [String: String]
  let plan: ExplorerPlan
  let launch: @MainActor (Launch) throws(UsageError) -> App
  /// The words of the app in a language, for the previews in modules that have no words in it.
  public var words: (@MainActor (_ language: String) -> StringCatalogue)?

  /// Makes the program `name`, which launches its app with `launch`. The screens are in the first of `languages` unless another
  /// is asked for. The app takes `options` in addition to the shared ones. The explorer follows `plan`.
  ///
  /// `secrets` are the texts that secure fields take in tests, by the names of the fields. They are recorded as they are, so
  /// that recordings replay, and so are the samples of `plan`. Every other text for a secure field is hidden.
  public init(
    name: String, version: String, summary: String, languages: [String] = ["en", "ko"],
    options: [Option] = [], secrets: [String: String] = [:],
    exploring plan: ExplorerPlan = ExplorerPlan(),
    launch: @escaping @MainActor (Launch) throws(UsageError) -> App
  ) {
    self.name = name
    self.version = version
    self.summary = summary
    self.languages = languages
    self.options = options
    self.secrets = secrets
    self.plan = plan
    self.launch = launch
  }

  /// The language of the screens unless another is asked for.
  var usualLanguage: String { languages.first ?? "en" }
}

/// An app with an `@main` of its own that says more about its program, in a file that only its Linux target has.
///
/// ```swift
/// extension NotesApp: DeclaresProgram {
///   static var program: Program {
///     Program(NotesApp.self, summary: "Keeps notes.", exploring: ExplorerPlan(links: ["notes://note/1"]))
///   }
/// }
/// ```
@MainActor
public protocol DeclaresProgram {
  static var program: Program { get }
}

/// An option that a program knows.
public struct Option: Sendable {
  /// The name without the dashes in front.
  package let name: String
  /// The placeholder of the value in the help, such as `FILE`; nil if the option takes none.
  package let value: String?
  /// The purpose of the option, in a few words.
  let help: String
  /// Whether the header of a transcript may set the option. If not, the option reaches outside the program, for instance to a
  /// file or a server, and a session with the option cannot go back in time.
  package let isSafeInHeader: Bool
  /// Whether the value names a file that the app reads or keeps. The driver never writes a file of its own there.
  package let isFile: Bool
  /// Returns what is wrong with a value and what to write instead, such as `is not a time; write 2s`; nil if the value is
  /// right. The message prints the option and the value in front of this text.
  let check: @Sendable (String) -> String?

  /// The flag `--name`, or the option `--name value` if `value` is not nil.
  public init(
    _ name: String, value: String? = nil, help: String, isSafeInHeader: Bool = false,
    isFile: Bool = false,
    check: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.isSafeInHeader = isSafeInHeader
    self.isFile = isFile
    self.check = check
  }
}
