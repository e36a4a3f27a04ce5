import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
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
