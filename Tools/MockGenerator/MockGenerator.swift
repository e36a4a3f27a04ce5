import Foundation

/// Writes mocks of the protocols in a module's symbol graph: those mocks that the tests name. The
/// plugin `generate-mocks` runs it.
@main
struct MockGenerator {
  static func main() {
    do {
      let request = try Request(Array(CommandLine.arguments.dropFirst()))
      print(try request.perform(), terminator: "")
    } catch {
      FileHandle.standardError.write(Data("generate-mocks: \(error)\n".utf8))
      exit(error is UsageError ? 2 : 1)
    }
  }
}

/// A mistake in the arguments.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}

/// The reason why there is no mock, or no file.
struct Refusal: Error, CustomStringConvertible {
  let description: String
}

/// What to read, and where to write the mocks.
struct Request {
  /// The symbol graph of the module to mock, then those of the modules that its protocols inherit from.
  private let graphs: [String]
  /// The folder of the tests that name the mocks; nil if there is none.
  private let tests: String?
  /// The protocols to mock; nil for those that the tests ask for.
  private let only: [String]?
  private let output: String
  private let isCheck: Bool
  /// The module that the features import in place of StateBinding: RIBs or ModernRIBs; nil without AppleNames.
  private let namesake: String?

  init(_ arguments: [String]) throws {
    let usage =
      "MockGenerator --graph FILE [--graph FILE ...] (--tests FOLDER | --only NAME,...) --output FILE [--ribs MODULE] [--check]"
    var values: [String: [String]] = [:]
    var isCheck = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": isCheck = true
      case "--graph", "--tests", "--only", "--output", "--ribs":
        guard let value = rest.popFirst(), !value.hasPrefix("-") else {
          throw UsageError(description: "\(argument) needs a value\n\(usage)")
        }
        values[argument, default: []].append(value)
      default: throw UsageError(description: "there is no option \(argument)\n\(usage)")
      }
    }
    guard let graphs = values["--graph"], let output = values["--output"]?.last else {
      throw UsageError(description: "--graph or --output is missing\n\(usage)")
    }
    self.graphs = graphs
    self.output = output
    self.isCheck = isCheck
    namesake = values["--ribs"]?.last
    tests = values["--tests"]?.last
    only = values["--only"].map { $0.flatMap { $0.split(separator: ",").map(String.init) } }
    if tests == nil, only == nil {
      throw UsageError(description: "--tests or --only is missing\n\(usage)")
    }
  }

  /// Writes or checks the file, and returns the text to print.
  func perform() throws -> String {
    let graphs = try graphs.map(SymbolGraph.init)
    let known = KnownSymbols(graphs)
    let wanted = try wantedProtocols(of: graphs[0].module.name, known)
    let file = MockFile(
      of: graphs.map(\.module.name), only: only, wanted, known, namesake: namesake)
    let old = (try? Data(contentsOf: URL(filePath: output))).map {
      String(decoding: $0, as: UTF8.self)
    }
    let shown = file.refusals.map { "\($0)\n" }.joined()
    if isCheck {
      guard let old else {
        throw Refusal(description: "\(output) is missing; run generate-mocks without --check")
      }
      if old == file.text { return shown + "\(output) is current\n" }
      let differing = MockFile.differences(between: old, and: file.text)
      throw Refusal(
        description:
          "\(output) is not current; run generate-mocks without --check. These differ: \(differing.joined(separator: ", "))"
      )
    }
    if old != file.text {
      let url = URL(filePath: output)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url, options: .atomic)
    }
    let mocks = file.count == 1 ? "1 mock" : "\(file.count) mocks"
    return shown + "\(old == file.text ? "\(output) was current" : "wrote \(output)"), \(mocks)\n"
  }

  /// The protocols of `module` to mock, in the order of their names.
  private func wantedProtocols(of module: String, _ known: KnownSymbols) throws -> [ProtocolSymbol]
  {
    let protocols = known.protocols.values.filter { $0.module == module }
      .sorted { $0.name < $1.name }
    if let only {
      if let unknown = only.first(where: { name in !protocols.contains { $0.name == name } }) {
        throw Refusal(description: "\(module) has no protocol \(unknown)")
      }
      return protocols.filter { only.contains($0.name) }
    }
    let named = try namesInTests()
    try refuseMisspelt(named, among: protocols.map(\.mockName))
    let wanted = protocols.filter { named.contains($0.mockName) }
    if wanted.isEmpty {
      throw Refusal(
        description:
          "no test in \(tests ?? "") asks for a mock of \(module); write the name of one, such as \(protocols.first?.mockName ?? "ShopListenerMock"), or name protocols with --only"
      )
    }
    return wanted
  }

  /// Refuses the name of a mock without a protocol, if another mock has almost this name, or if the last run wrote this mock.
  private func refuseMisspelt(_ named: Set<String>, among mocks: [String]) throws {
    let old = (try? String(contentsOf: URL(filePath: output), encoding: .utf8))?.names ?? []
    for name in named.subtracting(mocks).sorted() {
      // Letters that were added and letters that were left out.
      let near = mocks.map { (name: $0, edits: $0.difference(from: name).count) }
        .filter { $0.edits <= 2 }.min { $0.edits < $1.edits }
      if near == nil, !old.contains(name) { continue }
      let remedy = near.map { "did you mean \($0.name)?" } ?? "remove it from the tests;"
      throw Refusal(
        description:
          "the tests name \(name), but there is no protocol \(name.dropLast(4)); \(remedy) \(output) was not changed"
      )
    }
  }

  /// The names of mocks in the tests, except for those that the tests declare themselves.
  private func namesInTests() throws -> Set<String> {
    var names: Set<String> = []
    var declared: Set<String> = []
    let folder = URL(filePath: tests ?? "")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let written = URL(filePath: output).lastPathComponent
    for case let file as URL in files ?? .init()
    where file.pathExtension == "swift" && file.lastPathComponent != written {
      let words = String(decoding: try Data(contentsOf: file), as: UTF8.self).names
      for (word, last) in zip(words, [""] + words) where word.hasSuffix("Mock") {
        if ["class", "struct", "typealias"].contains(last) {
          declared.insert(word)
        } else {
          names.insert(word)
        }
      }
    }
    return names.subtracting(declared)
  }
}

/// The text of a file of mocks.
struct MockFile {
  /// One sentence for each protocol without a mock, with the reason.
  private(set) var refusals: [String] = []
  /// The number of mocks.
  private(set) var count = 0
  private(set) var text = ""

  /// Mocks the protocols `wanted` of the first module. The other modules have parents of these protocols.
  init(
    of modules: [String], only: [String]?, _ wanted: [ProtocolSymbol], _ known: KnownSymbols,
    namesake: String?
  ) {
    var mocked: [MockedProtocol] = []
    for symbol in wanted {
      do throws(Refusal) {
        mocked.append(try MockedProtocol(symbol, known: known))
      } catch {
        refusals.append(error.description)
      }
    }
    count = mocked.count
    let views = mocked.contains { $0.base?.hasView == true }
    let classes = mocked.map { "\(Self.mark)\($0.symbol.name)\n\n\(MockClass($0).text)\n" }
    let command =
      "swift package generate-mocks --target \(modules.joined(separator: " --with "))"
      + (only.map { " --only \($0.joined(separator: ","))" } ?? "")
    let head = """
      // Written by `\(command)`; changes are lost.
      // swift-format-ignore-file

      """
    let body = refusals.map { "// \($0)\n" } + classes
    let needsValues = body.contains { $0.contains(" unset(") }
    let parts =
      [head, imports(of: modules[0], mocked, nameTests: needsValues, namesake)] + body
      + Self.ending(views: views, needsValues: needsValues)
    text = parts.joined(separator: "\n")
  }

  private static let mark = "// MARK: "

  private func imports(
    of module: String, _ mocked: [MockedProtocol], nameTests: Bool, _ namesake: String?
  ) -> String {
    var modules = mocked.reduce(into: Set<String>()) { $0.formUnion($1.modules) }
    if nameTests { modules.insert("Testing") }
    modules.remove(module)
    // Foundation re-exports FoundationEssentials, which other platforms lack.
    if modules.remove("FoundationEssentials") != nil { modules.insert("Foundation") }
    var needsViews = mocked.contains {
      $0.base == .viewController || $0.base?.hasView == true || $0.hasOwnView
    }
    if let namesake {
      // The modules with Apple's names have the same names everywhere.
      if modules.remove("StateBinding") != nil { modules.insert(namesake) }
      let types = mocked.flatMap(\.requirements).flatMap { $0.parameters.map(\.type) + [$0.type] }
      for (module, names) in [("RxSwift", ["Observable<", "Subject<"]), ("RxRelay", ["Relay<"])] {
        if names.contains(where: { name in types.contains { $0.contains(name) } }) {
          modules.insert(module)
        }
      }
      if modules.remove("HeadlessUI") != nil || needsViews { modules.insert("UIKit") }
      if modules.remove("AppleFoundation") != nil { modules.insert("Foundation") }
      needsViews = false
    }
    if needsViews { modules.remove("HeadlessUI") }
    var groups = [modules.sorted().map { "import \($0)\n" }.joined()]
    if needsViews {
      groups.append("#if os(iOS)\n  import UIKit\n#else\n  import HeadlessUI\n#endif\n")
    }
    let isTestable = mocked.contains { !$0.symbol.isPublic }
    groups.append(
      isTestable
        ? "// Some of the protocols are internal to their module.\n@testable import \(module)\n"
        : "import \(module)\n")
    return groups.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The declarations that the `mocks` share.
  private static func ending(views: Bool, needsValues: Bool) -> [String] {
    var parts: [String] = []
    if views {
      parts.append(
        """
        /// The view of a mocked router.
        private final class MockView: UIViewController, ViewControllable {}

        """)
    }
    if needsValues {
      parts.append(
        """
        private nonisolated func unset(_ call: String, _ member: String) -> Never {
          let test = Test.current.map { " in the test \\($0.name)" } ?? ""
          fatalError("\\(call) needs a value\\(test); set \\(member) of the mock first")
        }

        """)
    }
    return parts.isEmpty ? [] : ["\(mark)the end of the file\n"] + parts
  }

  /// The names of the parts in which two files differ.
  static func differences(between old: String, and new: String) -> [String] {
    let (old, new) = (sections(of: old), sections(of: new))
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  private static func sections(of text: String) -> [String: String] {
    let parts = text.components(separatedBy: mark)
    var sections = ["the head of the file": parts[0]]
    for part in parts.dropFirst() {
      sections[String(part.prefix { $0 != "\n" })] = part
    }
    return sections
  }
}
