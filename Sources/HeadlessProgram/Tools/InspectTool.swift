import HeadlessDriver
import HeadlessUI

extension Tool {
  static let inspect: Tool = Tool(
    name: "inspect",
    help:
      "Shows the screen, the lines that work now, the states of the RIBs, their tree, the steps so far, or what the last `send` did inside.",
    schemas:
      #"{\#(session),"what":{"enum":["screen","actions","state","tree","history","trace"]},"path":{"type":"string","description":"A part of the state, such as Profile.member"}}"#,
    required: ["session", "what"], writes: .nothing,
    answer: { (call, host) async throws(UsageError) in
      await host.session?.inspect(call) ?? ToolAnswer(isError: true, isOver: true)
    })
}

extension ToolSession {
  fileprivate func inspect(_ call: ToolCall) async -> ToolAnswer {
    let commands: [String: Command] = [
      "screen": .screen, "actions": .actions, "state": .state(call.text("path")), "tree": .tree,
      "history": .history,
    ]
    guard let command = commands[call.text("what") ?? ""] else {
      let text = text(of: events)
      return ToolAnswer(text: text.isEmpty ? "nothing happened in the last send" : text)
    }
    let response = await session.take(.session(command))
    if let error = response.error { return ToolAnswer(text: error.complaint, isError: true) }
    return ToolAnswer(
      text: text(of: [], response.diagnostics, response.notes)
        + (response.showsScreen ? show(response) : response.printed(width: session.style.width)))
  }
}
