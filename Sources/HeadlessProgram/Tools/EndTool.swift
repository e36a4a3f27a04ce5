import HeadlessDriver

extension Tool {
  static let end: Tool = Tool(
    name: "end", help: "Ends the session.", schemas: "{\(session)}",
    required: ["session"],
    answer: { (_, host) async throws(UsageError) in
      guard let session = host.session else { return ToolAnswer(isError: true, isOver: true) }
      return ToolAnswer(
        text: session.text(of: [], session.session.lastDiagnostics()), isOver: true)
    })
}
