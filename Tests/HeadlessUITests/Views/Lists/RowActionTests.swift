import HeadlessUI
import Testing

struct RowActionTests {
  @Test func `the buttons of a row stand below it, one level deeper`() throws {
    var done: [String] = []
    let view = ShownView {
      List {
        HStack {
          Text("Kim")
          Spacer()
          Text("3")
        }
        .swipeActions(edge: .leading) { Button("Pin") { done.append("pin") } }
        .contextMenu { Button("Share") { done.append("share") } }
        .accessibilityIdentifier("kim")
        NavigationLink("Lee", value: 1).swipeActions { Button("Drop", role: .destructive) {} }
      }
    }
    #expect(
      view.outline == [
        "list", "  row 'Kim' = '3' #kim", "    button 'Pin'", "    button 'Share'",
        "  link 'Lee' disabled", "    button 'Drop' destructive",
      ])
    try view.tap("Pin")
    try view.tap("Share")
    #expect(done == ["pin", "share"])
  }

  @Test func `onDelete gives each row a delete button`() throws {
    let view = ShownView(state: ["a", "b"]) { $names in
      List {
        ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      }
    }
    #expect(
      view.outline == [
        "list", "  row 'a'", "    button 'Delete' destructive", "  row 'b'",
        "    button 'Delete' destructive",
      ])
    try view.window.send(.tap, to: 2)
    #expect(view.outline == ["list", "  row 'b'", "    button 'Delete' destructive"])
  }

  @Test func `a row with trailing swipe actions has no delete button`() {
    let view = ShownView {
      List {
        ForEach(["a", "b", "c"], id: \.self) { name in
          if name == "a" {
            Text(name).swipeActions { Button("Archive") {} }
          } else if name == "b" {
            Text(name).swipeActions(edge: .leading) { Button("Pin") {} }
          } else {
            Text(name)
          }
        }
        .onDelete { _ in }
      }
    }
    #expect(
      view.outline == [
        "list", "  row 'a'", "    button 'Archive'", "  row 'b'", "    button 'Pin'",
        "    button 'Delete' destructive", "  row 'c'", "    button 'Delete' destructive",
      ])
  }

  @Test func `named accessibility actions are buttons below the element`() {
    let view = ShownView {
      Text("Kim").accessibilityAction(named: "Call") {}
      Button(action: {}) { Text("Lee").contextMenu { Button("Share") {} } }
    }
    #expect(
      view.outline == ["text 'Kim'", "  button 'Call'", "button 'Lee'", "  button 'Share'"])
  }
}
