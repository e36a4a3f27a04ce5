import HeadlessUI
import Testing

struct DynamicPropertyTests {
  @Test func `the state inside a custom property belongs to the place of its view`() throws {
    let shown = ShownView {
      Tallied(name: "a")
      Tallied(name: "b")
    }
    try shown.tap("a", "b", "b")
    #expect(shown.labels == ["a 1 of plain", "b 2 of plain"])
    shown.host.rootView = TupleOf.make()
    #expect(shown.labels == ["a 1 of plain", "b 2 of plain"])
  }

  @Test func `a custom property keeps its state under an id`() throws {
    let shown = ShownView(Tallied(name: "a").id(1))
    try shown.tap("a")
    #expect(shown.labels == ["a 1 of plain"])
  }

  @Test func `two properties made from one state are independent`() throws {
    let shown = ShownView(Twins())
    try shown.tap("first")
    #expect(shown.labels == ["1", "0", "first"])
    shown.host.rootView = Twins()
    #expect(shown.labels == ["1", "0", "first"])
  }

  @Test func `a state in an optional property is read from the view value`() throws {
    let shown = ShownView(Maybe(state: nil))
    #expect(shown.labels == ["none"])
    shown.host.rootView = Maybe(state: State(initialValue: 3))
    #expect(shown.labels == ["3"])
    shown.host.rootView = Maybe(state: nil)
    #expect(shown.labels == ["none"])
  }

  @Test func `an optional property may become nil after it held a state`() throws {
    let shown = ShownView(Later(state: State(initialValue: 3), tally: Tally(first: "a")))
    #expect(shown.labels == ["3 a"])
    shown.host.rootView = Later(state: nil, tally: nil)
    #expect(shown.labels == ["none none"])
    #expect(ShownView(Later(state: nil, tally: nil)).labels == ["none none"])
  }

  @Test func `a state in an enum property is read from the view value`() throws {
    let shown = ShownView(Cases(source: .state(State(initialValue: 3))))
    #expect(shown.labels == ["3"])
    shown.host.rootView = Cases(source: .number(5))
    #expect(shown.labels == ["5"])
    shown.host.rootView = Cases(source: .state(State(initialValue: 4)))
    #expect(shown.labels == ["4"])
  }

  @Test func `a state in an existential property belongs to the view value`() throws {
    let shown = ShownView(Anything(property: Step(by: State(initialValue: 1)), other: State(5)))
    try shown.tap("add")
    #expect(shown.labels == ["2 5", "add"])
    shown.host.rootView = Anything(property: Step(by: State(initialValue: 1)), other: State(5))
    #expect(shown.labels == ["1 5", "add"])
    shown.host.rootView = Anything(property: Label(), other: State(7))
    #expect(shown.labels == ["label 5", "add"])
  }

  @Test func `an existential property inside another property may change its type`() throws {
    let shown = ShownView(Boxed(box: Box(content: Step(by: State(initialValue: 1)))))
    #expect(shown.labels == ["1"])
    shown.host.rootView = Boxed(box: Box(content: Label()))
    #expect(shown.labels == ["label"])
    shown.host.rootView = Boxed(box: Box(content: State(wrappedValue: 4)))
    #expect(shown.labels == ["4"])
  }

  @Test func `an existential property may change from any type to any other`() {
    let properties: [any DynamicProperty] = [
      State(initialValue: 1), State(initialValue: "a"), State(initialValue: [1]), Label(),
      Step(by: State(initialValue: 1)), Tally(first: "a"), Environment(\.isEnabled),
      Box(content: Label()),
      Box(content: State(2)), Shared(), Cases.Source.state(State(3)), Cases.Source.number(4),
      State<Int>?.some(State(5)) as Any as? any DynamicProperty ?? Label(),
    ]
    let shown = ShownView(Whichever(property: Label(), other: State(0)))
    for first in properties {
      for second in properties {
        shown.host.rootView = Whichever(property: first, other: State(0))
        #expect(shown.labels == ["\(type(of: first)) 0"])
        shown.host.rootView = Whichever(property: second, other: State(0))
        #expect(shown.labels == ["\(type(of: second)) 0"])
      }
    }
  }

  @Test func `a focus state is kept like a state`() throws {
    let shown = ShownView(Focused())
    #expect(shown.labels == ["none", "mail"])
    try shown.tap("mail")
    #expect(shown.labels == ["mail", "mail"])
  }
}

@propertyWrapper
private struct Tally: DynamicProperty {
  let first: String
  @State private var count = 0
  let second = 7
  @Environment(\.isEnabled) private var isEnabled

  init(first: String) { self.first = first }

  var wrappedValue: Int { count }
  var projectedValue: Tally { self }
  func add() { count += 1 }
  var kind: String { isEnabled ? "plain" : "disabled" }
}

private struct Tallied: View {
  let name: String
  @Tally(first: "x") private var tally

  var body: some View {
    Button("\(name) \(tally) of \($tally.kind)") { $tally.add() }.accessibilityIdentifier(name)
  }

  init(name: String) { self.name = name }
}

private enum TupleOf {
  @ViewBuilder
  static func make() -> ViewPair<Tallied, Tallied> {
    Tallied(name: "a")
    Tallied(name: "b")
  }
}

private struct Twins: View {
  @State private var first: Int
  @State private var second: Int

  init() {
    let state = State(initialValue: 0)
    _first = state
    _second = state
  }

  var body: some View {
    Text("\(first)")
    Text("\(second)")
    Button("first") { first += 1 }
  }
}

private struct Maybe: View {
  let state: State<Int>?

  var body: some View { Text(verbatim: state.map { "\($0.wrappedValue)" } ?? "none") }
}

// A type of its own, because the first shown value of a type decides where its cells are.
private struct Later: View {
  let state: State<Int>?
  let tally: Tally?

  var body: some View {
    Text(
      verbatim: "\(state.map { "\($0.wrappedValue)" } ?? "none") \(tally.map(\.first) ?? "none")")
  }
}

private struct Cases: View {
  enum Source: DynamicProperty {
    case state(State<Int>), number(Int)
  }

  let source: Source

  var body: some View {
    switch source {
    case .state(let state): Text(verbatim: "\(state.wrappedValue)")
    case .number(let number): Text(verbatim: "\(number)")
    }
  }
}

private protocol Described: DynamicProperty {
  var text: String { get }
  func add()
}

private struct Step: Described {
  let by: State<Int>
  var text: String { "\(by.wrappedValue)" }
  func add() { by.wrappedValue += 1 }
}

private struct Label: Described {
  let name = "label"
  var text: String { name }
  func add() {}
}

extension State: Described where Value == Int {
  fileprivate var text: String { "\(wrappedValue)" }
  fileprivate func add() { wrappedValue += 1 }
  fileprivate init(_ value: Int) { self.init(initialValue: value) }
}

extension Tally: Described {
  var text: String { "\(wrappedValue)" }
}

private struct Anything: View {
  let property: any Described
  let other: State<Int>

  var body: some View {
    Text(verbatim: "\(property.text) \(other.wrappedValue)")
    Button("add") {
      property.add()
      if property is State<Int> { other.add() }
    }
  }
}

private final class Shared: DynamicProperty {
  @State private var count = 0
}

private struct Whichever: View {
  let property: any DynamicProperty
  let other: State<Int>

  var body: some View { Text(verbatim: "\(type(of: property)) \(other.wrappedValue)") }
}

private struct Box: DynamicProperty {
  let content: any Described
}

private struct Boxed: View {
  let box: Box
  var body: some View { Text(verbatim: box.content.text) }
}

private struct Focused: View {
  private enum Field { case mail }
  @FocusState private var focus: Field?

  var body: some View {
    Text(verbatim: focus == .mail ? "mail" : "none")
    Button("mail") { focus = .mail }
  }
}
