import HeadlessDriver
import HeadlessUI

extension Tool {
  static let send: Tool = Tool(
    name: "send",
    help:
      "Sends lines to the app, such as `logout`, `type name Kim`, `back`, `:wait 2s` or `:help`, up to the first that fails. Time passes only in `:wait`. Only `confirm`, `cancel` or `tap \"NAME\"` answers a question. Before you confirm what is destructive, get the person's word.",
    schemas:
      #"{\#(session),"lines":{\#(texts)},"screens":{"enum":["last","changes","all"],"description":"The screen after the last line (usual), only its lines that came (+) and went (-), or every screen"}}"#,
    required: ["session", "lines"],
    answer: { (call, host) async throws(UsageError) in
      await host.session?.send(call, on: host.onEvent) ?? ToolAnswer(isError: true, isOver: true)
    })
}

extension ToolSession {
  /// Sends lines up to the first that fails, or until the answer has 256 KiB.
  fileprivate func send(
    _ call: ToolCall, on event: @escaping (JobEvent) -> Void
  ) async -> ToolAnswer {
    let inputs = call.texts("lines").flatMap { $0.split { $0 == "\n" || $0 == "\r\n" } }
    let screens = call.text("screens")
    var answer = ToolAnswer()
    var shown: Response?
    events = []
    session.onWillSend = { [unowned self] sent in
      lines = lines.suffix(99) + [sent.recorded]
      event(.willSend(kept: 0, lines: lines))
    }
    for (index, input) in inputs.enumerated() {
      let response = await runner.send(InputLine(number: index + 1, text: String(input)))
      events += response.inside?.events ?? []
      let place = "line \(index + 1): "
      if screens == "all" { answer.text += "> \(response.sent?.shown ?? "")\n" }
      answer.text += text(
        of: response.events, response.diagnostics, response.notes, after: place)
      if let error = response.error { answer.text += "\(place)\(error.complaint)\n" }
      if let own = response.ownText, !own.isEmpty {
        answer.text += own.hasSuffix("\n") ? own : "\(own)\n"
      }
      if response.showsScreen {
        shown = response
        if screens == "all" { answer.text += show(response) }
      }
      (answer.isError, answer.isOver) = (response.error != nil, response.outcome == .quit)
      if answer.isError || answer.isOver || answer.text.utf8.count > 1 << 18 {
        let left = inputs.count - index - 1
        if left > 0 { answer.text += "\(counted(left, "line")) not sent\n" }
        break
      }
    }
    if answer.isOver { answer.text += "the session is over\n" }
    if let shown, screens != "all" { answer.text += show(shown, onlyChanges: screens == "changes") }
    return answer
  }
}
