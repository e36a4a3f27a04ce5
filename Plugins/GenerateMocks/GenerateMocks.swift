import Foundation
import PackagePlugin

/// `swift package generate-mocks`: asks the compiler for symbol graphs, and lets `MockGenerator` write the mocks.
@main
struct GenerateMocks: CommandPlugin {
  private static let usage =
    "generate-mocks --target TARGET [--with TARGET ...] [--only PROTOCOL,...] [--output FILE] [--check]"

  private static let help = """
    Writes mocks of the protocols of a target.

    swift package --allow-writing-to-package-directory \(usage)

      --target TARGET   the target with the protocols
      --with TARGET     a target with protocols that these inherit from
      --only PROTOCOL   the protocols to mock, with commas between them; else those that a test names
      --output FILE     the file of the mocks; else TARGETMocks.swift in the folder of the tests
      --check           write nothing, and fail if the file would change
      --help            print this text
    """

  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.contains("--help") { return print(Self.help) }
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let parents = extractor.extractOption(named: "with")
    let only = extractor.extractOption(named: "only")
    let outputs = extractor.extractOption(named: "output")
    let isCheck = extractor.extractFlag(named: "check") > 0
    if let unknown = extractor.remainingArguments.first {
      throw Failure(
        description: "there is no option \(unknown); write \(Self.usage)")
    }
    let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    let features = targets.filter { $0.kind == .generic || $0.kind == .executable }
    let known = features.map(\.name).sorted().joined(separator: ", ")
    guard names.count == 1 else {
      throw Failure(description: "name one target with --target; the targets are \(known)")
    }
    let used = context.package.dependencies.flatMap(\.package.targets)
      .compactMap { $0 as? SwiftSourceModuleTarget }
    let graphs = try (names + parents).map { name in
      guard let target = (features + used).first(where: { $0.name == name }) else {
        throw Failure(description: "there is no target \(name); the targets are \(known)")
      }
      return try graph(of: target)
    }
    let tests = testTarget(for: names[0], among: targets)
    guard let output = outputs.last ?? tests.map({ file(of: names[0], in: $0, context) }) else {
      throw Failure(
        description: "no test target depends on \(names[0]); name a file with --output")
    }
    let tool = Process()
    tool.executableURL = try context.tool(named: "MockGenerator").url
    tool.currentDirectoryURL = context.package.directoryURL
    var passed = graphs.flatMap { ["--graph", $0] } + only.flatMap { ["--only", $0] }
    if let tests { passed += ["--tests", tests.directoryURL.path] }
    if isCheck { passed.append("--check") }
    if let target = features.first(where: { $0.name == names[0] }), let ribs = try ribs(of: target)
    {
      passed += ["--ribs", ribs]
    }
    tool.arguments = passed + ["--output", output]
    try tool.run()
    tool.waitUntilExit()
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }

  /// Lets the compiler write the symbol graph of `target`, and returns the path of the file.
  private func graph(of target: SwiftSourceModuleTarget) throws -> String {
    let options = PackageManager.SymbolGraphOptions(minimumAccessLevel: .internal, includeSPI: true)
    let folder = try packageManager.getSymbolGraph(for: target, options: options).directoryURL
    return folder.appending(path: "\(target.moduleName).symbols.json").path
  }

  /// The module that the files of `target` import in place of StateBinding, if they use the product AppleNames.
  private func ribs(of target: SwiftSourceModuleTarget) throws -> String? {
    let lines = try target.sourceFiles(withSuffix: "swift").flatMap {
      try String(contentsOf: $0.url, encoding: .utf8).split(separator: "\n")
    }
    return ["RIBs", "ModernRIBs"].first { lines.contains("import \($0)") }
  }

  /// `TargetTests`, or the first test target that depends on the target `name`.
  private func testTarget(
    for name: String, among targets: [SwiftSourceModuleTarget]
  ) -> SwiftSourceModuleTarget? {
    let users = targets.sorted { $0.name < $1.name }.filter { test in
      test.kind == .test
        && test.dependencies.contains { dependency in
          if case .target(let used) = dependency { used.name == name } else { false }
        }
    }
    return users.first { $0.name == "\(name)Tests" } ?? users.first
  }

  /// `TargetMocks.swift` in the folder of `tests`.
  private func file(
    of name: String, in tests: SwiftSourceModuleTarget, _ context: PluginContext
  ) -> String {
    let root = context.package.directoryURL.path + "/"
    let path = tests.directoryURL.appending(path: "\(name)Mocks.swift").path
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

/// A mistake in the arguments.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
