import HeadlessUI
import Testing

struct StateInBranchesTests {
  @Test func `a state ignores a new initial value`() throws {
    let shown = ShownView(Counter("a", from: 5))
    try shown.tap("a", "a")
    #expect(shown.labels == ["a 7"])
    shown.host.rootView = Counter("a", from: 100)
    #expect(shown.labels == ["a 7"])
  }

  @Test
  func `a view behind an if starts anew when it comes back, and its neighbours keep their state`()
    throws
  {
    var choice = 1
    let shown = ShownView.anew {
      Counter("before")
      if choice == 1 { Counter("inside") }
      Counter("after")
    }
    try shown.tap("before", "inside", "after")
    #expect(shown.labels == ["before 1", "inside 1", "after 1"])
    choice = 0
    #expect(shown.labels == ["before 1", "after 1"])
    choice = 1
    #expect(shown.labels == ["before 1", "inside 0", "after 1"])
  }

  @Test func `each case of a switch starts anew`() throws {
    var number = 0
    let shown = ShownView.anew {
      switch number {
      case 0: Counter("case")
      case 1: Counter("case")
      case 2: Counter("case")
      default: Counter("case")
      }
    }
    for next in [0, 1, 2, 3, 0, 2, 1, 3] {
      number = next
      #expect(shown.labels == ["case 0"], "case \(number)")
      try shown.tap("case")
      #expect(shown.labels == ["case 1"], "case \(number)")
    }
  }

  @Test func `a view behind if let keeps its state while the value changes`() throws {
    var name: String? = "a"
    let shown = ShownView.anew {
      if let name {
        Text(verbatim: name)
        Counter("counter")
      }
    }
    try shown.tap("counter")
    name = "b"
    #expect(shown.labels == ["b", "counter 1"])
    name = nil
    #expect(shown.labels == [])
    name = "b"
    #expect(shown.labels == ["b", "counter 0"])
  }
}
