import HeadlessUI
import Testing

struct EditActionsTests {
  @Test(arguments: [false, true])
  func `editActions let bound rows be deleted and moved`(isList: Bool) throws {
    let view = ShownView(state: [Name(id: 1, text: "a"), Name(id: 2, text: "b")]) { $names in
      if isList {
        List($names, editActions: .all) { $name in TextField("Name", text: $name.text) }
      } else {
        List {
          ForEach($names, editActions: [.delete, .move]) { $name in
            TextField("Name", text: $name.text)
          }
        }
      }
    }
    #expect(
      view.outline == [
        "list", "  field 'Name' = 'a'", "    button 'Delete' destructive",
        "  field 'Name' = 'b'", "    button 'Delete' destructive", "    button 'Move up'",
      ])
    try view.tap("Move up")
    #expect(view.values == ["b", "a"])
    try view.window.send(.tap, to: 2)
    #expect(view.values == ["a"])
  }

  @Test func `a row without an edit action has no button for it`() {
    let numbers = Binding.constant([1, 2])
    let view = ShownView {
      Form { ForEach(numbers, id: \.self, editActions: .move) { Text("\($0.wrappedValue)") } }
      List(numbers, id: \.self, editActions: []) { Text("\($0.wrappedValue)") }
    }
    #expect(
      view.outline == [
        "list", "  row '1'", "  row '2'", "    button 'Move up'", "list", "  row '1'", "  row '2'",
      ])
  }
}

extension ShownView {
  fileprivate var values: [String] { screen.elements.compactMap(\.value) }
}

private nonisolated struct Name: Identifiable {
  let id: Int
  var text: String
}
