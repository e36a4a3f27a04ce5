import HeadlessUI
import StateBinding
import StateBindingTesting
import TestSupport
import Testing

struct StateInRowsTests {
  @Test func `a row's state follows its id`() throws {
    let shown = ShownView(Rows(ids: ["a", "b", "c"]))
    try shown.tap("b", "c", "c")
    shown.host.rootView = Rows(ids: ["c", "a", "b"])
    #expect(shown.labels == ["c 2", "a 0", "b 1"])
    shown.host.rootView = Rows(ids: ["x", "c", "b"])
    #expect(shown.labels == ["x 0", "c 2", "b 1"])
  }

  @Test func `a removed row starts anew when it comes back`() throws {
    let shown = ShownView(Rows(ids: ["a", "b"]))
    try shown.tap("a", "b")
    shown.host.rootView = Rows(ids: ["b"])
    #expect(shown.labels == ["b 1"])
    shown.host.rootView = Rows(ids: ["a", "b"])
    #expect(shown.labels == ["a 0", "b 1"])
  }

  @Test(.ownRun) func `rows with the same id keep their states by order, and are reported`() throws
  {
    // Every look reports the rows again.
    var lines: [String] = []
    _ = AppRun.current.diagnostics.observe { lines.append($0.description) }
    let shown = ShownView(Rows(ids: ["a", "b", "a", "a"]))
    lines = []
    _ = shown.screen
    #expect(
      lines == [
        """
        view: two rows have the id "a"; give each one of its own, or their state may be swapped
        """
      ])
    #expect(shown.labels == ["a 0", "b 0", "a 0", "a 0"])
    try shown.window.send(.tap, to: 2)
    #expect(shown.labels == ["a 0", "b 0", "a 1", "a 0"])
  }

  @Test func `nested rows keep their state by the ids of both levels`() throws {
    let shown = ShownView(Grid(rows: ["x": ["1", "2"], "y": ["1"]], order: ["x", "y"]))
    try shown.tap("x1", "y1", "y1")
    #expect(shown.labels == ["x1 1", "x2 0", "y1 2"])
    shown.host.rootView = Grid(rows: ["x": ["2", "1"], "y": ["1"]], order: ["y", "x"])
    #expect(shown.labels == ["y1 2", "x2 0", "x1 1"])
  }

  @Test func `rows behind a condition start anew when it becomes true again`() throws {
    var ids: [String]? = ["a", "b"]
    let shown = ShownView.live {
      if let ids { Rows(ids: ids) }
      Counter("end")
    }
    try shown.tap("a")
    ids = nil
    #expect(shown.labels == ["end 0"])
    ids = ["b", "a"]
    #expect(shown.labels == ["b 0", "a 0", "end 0"])
  }

  @Test func `a condition inside a row follows the row`() throws {
    let shown = ShownView(ConditionalRows(ids: [1, 2, 3]))
    try shown.tap("odd1", "even2")
    shown.host.rootView = ConditionalRows(ids: [3, 2, 1])
    #expect(shown.labels == ["odd3 0", "even2 1", "odd1 1"])
  }

  @Test func `numbers and fractions can be ids`() throws {
    let shown = ShownView {
      ForEach(0..<2) { Counter("number \($0)") }
      ForEach([1.5, 2.5], id: \.self) { Counter("fraction \($0)") }
    }
    try shown.tap("number 1", "fraction 1.5")
    #expect(
      shown.labels == ["number 0 0", "number 1 1", "fraction 1.5 1", "fraction 2.5 0"])
  }
}

private struct Rows: View {
  let ids: [String]

  var body: some View {
    ForEach(ids, id: \.self) { Counter($0) }
  }
}

private struct Grid: View {
  let rows: [String: [String]]
  let order: [String]

  var body: some View {
    ForEach(order, id: \.self) { row in
      ForEach(rows[row] ?? [], id: \.self) { Counter(row + $0) }
    }
  }
}

private struct ConditionalRows: View {
  let ids: [Int]

  var body: some View {
    ForEach(ids, id: \.self) { id in
      if id.isMultiple(of: 2) { Counter("even\(id)") } else { Counter("odd\(id)") }
    }
  }
}
