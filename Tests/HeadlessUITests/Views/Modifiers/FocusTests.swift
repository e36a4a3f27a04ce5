import HeadlessUI
import Testing

struct FocusTests {
  @Test func `typing into a field focuses it, and no other`() throws {
    let view = ShownView(Form1())
    #expect(view.outline == ["field 'Name' = ''", "field 'Mail' = ''", "field 'Note' = ''"])
    try view.send(.type("Kim"), to: "Name")
    #expect(
      view.outline == ["field 'Name' = 'Kim' selected", "field 'Mail' = ''", "field 'Note' = ''"])
    try view.send(.type("k@x"), to: "Mail")
    #expect(
      view.outline == [
        "field 'Name' = 'Kim'", "field 'Mail' = 'k@x' selected", "field 'Note' = ''",
      ])
    try view.send(.type("n"), to: "Note")
    #expect(
      view.outline == ["field 'Name' = 'Kim'", "field 'Mail' = 'k@x'", "field 'Note' = 'n'"])
  }

  @Test func `the focus can be moved by the code`() throws {
    let view = ShownView(Form1())
    try view.send(.submit, to: "Name")
    #expect(
      view.outline == ["field 'Name' = ''", "field 'Mail' = '' selected", "field 'Note' = ''"])
    try view.send(.submit, to: "Mail")
    #expect(view.outline == ["field 'Name' = ''", "field 'Mail' = ''", "field 'Note' = ''"])
  }

  @Test func `two states never have the focus at once`() throws {
    let view = ShownView(Two())
    try view.send(.type("1"), to: "A")
    #expect(view.outline.prefix(2) == ["field 'A' = '1' selected", "field 'B' = ''"])
    try view.tap("to B")
    #expect(view.outline.prefix(2) == ["field 'A' = '1'", "field 'B' = '' selected"])
    try view.send(.type("2"), to: "A")
    #expect(view.outline.prefix(2) == ["field 'A' = '2' selected", "field 'B' = ''"])
  }

  @Test func `a field that goes takes its focus with it`() throws {
    let view = ShownView(Going())
    try view.send(.type("1"), to: "A")
    #expect(view.outline.last == "text 'focused'")
    try view.tap("Show")
    #expect(view.outline == ["toggle 'Show' = 'off'", "text 'not focused'"])
  }
}

private struct Form1: View {
  enum Field { case name, mail }

  @State private var name = ""
  @State private var mail = ""
  @State private var note = ""
  @FocusState private var focus: Field?

  var body: some View {
    TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .mail }
    TextField("Mail", text: $mail).focused($focus, equals: .mail).onSubmit { focus = nil }
    TextField("Note", text: $note)
  }
}

private struct Two: View {
  @State private var a = ""
  @State private var b = ""
  @FocusState private var isA: Bool
  @FocusState private var isB: Bool

  var body: some View {
    TextField("A", text: $a).focused($isA)
    TextField("B", text: $b).focused($isB)
    Button("to B") { isB = true }
  }
}

private struct Going: View {
  @State private var text = ""
  @State private var isShown = true
  @FocusState private var isFocused: Bool

  var body: some View {
    Toggle("Show", isOn: $isShown)
    if isShown { TextField("A", text: $text).focused($isFocused) }
    Text(isFocused ? "focused" : "not focused")
  }
}
