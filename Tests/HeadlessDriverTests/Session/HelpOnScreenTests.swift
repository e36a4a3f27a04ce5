import HeadlessDriver
import HeadlessUI
import Testing

/// Help on the screen in front, and completion.
struct HelpOnScreenTests {
  @Test func `:help fits 80 columns, has groups, and an example from the screen in front`() async {
    let session = await startedSession { _ in Form() }
    let lines = await session.answer(to: ":help").split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[1] == "  type name TEXT        works now, for example")
    #expect(
      lines.filter { $0.hasSuffix(":") } == [
        "A line is the name of what to use, as the screen shows it:", "Fields and choices:",
        "Screens, lists and alerts:", "Several with one name:",
        "Lines that begin with : are about the session. They look:", "They go on:",
        "They go back:", "They end:",
      ])
    _ = await session.send("Ask")
    #expect(
      await session.answer(to: ":help").split(separator: "\n")[1]
        == "  confirm               works now, for example")
  }

  @Test(arguments: [
    ("PICK col", [#"pick color Red"#, "pick color Royal blue"]),
    ("toggle n", ["toggle news"]), ("tap a", [#"tap "Ask""#]), (":open lib", []),
    (":open l", [":open letters://"]), (":und", [":undo"]), ("  :re", [":restart", ":redo"]),
  ])
  func `completions know options, links and any case`(text: String, lines: [String]) async {
    let session = await startedSession(links: AppLinks(["letters://{name}"]) { _ in }) { _ in
      Form()
    }
    #expect(session.completions(of: text) == lines)
  }
}

private struct Form: View {
  @State private var name = ""
  @State private var news = false
  @State private var color = "Red"
  @State private var asks = false

  var body: some View {
    TextField("name", text: $name)
    Toggle("news", isOn: $news)
    Picker("color", selection: $color) {
      ForEach(["Red", "Royal blue"], id: \.self) { Text($0) }
    }
    Button("Ask") { asks = true }
      .alert("Sure?", isPresented: $asks) { Button("OK") {} }
  }
}
