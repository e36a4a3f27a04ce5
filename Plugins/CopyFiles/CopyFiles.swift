import Foundation
import PackagePlugin

/// Copies the sources of `FilesInSwift5` into a target that compiles them in another language mode.
@main
struct CopyFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) -> [Command] {
    let original = context.package.targets.first { $0.name == "FilesInSwift5" }
    guard let original = original as? SwiftSourceModuleTarget else { return [] }
    return original.sourceFiles(withSuffix: "swift").map(\.url).map { file in
      let copy = context.pluginWorkDirectoryURL.appending(path: file.lastPathComponent)
      return .buildCommand(
        displayName: "Copying \(file.lastPathComponent)", executable: URL(filePath: "/bin/cp"),
        arguments: [file.path, copy.path], inputFiles: [file], outputFiles: [copy])
    }
  }
}
