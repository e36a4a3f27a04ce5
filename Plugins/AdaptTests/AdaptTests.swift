import Foundation
import PackagePlugin

/// `swift package adapt-tests`: lets `TestAdapter` adapt the tests of a folder.
@main
struct AdaptTests: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "TestAdapter").url
    tool.arguments = arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}
