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
    let shown = ShownView(Branches(choice: 1))
    try shown.tap("before", "inside", "after")
    #expect(shown.labels == ["before 1", "inside 1", "after 1"])
    shown.host.rootView = Branches(choice: 0)
    #expect(shown.labels == ["before 1", "after 1"])
    shown.host.rootView = Branches(choice: 1)
    #expect(shown.labels == ["before 1", "inside 0", "after 1"])
  }

  @Test func `the two branches of an if have separate states`() throws {
    let shown = ShownView(Sides(isFirst: true))
    try shown.tap("a")
    shown.host.rootView = Sides(isFirst: false)
    #expect(shown.labels == ["a 0"])
    try shown.tap("a", "a")
    shown.host.rootView = Sides(isFirst: true)
    #expect(shown.labels == ["a 0"])
  }

  @Test func `each case of a switch starts anew`() throws {
    let shown = ShownView(Cases(number: 0))
    for number in [0, 1, 2, 3, 0, 2, 1, 3] {
      shown.host.rootView = Cases(number: number)
      #expect(shown.labels == ["case 0"], "case \(number)")
      try shown.tap("case")
      #expect(shown.labels == ["case 1"], "case \(number)")
    }
  }

  @Test func `a view behind if let keeps its state while the value changes`() throws {
    let shown = ShownView(Named(name: "a"))
    try shown.tap("counter")
    shown.host.rootView = Named(name: "b")
    #expect(shown.labels == ["b", "counter 1"])
    shown.host.rootView = Named(name: nil)
    #expect(shown.labels == [])
    shown.host.rootView = Named(name: "b")
    #expect(shown.labels == ["b", "counter 0"])
  }

  @Test func `a nested branch loses its state with the outer branch`() throws {
    let shown = ShownView(Nested(outer: true, inner: true))
    try shown.tap("outer", "inner")
    shown.host.rootView = Nested(outer: true, inner: false)
    shown.host.rootView = Nested(outer: true, inner: true)
    // No screen was read in between, so the branch never went away.
    #expect(shown.labels == ["outer 1", "inner 1"])
    shown.host.rootView = Nested(outer: false, inner: true)
    #expect(shown.labels == [])
    shown.host.rootView = Nested(outer: true, inner: true)
    #expect(shown.labels == ["outer 0", "inner 0"])
  }
}

private struct Branches: View {
  let choice: Int

  var body: some View {
    Counter("before")
    if choice == 1 { Counter("inside") }
    Counter("after")
  }
}

private struct Sides: View {
  let isFirst: Bool

  var body: some View {
    if isFirst { Counter("a") } else { Counter("a") }
  }
}

private struct Cases: View {
  let number: Int

  var body: some View {
    switch number {
    case 0: Counter("case")
    case 1: Counter("case")
    case 2: Counter("case")
    default: Counter("case")
    }
  }
}

private struct Named: View {
  let name: String?

  var body: some View {
    if let name {
      Text(verbatim: name)
      Counter("counter")
    }
  }
}

private struct Nested: View {
  let outer: Bool
  let inner: Bool

  var body: some View {
    if outer {
      Counter("outer")
      if inner { Counter("inner") }
    }
  }
}
