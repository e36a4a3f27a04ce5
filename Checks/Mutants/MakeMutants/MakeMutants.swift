import Foundation
import PackagePlugin

/// Copies the sources of an app into a target at each build, with the changes that `Mutants.txt` in the target lists.
@main
struct MakeMutants: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: "Mutants.txt")
    let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    let names = lines.first { $0.hasPrefix("copy ") }?.split(separator: " ").dropFirst() ?? []
    let maker = try context.tool(named: "MutantMaker").url
    var commands: [Command] = []
    for name in names {
      let original = context.package.dependencies.flatMap(\.package.targets)
        .first { $0.name == name }
      guard let original = original as? SwiftSourceModuleTarget else {
        throw Failure(description: "\(list.path) copies \(name), which is no Swift target")
      }
      for file in original.sourceFiles(withSuffix: "swift").map(\.url) {
        let copy = context.pluginWorkDirectoryURL.appending(path: file.lastPathComponent)
        commands.append(
          .buildCommand(
            displayName: "Copying \(file.lastPathComponent) for mutants", executable: maker,
            arguments: [list.path, file.path, file.lastPathComponent, copy.path],
            inputFiles: [list, file], outputFiles: [copy]))
      }
    }
    let copied = Set(commands.flatMap(\.outputNames))
    for line in lines where line.hasSuffix(".swift") && !line.hasPrefix("#") {
      let file = String(line.split(separator: " ").last ?? "")
      guard copied.contains(file) else {
        throw Failure(description: "\(list.path) changes \(file), which is in no copied target")
      }
    }
    return commands
  }
}

extension Command {
  fileprivate var outputNames: [String] {
    guard case .buildCommand(_, _, _, _, _, let outputs) = self else { return [] }
    return outputs.map(\.lastPathComponent)
  }
}

/// A mistake in the list.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
