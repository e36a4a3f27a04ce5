import HeadlessUI
import Testing

struct EditModeTests {
  @Test func `EditButton begins and ends editing`() throws {
    let view = ShownView {
      EditButton()
      ModeText()
    }
    #expect(view.outline == ["button 'Edit'", "text 'idle'"])
    try view.tap("Edit")
    #expect(view.outline == ["button 'Done'", "text 'editing'"])
    try view.tap("Done")
    #expect(view.outline == ["button 'Edit'", "text 'idle'"])
  }

  @Test func `EditButton is translated`() {
    let view = ShownView(strings: StringCatalogue(language: "ko", ["Edit": "편집"])) { EditButton() }
    #expect(view.outline == ["button '편집'"])
  }

  @Test func `each page has an edit mode of its own`() throws {
    let view = ShownView {
      NavigationStack {
        EditButton()
        NavigationLink("next") { ModeText() }
      }
    }
    try view.tap("Edit")
    try view.tap("next")
    #expect(view.outline.last == "text 'idle'")
  }

  @Test func `a view can keep the edit mode in its own state`() throws {
    let view = ShownView(state: EditMode.inactive) { $mode in
      VStack {
        EditButton()
        ModeText()
      }
      .environment(\.editMode, $mode)
      if mode == .active { Text("mine") }
    }
    try view.tap("Edit")
    #expect(view.outline == ["button 'Done'", "text 'editing'", "text 'mine'"])
  }

  @Test func `delete buttons replace swipe actions while a page is edited`() throws {
    let view = ShownView {
      EditButton()
      List {
        ForEach(["a", "b"], id: \.self) { name in
          if name == "a" {
            Text(name).swipeActions { Button("Pin") {} }
          } else {
            Text(name).deleteDisabled(true)
          }
        }
        .onDelete { _ in }
      }
    }
    #expect(
      view.outline == ["button 'Edit'", "list", "  row 'a'", "    button 'Pin'", "  row 'b'"])
    try view.tap("Edit")
    #expect(
      view.outline == [
        "button 'Done'", "list", "  row 'a'", "    button 'Delete' destructive", "  row 'b'",
      ])
  }

  @Test func `moveDisabled removes the button that moves the row`() {
    let view = ShownView {
      List { ForEach(0..<3) { Text("\($0)").moveDisabled($0 == 1) }.onMove { _, _ in } }
    }
    #expect(
      view.outline == ["list", "  row '0'", "  row '1'", "  row '2'", "    button 'Move up'"])
  }

  @Test func `links cannot be followed while a page is edited`() throws {
    let view = ShownView {
      NavigationStack {
        List { NavigationLink("next") { Text("page") } }
        EditButton()
      }
    }
    try view.tap("Edit")
    #expect(view.outline == ["list", "  link 'next' disabled", "button 'Done'"])
  }

  @Test func `tapping a row with a link selects it while a page is edited`() throws {
    let view = ShownView(state: Set<String>()) { $chosen in
      NavigationStack {
        List(selection: $chosen) {
          ForEach(["a", "b"], id: \.self) { name in NavigationLink(name) { Text("page") } }
        }
        EditButton()
      }
    }
    #expect(view.outline == ["list", "  link 'a'", "  link 'b'", "button 'Edit'"])
    try view.tap("Edit")
    try view.tap("b")
    #expect(
      view.outline == ["list", "  button 'a'", "  button 'b' selected", "button 'Done'"])
  }
}

private struct ModeText: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    Text(editMode?.wrappedValue.isEditing == true ? "editing" : "idle")
  }
}
