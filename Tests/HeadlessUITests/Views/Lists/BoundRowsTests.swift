import HeadlessUI
import Testing

struct BoundRowsTests {
  @Test func `a control in a row writes its element`() throws {
    let shown = ShownView(Tasks())
    try shown.tap("b")
    #expect(shown.outline == Tasks.outline([("a", false), ("b", true), ("c", false)]))
  }

  @Test func `a binding to a row follows its element when others are removed`() throws {
    let shown = ShownView(Tasks())
    _ = shown.screen
    let kept = try #require(Tasks.kept["c"])
    try shown.tap("remove a")
    kept.isDone.wrappedValue = true
    #expect(kept.wrappedValue == Item(id: "c", isDone: true))
    #expect(shown.outline == Tasks.outline([("b", false), ("c", true)]))
  }

  @Test func `a binding to a removed row keeps its last value and writes nothing`() throws {
    let shown = ShownView(Tasks())
    _ = shown.screen
    let kept = try #require(Tasks.kept["a"])
    try shown.tap("remove a")
    #expect(kept.wrappedValue == Item(id: "a", isDone: false))
    kept.isDone.wrappedValue = true
    #expect(shown.outline == Tasks.outline([("b", false), ("c", false)]))
  }

  @Test func `a row can write its own id`() {
    var names = ["a", "b"]
    var kept: [Binding<String>] = []
    let shown = ShownView {
      ForEach(Binding(get: { names }, set: { names = $0 }), id: \.self) { $name in
        let _ = kept.append($name)
        Text(verbatim: name)
      }
    }
    _ = shown.screen
    kept[1].wrappedValue += "x"
    kept[1].wrappedValue += "y"
    #expect(names == ["a", "bxy"])
  }
}

private nonisolated struct Item: Identifiable, Equatable {
  let id: String
  var isDone = false
}

private struct Tasks: View {
  static var kept: [String: Binding<Item>] = [:]

  @State private var items = ["a", "b", "c"].map { Item(id: $0) }

  var body: some View {
    ForEach($items) { $item in
      let _ = Self.kept[item.id] = $item
      Toggle(item.id, isOn: $item.isDone)
    }
    Button("remove a") { items.removeAll { $0.id == "a" } }
  }

  static func outline(_ items: [(String, Bool)]) -> [String] {
    items.map { "toggle '\($0)' = '\($1 ? "on' selected" : "off'")" } + ["button 'remove a'"]
  }
}
