import Foundation
import StateBindingTestSupport
import Testing

/// The server of tools, driven by the official client for Python.
struct ClientTests {
  @Test(.enabled(if: hasClient, "Agents/client needs Python and the package mcp; pip install mcp"))
  func `the official client uses an app in both revisions`() throws {
    let outcome = try Self.run(["\(Spawning.productsFolder)profile-repl"])
    #expect(outcome.output == "auto: every answer is right\nlegacy: every answer is right\n")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func `without the client the script says that nothing was tested`() throws {
    let outcome = try Outcome(
      of: "/usr/bin/env", ["python3", "-S", Self.script],
      environment: ["PATH": "/usr/bin:/bin:/usr/local/bin"])
    // 127: there is no Python at all.
    #expect([77, 127].contains(outcome.status))
    if outcome.status == 77 { #expect(outcome.output.hasPrefix("skipped: ")) }
  }

  nonisolated private static let hasClient =
    (try? run(["--help"], code: "import mcp")).map { $0.status == 0 } ?? false

  nonisolated private static var script: String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Agents/client")
      .standardized.path
  }

  /// Runs the script with `arguments`, or `code`.
  nonisolated private static func run(_ arguments: [String], code: String? = nil) throws -> Outcome
  {
    try Outcome(
      of: "/usr/bin/env", ["python3"] + (code.map { ["-c", $0] } ?? [script]) + arguments,
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
  }
}
