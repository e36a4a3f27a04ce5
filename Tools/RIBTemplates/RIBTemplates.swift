import Foundation

/// Writes the files of a RIB. The plugin `generate-rib` runs it with the folders of the chosen target.
@main
struct RIBTemplates {
  static func main() {
    do {
      let request = try Request(Array(CommandLine.arguments.dropFirst()))
      print(try request.perform(), terminator: "")
    } catch {
      FileHandle.standardError.write(Data("generate-rib: \(error)\n".utf8))
      exit(error is UsageError ? 2 : 1)
    }
  }
}

/// A mistake in the arguments.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}

/// The reason why nothing was written.
struct Refusal: Error, CustomStringConvertible {
  let description: String
}

/// What to generate, and where.
struct Request {
  static let usage =
    "swift package generate-rib NAME --target TARGET [--viewless | --no-view-model | --launch] [--folder FOLDER] [--parent RIB]"

  private let form: RIBForm
  /// The name of the target's module.
  private let module: String
  /// The folder of the target's sources.
  private let sources: String
  /// The folder of the target's tests; nil if no test target depends on the target.
  private let tests: String?
  /// The folder for the RIB's own folder, relative to `sources`.
  private let folder: String
  private let parent: String?

  init(_ arguments: [String]) throws {
    var names: [String] = []
    var values: [String: String] = [:]
    var flags: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--viewless", "--no-view-model", "--launch": flags.insert(argument)
      case "--module", "--sources", "--tests", "--folder", "--parent":
        guard let value = rest.popFirst(), !value.hasPrefix("-") else {
          throw UsageError(description: "\(argument) needs a value\n\(Self.usage)")
        }
        values[argument] = value
      case _ where argument.hasPrefix("-"):
        throw UsageError(description: "there is no option \(argument)\n\(Self.usage)")
      default: names.append(argument)
      }
    }
    guard let name = names.first, names.count == 1 else {
      throw UsageError(
        description: names.isEmpty
          ? "the name of the RIB is missing\n\(Self.usage)"
          : "one RIB at a time; remove \(names.dropFirst().joined(separator: ", "))\n\(Self.usage)")
    }
    try Self.check(name)
    if let parent = values["--parent"] { try Self.check(parent) }
    guard let module = values["--module"], let sources = values["--sources"] else {
      throw UsageError(description: "--module and --sources are missing\n\(Self.usage)")
    }
    let kinds: [String: RIBForm.Kind] = [
      "--viewless": .viewless, "--no-view-model": .plainView, "--launch": .launch,
    ]
    let chosen = kinds.keys.filter(flags.contains).sorted()
    guard chosen.count < 2 else {
      throw UsageError(description: "\(chosen.joined(separator: " and ")) exclude each other")
    }
    if chosen == ["--launch"], values["--parent"] != nil {
      throw UsageError(description: "--launch makes the root of an app, which has no parent")
    }
    form = RIBForm(name: name, kind: chosen.first.flatMap { kinds[$0] } ?? .viewModel)
    self.module = module
    self.sources = sources
    tests = values["--tests"]
    folder = values["--folder"] ?? ""
    parent = values["--parent"]
  }

  /// Refuses a name that cannot begin the names of types.
  private static func check(_ name: String) throws {
    let isName =
      name.first?.isUppercase == true
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0)
      }
    if !isName {
      throw UsageError(
        description:
          "\(name.debugDescription) cannot name a RIB; write a capital letter, then letters and digits, as in Checkout"
      )
    }
  }

  /// Writes the files, and returns the text to print.
  func perform() throws -> String {
    let directory = [sources, folder, form.name].filter { !$0.isEmpty }.joined(separator: "/")
    var new = form.files.map { (path: "\(directory)/\($0.name)", text: $0.text) }
    if let tests {
      let file = form.testFile(importing: module)
      new.append(("\(tests)/\(file.name)", file.text))
    }
    for (path, _) in new where FileManager.default.fileExists(atPath: path) {
      throw Refusal(
        description:
          "\(shown(path)) exists already; remove it or choose another name. Nothing was written"
      )
    }
    let attachment = try attachment()
    var report = ""
    for (path, text) in new {
      try write(text, to: path)
      report += "wrote \(shown(path))\n"
    }
    return report + attachment + nextSteps
  }

  private func write(_ text: String, to path: String) throws {
    let folder = (path as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The lines that attach the RIB to its parent; empty if it has none.
  private func attachment() throws -> String {
    guard let parent else { return "" }
    guard let router = try text(of: "\(parent)Router.swift") else {
      throw Refusal(
        description:
          "\(shown(sources)) has no \(parent)Router.swift; name a RIB of this target. Nothing was written"
      )
    }
    let attachment = Attachment(
      child: form, parent: parent,
      parentHasView: try text(of: "\(parent)ViewController.swift") != nil,
      parentShowsViews: router.contains("func show(_ viewController: ViewControllable)"))
    return "\nto attach \(form.name) to \(parent), add:\n\(attachment.lines)"
  }

  /// The text of the file `name` of the target; nil if there is none.
  private func text(of name: String) throws -> String? {
    let paths = FileManager.default.enumerator(atPath: sources)
    for case let path as String in paths ?? .init()
    where (path as NSString).lastPathComponent == name {
      return try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8)
    }
    return nil
  }

  /// `path` relative to the current folder, which is the package's.
  private func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  private var nextSteps: String {
    let mocks =
      tests == nil
      ? "\(module) has no test target, so no tests were written."
      : "next: swift package generate-mocks --target \(module) writes the mocks that the tests name"
    let step =
      switch (form.kind, parent) {
      case (.launch, _):
        "launch the router of \(form.name)Builder in a UIWindow, and generate its children with --parent \(form.name)"
      case (_, let parent?):
        "call router?.routeTo\(form.name)() in \(parent)Interactor, and record a transcript with --echo"
      default: "attach \(form.name) to a parent; --parent RIB prints how"
      }
    return "\n\(mocks)\nthen: \(step)\n"
  }
}
