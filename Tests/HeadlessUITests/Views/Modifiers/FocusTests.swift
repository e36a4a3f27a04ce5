import HeadlessUI
import Testing

struct FocusTests {
  @Test func `typing into a field moves the focus there`() throws {
    let view = ShownView(Form1())
    #expect(view.outline == ["field 'Name' = ''", "field 'Mail' = ''", "field 'Note' = ''"])
    try view.send(.type("Kim"), to: "Name")
    #expect(
      view.outline == ["field 'Name' = 'Kim' focused", "field 'Mail' = ''", "field 'Note' = ''"])
    try view.send(.type("k@x"), to: "Mail")
    #expect(
      view.outline == [
        "field 'Name' = 'Kim'", "field 'Mail' = 'k@x' focused", "field 'Note' = ''",
      ])
    try view.send(.type("n"), to: "Note")
    #expect(
      view.outline == ["field 'Name' = 'Kim'", "field 'Mail' = 'k@x'", "field 'Note' = 'n'"])
  }

  @Test func `code can move the focus`() throws {
    let view = ShownView(Form1())
    try view.send(.submit, to: "Name")
    #expect(
      view.outline == ["field 'Name' = ''", "field 'Mail' = '' focused", "field 'Note' = ''"])
    try view.send(.submit, to: "Mail")
    #expect(view.outline == ["field 'Name' = ''", "field 'Mail' = ''", "field 'Note' = ''"])
  }

  @Test func `submitting ends the focus, unless the action sets it`() throws {
    let view = ShownView(Submitted())
    for name in ["Leave", "Stay", "Move"] { try view.send(.type("1"), to: name) }
    try view.send(.submit, to: "Leave")
    #expect(view.outline.filter { $0.contains("focused") } == [])
    #expect(view.outline.last == "text 'submitted in leave'")
    try view.send(.submit, to: "Stay")
    #expect(view.outline[1] == "field 'Stay' = '1' focused")
    #expect(view.outline.last == "text 'submitted in stay'")
    try view.send(.submit, to: "Move")
    #expect(view.outline[0] == "field 'Leave' = '1' focused")
    #expect(view.outline.last == "text 'submitted in move'")
  }

  @Test func `submitting another field ends the focus of the first`() throws {
    let view = ShownView(Submitted())
    try view.send(.type("1"), to: "Leave")
    #expect(view.outline[0] == "field 'Leave' = '1' focused")
    try view.send(.submit, to: "Other")
    #expect(view.outline.filter { $0.contains("focused") } == [])
    #expect(view.outline.last == "text 'submitted in nothing'")
  }

  @Test func `only one of two focus states has the focus`() throws {
    let view = ShownView(Two())
    try view.send(.type("1"), to: "A")
    #expect(view.outline.prefix(2) == ["field 'A' = '1' focused", "field 'B' = ''"])
    try view.tap("to B")
    #expect(view.outline.prefix(2) == ["field 'A' = '1'", "field 'B' = '' focused"])
    try view.send(.type("2"), to: "A")
    #expect(view.outline.prefix(2) == ["field 'A' = '2' focused", "field 'B' = ''"])
  }

  @Test func `a removed field loses its focus`() throws {
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

private struct Submitted: View {
  enum Field { case leave, stay, move }

  @State private var text = ""
  @State private var submitted = ""
  @FocusState private var focus: Field?

  var body: some View {
    Group {
      TextField("Leave", text: $text).focused($focus, equals: .leave)
      TextField("Stay", text: $text).focused($focus, equals: .stay)
      TextField("Move", text: $text).focused($focus, equals: .move)
      TextField("Other", text: $text)
    }
    .onSubmit {
      submitted = focus.map { "\($0)" } ?? "nothing"
      switch focus {
      case .stay: focus = .stay
      case .move: focus = .leave
      default: break
      }
    }
    Text("submitted in \(submitted)")
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
