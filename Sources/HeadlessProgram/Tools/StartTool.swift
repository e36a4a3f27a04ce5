import HeadlessDriver
import HeadlessUI

extension Tool {
  static let start: Tool = Tool(
    name: "start",
    help:
      "Starts the app in a new session and shows its first screen. In front of each thing that can be used, a screen has the word to send.",
    schemas:
      #"{"options":{\#(texts),"description":"As on the command line: OPTIONS"},"link":{"type":"string","description":"A deep link to follow first"}}"#,
    app: .new,
    answer: { (call, host) async throws(UsageError) in
      let session = try ToolSession(host.program, try host.program.launch(call))
      host.session = session
      let opening = await session.runner.begin(following: session.launch.url)
      let answer = opening.answer
      session.events = answer.inside?.events ?? []
      if let error = answer.error {
        return ToolAnswer(text: "link: \(error.complaint)", isError: true, isOver: true)
      }
      return ToolAnswer(
        text: session.text(of: answer.events, answer.diagnostics, answer.notes)
          + session.show(opening.shown) + opening.note)
    })
}

extension Program {
  /// The conditions of the launch that `call` asks for. An option that reaches outside the program must have the value with
  /// which the program was started.
  fileprivate func launch(_ call: ToolCall) throws(UsageError) -> LaunchOptions {
    let given = try parser.parseSession(call.texts("options"))
    for option in options where !option.isSafeInHeader {
      let value = given.settings[option.name]
      if value == nil || value == call.launch.settings[option.name] { continue }
      throw UsageError(
        "--\(option.name) reaches outside of the program; start the program with it: \(name) --mcp --\(option.name)\(option.value.map { "=\($0)" } ?? "")"
      )
    }
    var launch = given.filled(by: call.launch)
    launch.url = call.text("link") ?? launch.url
    return launch
  }
}
