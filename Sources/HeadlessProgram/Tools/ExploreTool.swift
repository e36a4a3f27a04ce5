import HeadlessDriver

extension Tool {
  static let explore: Tool = Tool(
    name: "explore",
    help:
      "Visits every screen that can be reached and looks for traps, leaks, dead ends and other faults. Shows each with the shortest test.",
    schemas:
      #"{"start":{\#(texts),"description":"As for start"},"never":{\#(texts),"description":"Texts that no screen has"},"always":{\#(texts),"description":"Texts that every screen has"},"depth":{"type":"integer","description":"Most lines from the start"},"limit":{"type":"integer","description":"Most places per walk"},"seconds":{"type":"integer","description":"30 if not given"},"sample":{\#(texts),"description":"FIELD=TEXT, a text to type into a field"}}"#,
    writes: .nothing, app: .copies,
    answer: { (call, host) async throws(UsageError) in
      var words = ["--explore"] + call.texts("start")
      for name in ["depth", "limit", "sample", "never", "always"] {
        words += call.texts(name).map { "--\(name)=\($0)" }
      }
      words.append("--seconds=\(call.text("seconds") ?? "30")")
      var request = try host.program.parser.parse(words)
      request.launch = try host.program.launch(call.launch, changedBy: call.texts("start"))
      let children = try host.children(for: words)
      defer { children?.stop() }
      let exploration = try await host.program.explore(
        request, on: children.map { WalkHosts(in: $0, atATime: request.jobs) }
      ) {
        host.onEvent(.progress(done: $0, left: $1))
      }
      let found = exploration.violations
      var text = found.prefix(20).map { "\($0)\n" }.joined()
      if found.count > 20 { text += "and \(found.count - 20) more\n" }
      return ToolAnswer(text: text + exploration.summary, isError: !found.isEmpty)
    })
}
