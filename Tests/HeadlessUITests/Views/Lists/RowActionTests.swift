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
    let view = ShownView(Names())
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

  @Test func `onDelete takes the offsets as any kind of set`() throws {
    var deleted: [Range<Int>] = []
    let view = ShownView {
      ForEach(["a", "b"], id: \.self) { Text($0) }
        .onDelete { (offsets: Offsets) in deleted.append(offsets.range) }
    }
    try view.window.send(.tap, to: 3)
    #expect(deleted == [1..<2])
    var names = ["a", "b", "c"]
    names.remove(atOffsets: Offsets([0]))
    names.remove(atOffsets: [1])
    #expect(names == ["b"])
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

private struct Names: View {
  @State private var names = ["a", "b"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
    }
  }
}

/// A set of offsets, like Foundation's `IndexSet`.
private nonisolated struct Offsets: SetAlgebra {
  private var members: Set<Int> = []

  var range: Range<Int> { (members.min() ?? 0)..<((members.max() ?? -1) + 1) }

  init() {}
  init<S: Sequence<Int>>(_ sequence: S) { members = Set(sequence) }
  func contains(_ member: Int) -> Bool { members.contains(member) }
  func union(_ other: Self) -> Self { Self(members.union(other.members)) }
  func intersection(_ other: Self) -> Self { Self(members.intersection(other.members)) }
  func symmetricDifference(_ other: Self) -> Self {
    Self(members.symmetricDifference(other.members))
  }
  mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    members.insert(member)
  }
  mutating func remove(_ member: Int) -> Int? { members.remove(member) }
  mutating func update(with member: Int) -> Int? { members.update(with: member) }
  mutating func formUnion(_ other: Self) { members.formUnion(other.members) }
  mutating func formIntersection(_ other: Self) { members.formIntersection(other.members) }
  mutating func formSymmetricDifference(_ other: Self) {
    members.formSymmetricDifference(other.members)
  }
}
