import HeadlessUI
import Testing

/// A modifier on several views applies to each of them.
struct EachRowTests {
  @Test func `a tap gesture on rows makes each row a button`() throws {
    var taps: [String] = []
    let view = ShownView {
      ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }.onTapGesture { taps.append("row") }
      Group {
        Text("c")
        Text("d")
      }
      .onTapGesture { taps.append("group") }
      VStack {
        Text("e")
        Text("f")
      }
      .onTapGesture { taps.append("stack") }
    }
    #expect(
      view.outline == ["button 'a'", "button 'b'", "button 'c'", "button 'd'", "button 'e, f'"])
    try view.tap("b")
    try view.tap("c")
    try view.tap("e, f")
    #expect(taps == ["row", "group", "stack"])
  }

  @Test func `row actions, context menus and badges reach every shown row`() {
    let view = ShownView {
      List {
        ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }
          .swipeActions { Button("Pin") {} }
          .contextMenu { Button("Copy") {} }
          .badge(3)
        ForEach(0..<21) { Text("\($0)") }.swipeActions { Button("Drop") {} }
      }
    }
    #expect(
      view.outline.prefix(9) == [
        "list", "  row 'a' = '3'", "    button 'Pin'", "    button 'Copy'", "  row 'b' = '3'",
        "    button 'Pin'", "    button 'Copy'", "  row '0'", "    button 'Drop'",
      ])
    #expect(view.outline.suffix(2) == ["    button 'Drop'", "  more = '1'"])
  }

  @Test func `a plain stack shows all rows with their alerts and links`() throws {
    let view = ShownView {
      NavigationStack {
        VStack {
          ForEach(1..<26) { number in
            NavigationLink("\(number)") { Text("page") }
              .alert("Row 21", isPresented: .constant(number == 21)) { Button("OK") {} }
          }
        }
      }
    }
    #expect(view.outline.count == 25)
    #expect(view.screen.alert?.title == "Row 21")
  }

  @Test func `a menu shows all of its items`() {
    let view = ShownView { Menu("All") { ForEach(1..<31) { Button("\($0)") {} } } }
    #expect(view.outline.last == "  button '30'")
  }

  @Test func `lists, lazy stacks and scroll views show twenty rows at first`() {
    let rows = ForEach(1..<26) { Text("\($0)") }
    #expect(ShownView { List { rows } }.outline.last == "  more = '5'")
    #expect(ShownView { Form { rows } }.outline.last == "  more = '5'")
    #expect(ShownView { LazyVStack { rows } }.outline.last == "more = '5'")
    #expect(ShownView { ScrollView { VStack { rows } } }.outline.last == "more = '5'")
  }
}
