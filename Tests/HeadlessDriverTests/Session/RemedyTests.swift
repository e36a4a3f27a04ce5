import HeadlessDriver
import HeadlessUI
import StateBindingTestSupport
import Testing

/// The remedies for lines that a person is likely to try.
struct RemedyTests {
  @Test(arguments: [
    ("help", ":help"), ("?", ":help"), ("quit", ":quit"), ("exit", ":quit"), ("q", ":quit"),
    ("Q", ":quit"), ("undo 2", ":undo 2"), ("wait 2s", ":wait 2s"), ("tree", ":tree"),
  ])
  func `the error for a command without its colon suggests the command`(
    line: String, command: String
  ) async {
    let session = await startedSession { _ in Form() }
    #expect(
      await session.answer(to: line) == "unknown-action: no \"\(line)\"; did you mean \(command)?")
    _ = await session.send("Ask")
    #expect(await session.answer(to: line).hasSuffix("; did you mean \(command)?"))
  }

  @Test(arguments: [
    ("type Kim", #"no field "Kim"; did you mean type name Kim?"#),
    ("name Kim", #"no "name Kim"; did you mean type name Kim?"#),
    ("NAME Kim Lee", #"no "NAME Kim Lee"; did you mean type name Kim Lee?"#),
  ])
  func `a text without a verb or a name leads to the only field`(
    line: String, answer: String
  ) async {
    let session = await startedSession { _ in TextField("name", text: .constant("")) }
    #expect(await session.answer(to: line) == "unknown-action: \(answer)")
  }

  @Test(arguments: ["🇰🇷", "\u{301}", "e\u{301}", "\u{301}\u{323}", "👨‍👩‍👧", "각", "a ", "\"", "1", "1 "])
  func `an unknown line costs as much for each of its characters`(text: String) async throws {
    let session = await startedSession { _ in
      VStack {
        TextField("name", text: .constant(""))
        SecureField("pin", text: .constant(""))
        Button("login 12345") {}
      }
    }
    for start in ["", "type ", "tap ", ":"] {
      try await expectLinear(2000, "\(start)\(text)") { count in
        _ = await session.send(start + String(repeating: text, count: count))
      }
    }
  }

  @Test func `the number of a field and a text lead to the field`() {
    let screen = Screen(elements: [
      Element(role: .button, label: "One"), Element(role: .field, label: "Name"),
    ])
    let error = Front(screen).read("2 Kim", takesNumbers: true).error
    #expect(error?.sentence == #"no "2 Kim"; did you mean type Name Kim?"#)
  }

  @Test func `an unknown name leads to :wait while work is under way`() async {
    let session = await startedSession { clock in
      Button("Start") { Task { try? await clock.sleep(for: .seconds(1)) } }
    }
    _ = await session.send("Start")
    #expect(
      await session.answer(to: "xyzzy")
        == #"unknown-action: no "xyzzy"; :wait lets what is under way end, and :actions lists what works"#
    )
    _ = await session.send(":wait")
    #expect(
      await session.answer(to: "xyzzy") == #"unknown-action: no "xyzzy"; :actions lists what works"#
    )
  }

  @Test func `a name on the screen comes before a command`() async {
    let session = await startedSession { _ in Button("Help") {} }
    #expect(await session.send("help").error == nil)
  }

  @Test(arguments: [
    ("tpye name Kim", "type name Kim"), ("togle news", "toggle news"),
    ("TOGGLE news", "toggle news"),
    ("pikc color Red", "pick color Red"), ("tab Ask", "tap Ask"), ("sumbit name", "submit name"),
  ])
  func `the error for a misspelt verb suggests the corrected line`(line: String, corrected: String)
    async
  {
    let session = await startedSession { _ in Form() }
    #expect(
      await session.answer(to: line)
        == "unknown-action: no \"\(line)\"; did you mean \(corrected)?")
  }

  @Test func `the error for the name of a hidden row suggests more`() async {
    let session = await startedSession { _ in
      List(1..<1000, id: \.self) { row in Button("row \(row)") {} }
    }
    #expect(
      await session.answer(to: "last line")
        == "unknown-action: no \"last line\"; more shows further rows, and :actions lists what works"
    )
    #expect(
      await session.answer(to: "row 999")
        == "unknown-action: no \"row 999\"; more shows further rows, and :actions lists what works")
    #expect(
      await session.answer(to: "rwo 12")
        == "unknown-action: no \"rwo 12\"; more shows further rows; did you mean \"row 12\"?")
  }

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
