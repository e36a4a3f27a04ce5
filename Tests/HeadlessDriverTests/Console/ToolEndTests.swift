import StateBindingC
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver

/// Sessions whose app ends its process.
///
/// The tests wait for other processes, so they leave the main actor to other tests.
nonisolated struct ToolEndTests {
  @Test(arguments: [
    ("exit", "line", "ended the process by exit with status 3; let the app show its end instead"),
    ("abort", "task", "ended the process with signal 6"),
    ("kill", "line", "was under way when signal 9 ended the process"),
  ])
  func `an app that ends its process ends its session only`(
    how: String, when: String, reason: String
  ) throws {
    let client = try ToolClient("EndingProgram", environment: Spawning.withoutLeaks)
    _ = try client.call("start", #""options":["--how=\#(how)","--when=\#(when)"]"#)
    _ = try client.call("start")
    let answer = try client.call("send", #""session":1,"lines":["count","end","count"]"#)
    #expect(answer.isError)
    #expect(answer.text.hasPrefix("\"end\" \(reason)"), "\(answer.text)")
    #expect(answer.text.hasSuffix("\nthe lines so far:\n  count\n  end\nstart begins anew"))
    #expect(
      try client.call("send", #""session":1,"lines":["count"]"#).text
        == "there is no session \"1\"; start begins one")
    #expect(
      try client.call("send", #""session":2,"lines":["count"]"#).text.contains("count 1\n"))
    #expect(try client.call("start").text.hasPrefix("session: 3\n"))
  }

  @Test func `an app that ends at its launch begins no session`() throws {
    let client = try ToolClient("EndingProgram", environment: Spawning.withoutLeaks)
    let answer = try client.call("start", #""options":["--how=exit","--when=launch"]"#)
    #expect(answer.isError)
    #expect(answer.text.hasPrefix("the launch of the app ended the process by exit with status 3"))
    #expect(try client.call("start").text.hasPrefix("session: 1\n"))
  }

  @Test func `an app that hangs ends its session only`() async {
    // Needs a process of its own, because `Children` catches the signals of its process.
    await #expect(processExitsWith: .success) { try await Self.expectTheEndOfAHang() }
  }

  @MainActor private static func expectTheEndOfAHang() async throws {
    let folder = try TemporaryFolder()
    func call(_ tool: String, _ arguments: String) -> String {
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":{\#(arguments)}}}"#
        + "\n"
    }
    let input = try folder.write(
      #"{"jsonrpc":"2.0","id":0,"method":"initialize"}"# + "\n"
        + call("start", #""options":["--how=loop"]"#) + call("start", "")
        + call("send", #""session":1,"lines":["count","end"]"#)
        + call("send", #""session":2,"lines":["count"]"#), to: "messages")
    let output = try folder.write("", to: "output")
    let children = try Children(
      ["--mcp"], program: "\(Spawning.productsFolder)EndingProgram", output: -1,
      patience: .milliseconds(isSanitized ? 4000 : 800))
    let program = Program(
      name: "ends", version: "1", summary: "Ends.",
      options: [Option("how", value: "WAY", help: "How", isSafeInHeader: true)]
    ) { _ in fatalError("the app runs in another process") }
    try await ToolServer(
      program: program, launch: LaunchOptions(),
      streams: Streams(program: "ends", output: open(output, O_WRONLY | O_CLOEXEC)),
      children: children,
      reading: open(input, O_RDONLY | O_CLOEXEC)
    ).run()
    let answers = try folder.text(of: "output").split(separator: "\n")
    #expect(answers.count == 5)
    #expect(answers[3].contains(#"\"end\" did not settle within a minute"#))
    #expect(answers[4].contains("count 1"))
  }
}
