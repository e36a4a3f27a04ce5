import Foundation

/// Writes the files of a RIB. The plugin `generate-rib` runs it with the folders of the chosen target.
@main
struct RIBTemplates {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let text =
        if arguments.contains("--help") {
          Request.help
        } else if arguments.contains("--agents") {
          try AgentsFile.write()
        } else {
          try Request(arguments).perform()
        }
      print(text, terminator: "")
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
  static let usage = "\(command) NAME --target TARGET [OPTION…]; --help lists the options"

  /// SwiftPM asks before a plugin writes into the package. The option answers yes.
  private static let command =
    "swift package --allow-writing-to-package-directory generate-rib"

  static let help = """
    Writes the files of a RIB and its tests.

    \(command) NAME --target TARGET [OPTION…]

      --target TARGET   the target that gets the files; its tests go into the test target that depends on it
      --folder FOLDER   put the folder of the RIB into FOLDER, inside the target
      --parent RIB      print the lines that attach the RIB to its parent
      --push            the parent pushes the view as a page; without this option it presents a sheet
      --apple-names     import SwiftUI and UIKit without #if, for a package that depends on AppleNames
      --tests-only      write only the tests, for a RIB that exists
      --agents          write only AGENTS.md, for agents that change the app; needs no NAME
      --help            print this text

    A RIB has a SwiftUI view and a view model, unless one of these is given:

      --launch          the root of an app, whose view contains the views of its children
      --no-view-model   a view controller without a SwiftUI view
      --viewless        no view; the children are shown in the view of an ancestor

    """

  /// The options without a value.
  private static let flags: Set<String> = [
    "--viewless", "--no-view-model", "--launch", "--push", "--apple-names", "--tests-only",
  ]

  private let form: RIBForm
  /// Whether the RIB exists and only its tests are written.
  private let isForTestsOnly: Bool
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
      case _ where Self.flags.contains(argument): flags.insert(argument)
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
    if let form = chosen.first, form != "--no-view-model", flags.contains("--push") {
      throw UsageError(description: "\(form) and --push exclude each other: only a page is pushed")
    }
    isForTestsOnly = flags.contains("--tests-only")
    if isForTestsOnly, let other = (chosen + values.keys.filter { $0 == "--parent" }).first {
      throw UsageError(
        description: "--tests-only writes the tests of a RIB that exists; remove \(other)")
    }
    let kind = try isForTestsOnly ? Self.kind(of: name, in: sources) : nil
    form = RIBForm(
      name: name, kind: kind ?? chosen.first.flatMap { kinds[$0] } ?? .viewModel,
      showing: flags.contains("--push") ? .pushed : .presented,
      naming: flags.contains("--apple-names") ? .apple : .byPlatform)
    self.module = module
    self.sources = sources
    tests = values["--tests"]
    folder = values["--folder"] ?? ""
    if folder.hasPrefix("/") || folder.split(separator: "/").contains("..") {
      throw UsageError(
        description:
          "\(folder.debugDescription) is not inside the target; write a folder below \(Self.shown(sources)), as in Shop"
      )
    }
    parent = values["--parent"]
  }

  /// The kind of the RIB `name`, which is in `sources`.
  private static func kind(of name: String, in sources: String) throws -> RIBForm.Kind {
    guard let router = try text(declaring: "\(name)Router", in: sources) else {
      throw Refusal(
        description:
          "\(shown(sources)) has no class \(name)Router; name a RIB of this target. Nothing was written"
      )
    }
    if router.contains(": LaunchRouter<") { return .launch }
    if try text(declaring: "\(name)ViewModel", in: sources) != nil { return .viewModel }
    let hasView = try text(declaring: "\(name)ViewController", in: sources) != nil
    return hasView ? .plainView : .viewless
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
    if let reason = reasonAgainst(name) {
      throw UsageError(
        description:
          "\(name) cannot name a RIB, because \(reason); write a longer name, as in \(name)Page"
      )
    }
  }

  /// The reason why a RIB with this name would not compile, or would hide a type of the libraries; nil if there is none.
  private static func reasonAgainst(_ name: String) -> String? {
    let variable = variableName(of: name)
    if keywords.contains(variable) { return "\(variable) is a keyword of Swift" }
    if ["children", "lifecycle", "viewController"].contains(variable) {
      return "every router has a property \(variable)"
    }
    return taken.first { $0.hasPrefix(name) && parts.contains(String($0.dropFirst(name.count))) }
      .map { "the libraries have a type \($0)" }
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The ends of the names of a RIB's types.
  private static let parts: Set<String> = [
    "", "Buildable", "Builder", "Component", "Dependency", "Interactable", "Interactor",
    "Listener", "Presentable", "PresentableListener", "Router", "Routing", "View", "ViewAction",
    "ViewControllable", "ViewController", "ViewModel", "ViewState",
  ]

  /// The types of the libraries that end like those of a RIB.
  private static let taken = [
    "AnyView", "Buildable", "Builder", "CommandsBuilder", "Component", "ContentUnavailableView",
    "Dependency", "EmptyComponent", "EmptyDependency", "EmptyView", "EquatableView",
    "Interactable", "Interactor", "LaunchRouter", "LaunchRouting", "NavigationSplitView",
    "NavigationView", "Presentable", "PresentableInteractor", "PresentableListener",
    "PreviewBuilder", "ProgressView", "Router", "Routing", "SceneBuilder", "ScrollView",
    "StatePresentable", "TabContentBuilder", "TabView", "ToolbarContentBuilder", "UIView",
    "UIViewController", "View", "ViewBuilder", "ViewControllable", "ViewModel", "ViewableRouter",
    "ViewableRouting",
  ]

  /// Writes the files, and returns the text to print.
  func perform() throws -> String {
    let directory = [sources, folder, form.name].filter { !$0.isEmpty }.joined(separator: "/")
    var new: [(path: String, text: String)] = []
    if isForTestsOnly {
      guard tests != nil else {
        throw Refusal(
          description:
            "no test target depends on \(module); add one to Package.swift. Nothing was written")
      }
    } else {
      new = form.files.map { ("\(directory)/\($0.name)", $0.text) }
    }
    if let tests {
      let file = form.testFile(importing: module)
      new.append(("\(tests)/\(file.name)", file.text))
    }
    for (path, _) in new where FileManager.default.fileExists(atPath: path) {
      throw Refusal(
        description:
          "\(Self.shown(path)) exists already; remove it or choose another name. Nothing was written"
      )
    }
    let attachment = try attachment()
    var report = ""
    for (path, text) in new {
      try write(text, to: path)
      report += "wrote \(Self.shown(path))\n"
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
    guard let router = try Self.text(declaring: "\(parent)Router", in: sources) else {
      throw Refusal(
        description:
          "\(Self.shown(sources)) has no class \(parent)Router; name a RIB of this target. Nothing was written"
      )
    }
    let attachment = Attachment(
      child: form, parent: parent,
      parentHasView: try Self.text(declaring: "\(parent)ViewController", in: sources) != nil,
      parentShowsViews: router.contains(
        "func \(form.showing.show)(_ viewController: ViewControllable)"))
    return "\nto attach \(form.name) to \(parent), add:\n\(attachment.lines)"
  }

  /// The text of the file below `sources` that declares the class `name`; nil if there is none.
  private static func text(declaring name: String, in sources: String) throws -> String? {
    let paths = FileManager.default.enumerator(atPath: sources)
    for case let path as String in paths ?? .init() where path.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8)
      for place in text.ranges(of: " \(name)")
      where ["class", "typealias"].contains(where: text[..<place.lowerBound].hasSuffix) {
        if !(text[place.upperBound...].first ?? " ").isLetter { return text }
      }
    }
    return nil
  }

  /// `path` relative to the current folder, which is the package's.
  private static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  private var nextSteps: String {
    let mocks =
      tests == nil
      ? "\(module) has no test target, so no tests were written."
      : "next: swift package --allow-writing-to-package-directory generate-mocks --target \(module) writes the mocks that the tests name"
    if isForTestsOnly {
      return """

        \(mocks)
        then: change what your RIB does differently; these are the tests of a generated one

        """
    }
    let step =
      switch (form.kind, parent) {
      case (.launch, _):
        "launch the router of \(form.name)Builder in a UIWindow, and generate its children with --parent \(form.name)"
      case (_, let parent?):
        form.showing == .presented
          ? "call router?.routeTo\(form.name)() in \(parent)Interactor, and record a transcript with --echo"
          : "call router?.routeTo\(form.name)() in \(parent)Interactor; the view of \(parent) has to be in a UINavigationController"
      default: "attach \(form.name) to a parent; --parent RIB prints how"
      }
    return "\n\(mocks)\nthen: \(step)\n"
  }
}
