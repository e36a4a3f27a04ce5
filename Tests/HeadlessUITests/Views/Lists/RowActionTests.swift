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

  @Test func `each row but the first can be moved up`() throws {
    let view = ShownView(state: ["a", "b", "c"]) { $names in
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    #expect(
      view.outline == [
        "list", "  row 'a'", "    button 'Delete' destructive", "  row 'b'",
        "    button 'Delete' destructive", "    button 'Move up'", "  row 'c'",
        "    button 'Delete' destructive", "    button 'Move up'",
      ])
    try view.window.send(.tap, to: 8)
    #expect(view.labels.filter { $0.count == 1 } == ["a", "c", "b"])
    try view.window.send(.tap, to: 5)
    #expect(view.labels.filter { $0.count == 1 } == ["c", "a", "b"])
  }

  @Test(arguments: [
    ([0], 3, "bcad"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1, 3], 0, "bdac"), ([0, 2], 2, "bacd"),
    ([2], 2, "abcd"), ([2], 3, "abcd"), ([], 1, "abcd"),
  ])
  func `move puts elements before the element at the offset`(
    source: [Int], destination: Int, moved: String
  ) {
    var letters = Array("abcd")
    letters.move(fromOffsets: Set(source), toOffset: destination)
    #expect(String(letters) == moved)
  }
}
