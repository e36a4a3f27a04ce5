import HeadlessUI
import Testing

struct MovingRowsTests {
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
