import Foundation
import PackagePlugin

/// `swift package generate-rib`: finds the folders of the target, and lets `RIBTemplates` write the files.
@main
struct GenerateRIB: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    if arguments.contains("--help") { return try run(["--help"], context) }
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = context.package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
    let features = targets.filter { $0.kind == .generic || $0.kind == .executable }
    guard names.count == 1, let target = features.first(where: { $0.name == names[0] }) else {
      let known = features.map(\.name).sorted().joined(separator: ", ")
      let found = names.isEmpty ? "--target is missing" : "there is no target \(names[0])"
      throw Failure(description: "\(found); the targets are \(known)")
    }
    var passed =
      extractor.remainingArguments + [
        "--module", target.moduleName, "--sources", target.directoryURL.path,
      ]
    if let tests = targets.first(where: { $0.kind == .test && $0.depends(on: target) }) {
      passed += ["--tests", tests.directoryURL.path]
    }
    try run(passed, context)
  }

  private func run(_ arguments: [String], _ context: PluginContext) throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "RIBTemplates").url
    tool.arguments = arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}

extension SwiftSourceModuleTarget {
  fileprivate func depends(on target: any Target) -> Bool {
    dependencies.contains { dependency in
      if case .target(let used) = dependency { used.id == target.id } else { false }
    }
  }
}

/// A mistake in the arguments.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
