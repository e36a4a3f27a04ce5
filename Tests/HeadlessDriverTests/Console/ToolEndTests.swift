import Foundation
import StateBindingC
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver
@testable import HeadlessProgram

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

  @Test func `a new session and a check run the program that a build has put in its place`() throws
  {
    let folder = try TemporaryFolder()
    let (program, next) = ("\(folder.path)/app", "\(folder.path)/next")
    func build(_ name: String) throws {
      // Not in this process: a file that it has just written cannot be started while another test starts a process.
      #expect(try Outcome(of: "/bin/cp", [Spawning.productsFolder + name, next]).status == 0)
      #expect(rename(next, program) == 0)
    }
    try build("EndingProgram")
    let client = try ToolClient(program, in: folder, environment: Spawning.withoutLeaks)
    #expect(try client.call("start").text == "session: 1\n  count 0\n\n  count\n  end\n")
    try build("MemoProgram")
    #expect(
      try client.call("send", #""session":1,"lines":["count"]"#).text
        == """
          count 1

          count
          end
        note: the program was built again; session 1 runs the previous build; call start for a session of the new build

        """)
    let note = "note: the program was built again; this is the new build\n"
    #expect(
      try client.call("start").text == "session: 2\n  memo 1  Rice\n  memo 2  Milk\n\(note)")
    #expect(try client.call("start").text == "session: 3\n  memo 1  Rice\n  memo 2  Milk\n")
    try build("EndingProgram")
    _ = try folder.write(
      "#: ends 1 lang=en width=80\n|   count 0\n|...\n= exit 0\n", to: "a.transcript")
    #expect(
      try client.call("check", #""files":["a.transcript"]"#)
        == ToolClient.Answer(text: "1 transcript: all passed\n\(note)", isError: false))
    #expect(unlink(program) == 0)
    #expect(
      try client.call("start").text == "there is no \"\(program)\" now; build it, then try again")
  }

  @Test func `the sentence of a trap is in the answer`() throws {
    let folder = try TemporaryFolder()
    let client = try ToolClient(
      "MemoProgram", ["--fault=traps-on-empty-title"], in: folder,
      environment: Spawning.withoutLeaks)
    _ = try client.call("start")
    let lines = ["memo 1", "type title \"\"", "save"]
    let sent = try client.call(
      "send", #""session":1,"lines":["memo 1","type title \"\"","save"]"#)
    _ = try folder.write(
      "#: memos 1 lang=en width=80 fault=traps-on-empty-title\n|...\n"
        + lines.map { "> \($0)\n|...\n" }.joined() + "= exit 0\n", to: "a.transcript")
    let check = try client.call("check", #""files":["a.transcript"]"#)
    let explore = try client.call("explore", #""start":["--lang=ko"],"depth":3"#)
    for answer in [sent, check, explore] {
      #expect(answer.isError)
      // An optimised program traps without a word.
      #if DEBUG
        #expect(
          answer.text.contains(
            "; fix the trap: MemoProgram/MemoRIB.swift:58: Fatal error: a memo needs a title\n"),
          "\(answer.text)")
      #endif
    }
    #expect(explore.text.contains("\n--lang=ko: 15 places, "))
  }

  @Test func `an app that ends at its launch begins no session`() throws {
    let client = try ToolClient("EndingProgram", environment: Spawning.withoutLeaks)
    let answer = try client.call("start", #""options":["--how=exit","--when=launch"]"#)
    #expect(answer.isError)
    #expect(answer.text.hasPrefix("the launch of the app ended the process by exit with status 3"))
    #expect(try client.call("start").text.hasPrefix("session: 1\n"))
  }

  /// A client whose first session hangs, with the id of the call.
  private func hanging() throws -> (client: ToolClient, id: Int) {
    let client = try ToolClient("EndingProgram", environment: Spawning.withoutLeaks)
    _ = try client.call("start", #""options":["--how=loop"]"#)
    _ = try client.call("start")
    let id = client.send(
      "tools/call", #""name":"send","arguments":{"session":1,"lines":["end"]}"#)
    try client.program.readErrors(to: "looping\n")
    return (client, id)
  }

  @Test func `other sessions go on while a line hangs, and a cancelled call ends its session`()
    throws
  {
    let (client, id) = try hanging()
    #expect(try client.call("send", #""session":2,"lines":["count"]"#).text.contains("count 1\n"))
    #expect(try client.call("start").text.hasPrefix("session: 3\n"))
    // Waits for its turn.
    client.send("tools/call", #""name":"inspect","arguments":{"session":1,"what":"tree"}"#)
    client.cancel(id)
    #expect(
      try ToolClient.answer(in: client.next()).text == "there is no session \"1\"; start begins one"
    )
    #expect(try client.program.end().output == "")
  }

  @Test func `calls of a session that come at once are answered in their order`() throws {
    let client = try ToolClient("EndingProgram", environment: Spawning.withoutLeaks)
    client.send("tools/call", #""name":"start","arguments":{}"#)
    for _ in 1...3 {
      client.send("tools/call", #""name":"send","arguments":{"session":1,"lines":["count"]}"#)
    }
    client.program.endInput()
    let answers = try (0...3).map { _ in try ToolClient.answer(in: client.next()).text }
    for (number, answer) in answers.enumerated() { #expect(answer.contains("count \(number)\n")) }
    #expect(try client.program.ended() == Outcome())
  }

  @Test func `a line that hangs ends soon after the input`() throws {
    let (client, _) = try hanging()
    let start = ContinuousClock.now
    client.program.endInput()
    #expect(
      try ToolClient.answer(in: client.next()).text
        == "the input ended before send; keep it open until the answer")
    #expect(try client.program.ended().status == 0)
    #expect(.now - start < .seconds(30))
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
