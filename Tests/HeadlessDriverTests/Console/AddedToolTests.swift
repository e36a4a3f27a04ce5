import HeadlessUI
import StateBindingC
import StateBindingFiles
import StateBindingTestSupport
import Testing

@testable import HeadlessDriver
@testable import HeadlessProgram

struct AddedToolTests {
  @Test func `a tool is a value, and one line adds it to the list`() async throws {
    let program = Program.small { Text("hello") }
    let folder = try TemporaryFolder()
    let calls = [
      ("initialize", ""), ("tools/list", ""),
      ("tools/call", #","params":{"name":"start"}"#),
      ("tools/call", #","params":{"name":"count_texts","arguments":{"session":1}}"#),
    ].enumerated().map { #"{"jsonrpc":"2.0","id":\#($0),"method":"\#($1.0)"\#($1.1)}"# + "\n" }
    let input = try folder.write(calls.joined(), to: "messages")
    let output = open(try folder.write("", to: "output"), O_WRONLY | O_CLOEXEC)
    defer { close(output) }
    let status = await program.run(
      ["--mcp", "--script", input], output: output, errors: 2, tools: Tool.all + [.countTexts]
    ) { () throws(SystemError) in nil }
    #expect(status == .success)
    let answers = try folder.text(of: "output").split(separator: "\n")
    #expect(
      answers[1].contains(
        #"{"name":"count_texts","description":"Counts the texts.","inputSchema":{"type":"object","properties":{"session":{"type":"integer"}},"required":["session"],"additionalProperties":false},"annotations":{"readOnlyHint":true,"openWorldHint":false}}"#
      ))
    #expect(
      answers[3]
        == #"{"jsonrpc":"2.0","id":3,"result":{"content":[{"type":"text","text":"1 text"}],"isError":false}}"#
    )
  }
}

/// A tool as an engineer adds it: this extension, and the tool's place in the list.
extension Tool {
  fileprivate static let countTexts: Tool = Tool(
    name: "count_texts", help: "Counts the texts.", schemas: "{\(session)}",
    required: ["session"], writes: .nothing,
    answer: { (_, host) async throws(UsageError) in
      let texts = host.session?.session.screen.elements.count { $0.role == .text } ?? 0
      return ToolAnswer(text: counted(texts, "text"))
    })
}
