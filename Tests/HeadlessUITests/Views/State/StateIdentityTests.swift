import HeadlessUI
import Testing

struct StateIdentityTests {
  @Test func `one view value shown at two places has two states`() throws {
    let counter = Counter("a")
    let shown = ShownView {
      counter
      counter
    }
    try shown.window.send(.tap, to: 1)
    #expect(shown.labels == ["a 0", "a 1"])
    try shown.window.send(.tap, to: 0)
    try shown.window.send(.tap, to: 1)
    #expect(shown.labels == ["a 1", "a 2"])
  }

  @Test func `a view value that moves finds the state of its new place`() throws {
    let counter = Counter("a")
    var isFirst = true
    let shown = ShownView.anew {
      if isFirst { counter }
      Text("between")
      if !isFirst { counter }
    }
    try shown.tap("a")
    isFirst = false
    #expect(shown.labels == ["between", "a 0"])
    try shown.tap("a", "a")
    #expect(shown.labels == ["between", "a 2"])
  }

  @Test func `a view value in two windows has a state in each`() throws {
    let counter = Counter("a")
    let (first, second) = (ShownView(counter), ShownView(counter))
    try first.tap("a")
    #expect(first.labels == ["a 1"])
    #expect(second.labels == ["a 0"])
  }

  @Test func `AnyView keeps the state for the same type and drops it for another`() throws {
    let shown = ShownView(Erased(kind: .counter))
    try shown.tap("a")
    shown.host.rootView = Erased(kind: .erasedTwice)
    #expect(shown.labels == ["a 1"])
    shown.host.rootView = Erased(kind: .wrapped)
    #expect(shown.labels == ["a 0"])
    shown.host.rootView = Erased(kind: .counter)
    #expect(shown.labels == ["a 0"])
  }

  @Test func `a view starts anew with each new id, even with an earlier one`() throws {
    var id: Int? = 1
    let shown = ShownView.anew {
      Counter("inside").id(id)
      Counter("outside")
    }
    try shown.tap("inside", "outside")
    #expect(shown.labels == ["inside 1", "outside 1"])
    id = nil
    #expect(shown.labels == ["inside 0", "outside 1"])
    try shown.tap("inside")
    id = 1
    #expect(shown.labels == ["inside 0", "outside 1"])
  }

  @Test func `a view with state can have children with state`() throws {
    let shown = ShownView {
      Family("x")
      Family("y")
    }
    try shown.tap("x", "x child", "y child", "y child")
    #expect(shown.labels == ["x 1", "x child 1", "y 0", "y child 2"])
  }

  @Test func `a generic view keeps state of its parameter's type`() throws {
    let shown = ShownView {
      Kept(first: "s", second: "t")
      Kept(first: 1, second: 2)
    }
    #expect(shown.labels == ["s", "1"])
    try shown.window.send(.tap, to: 0)
    #expect(shown.labels == ["t", "1"])
    try shown.window.send(.tap, to: 1)
    #expect(shown.labels == ["t", "2"])
  }

  @Test func `a child passed to a generic view keeps its state`() throws {
    let shown = ShownView(Card { Counter("a") })
    try shown.tap("a", "card", "a")
    #expect(shown.labels == ["card 1", "a 2"])
  }
}

private struct Erased: View {
  enum Kind { case counter, erasedTwice, wrapped }
  let kind: Kind

  var body: AnyView {
    switch kind {
    case .counter: return AnyView(Counter("a"))
    case .erasedTwice: return AnyView(erasing: AnyView(Counter("a")))
    case .wrapped: return AnyView(Group { Counter("a") })
    }
  }
}

private struct Family: View {
  let name: String
  @State private var count = 0

  init(_ name: String) { self.name = name }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
    Counter("\(name) child")
  }
}

private struct Kept<Value: CustomStringConvertible>: View {
  @State private var value: Value
  private let second: Value

  init(first: Value, second: Value) {
    _value = State(initialValue: first)
    self.second = second
  }

  var body: some View {
    Button(value.description) { value = second }
  }
}
