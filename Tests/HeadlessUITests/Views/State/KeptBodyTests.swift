import HeadlessUI
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// A body runs only if something has changed for it, as on iOS.
@Suite(.ownRun)
struct KeptBodyTests {
  init() {
    // A fresh look would run the bodies that are counted here.
    AppRun.current.judgesLooks = false
  }

  @Test func `a body that reads a plain class keeps its value, and a fresh look tells`() throws {
    let store = PlainStore()
    let shown = ShownView(StoreView(store: store))
    #expect(shown.labels == ["store 1", "detail 1", "next"])
    try shown.tap("next")
    #expect(shown.labels == ["store 1", "detail 1", "next"])
    #expect(
      AppRun.current.staleViews == [
        """
        StoreView still shows "store 1", though its body now gives "store 2": nothing that SwiftUI observes has changed; \
        make PlainStore @Observable, or keep the value in @State
        """
      ])
    shown.host.rootView = StoreView(store: store, version: 1)
    #expect(shown.labels == ["store 2", "detail 2", "next"])
    #expect(AppRun.current.staleViews == [])
  }

  @Test func `a state's object is made as often as the body around runs, and one is kept`() throws {
    let made = Made()
    let shown = ShownView(Outer(made: made))
    try shown.tap("inner", "inner")
    #expect(made.count == 1)
    try shown.tap("outer")
    #expect(shown.labels == ["outer 1", "inner 2"])
    #expect(made.count == 2)
  }

  @Test func `rows with links are made once, and a page when it is pushed`() throws {
    let log = Log()
    let shown = ShownView {
      NavigationStack {
        List(0..<3) { row in
          let _ = log("row \(row)")
          NavigationLink("link \(row)", destination: LoggedPage(log: log))
        }
      }
    }
    _ = shown.screen
    #expect(log.take() == ["row 0", "row 1", "row 2"])
    try shown.tap("link 1")
    _ = shown.screen
    #expect(log.take() == ["page"])
  }

  @Test func `an environment object that a body makes is kept`() throws {
    let shown = ShownView { Tapped().environmentObject(Tally()) }
    try shown.tap("tap", "tap")
    #expect(shown.labels == ["2"])
  }

  @Test func `one changed row of two hundred runs itself and the body around`() throws {
    let log = Log()
    let shown = ShownView(Rows(log: log))
    _ = shown.screen
    #expect(log.take().count == 201)
    try shown.tap("change")
    _ = shown.screen
    #expect(log.take() == ["rows", "row 7"])
    try shown.tap("own 7")
    _ = shown.screen
    #expect(log.take() == ["row 7"])
    _ = shown.screen
    #expect(log.take() == [])
  }

  @Test(arguments: Field.allCases)
  func `a body runs again only if a field of its view differs`(field: Field) throws {
    let log = Log()
    let shown = ShownView(Fields(field: field, log: log))
    _ = shown.screen
    #expect(log.take() == ["body"])
    try shown.tap("same")
    _ = shown.screen
    #expect(log.take() == (field == .newClosure || field == .ownBinding ? ["body"] : []))
    try shown.tap("other")
    _ = shown.screen
    #expect(log.take() == (field == .equatable ? [] : ["body"]))
  }

  @Test func `a body that hands on a binding does not read it`() throws {
    let log = Log()
    let shown = ShownView(Handing(log: log))
    _ = shown.screen
    #expect(log.take() == ["body"])
    try shown.send(.toggle, to: "on")
    #expect(shown.outline == ["toggle 'on' = 'on' selected"])
    #expect(log.take() == [])
  }

  @Test func `an unread property of an observed class runs no body`() throws {
    let log = Log()
    let model = Pair()
    let shown = ShownView(PairView(pair: model, log: log))
    _ = shown.screen
    model.right += 1
    #expect(shown.labels == ["0"])
    #expect(log.take() == ["body"])
    model.left += 1
    #expect(shown.labels == ["1"])
    #expect(log.take() == ["body"])
  }

  @Test func `a change on another thread is shown by the next look`() async {
    let model = Pair()
    let shown = ShownView(PairView(pair: model, log: Log()))
    _ = shown.screen
    await withCheckedContinuation { done in
      Task.detached {
        model.left = 5
        done.resume()
      }
    }
    #expect(shown.labels == ["5"])
  }

  @Test func `a value that each run of a body gives anew is told as that`() {
    let shown = ShownView(Counting())
    _ = shown.screen
    #expect(
      AppRun.current.staleViews.map { $0.prefix(55) } == [
        "Counting gives a different value at each run of its bod"
      ])
  }
}

private final class PlainStore {
  var id = 1
}

private struct StoreView: View {
  let store: PlainStore
  var version = 0

  var body: some View {
    Text("store \(store.id)")
    Detail(model: Numbered(store.id))
    Button("next") { store.id += 1 }
  }
}

@Observable
private final class Numbered {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct Detail: View {
  let model: Numbered
  var body: some View { Text("detail \(model.number)") }
}

private final class Made {
  var count = 0
}

private struct Outer: View {
  let made: Made
  @State private var count = 0

  var body: some View {
    Button("outer \(count)") { count += 1 }.accessibilityIdentifier("outer")
    Inner(loader: Loader(made))
  }
}

@Observable
private final class Loader {
  var count = 0
  init(_ made: Made) { made.count += 1 }
}

private struct Inner: View {
  @State var loader: Loader

  var body: some View {
    Button("inner \(loader.count)") { loader.count += 1 }.accessibilityIdentifier("inner")
  }
}

private struct LoggedPage: View {
  let log: Log
  var body: some View {
    let _ = log("page")
    Text("page")
  }
}

@Observable
private final class Tally {
  var count = 0
}

private struct Tapped: View {
  @EnvironmentObject private var tally: Tally
  var body: some View {
    Button("\(tally.count)") { tally.count += 1 }.accessibilityIdentifier("tap")
  }
}

private struct Rows: View {
  let log: Log
  @State private var numbers = Array(repeating: 0, count: 200)

  var body: some View {
    let _ = log("rows")
    Button("change") { numbers[7] += 1 }
    ForEach(numbers.indices, id: \.self) { Row(index: $0, number: numbers[$0], log: log) }
  }
}

private struct Row: View {
  let index: Int
  let number: Int
  let log: Log
  @State private var own = 0

  var body: some View {
    let _ = log("row \(index)")
    Button("\(number) \(own)") { own += 1 }.accessibilityIdentifier("own \(index)")
  }
}

enum Field: CaseIterable {
  case number, text, optional, array, tuple, closure, newClosure, object, weakObject, anyValue, view
  case enumeration, binding, ownBinding, constant, keyPath, equatable, nested, dictionary, type
}

private struct Fields: View {
  let field: Field
  let log: Log
  @State private var same = 0
  @State private var number = 0
  @State private var other = 0
  private let objects = [Made(), Made()]
  private static let one: @MainActor () -> Int = { 1 }
  private static let two: @MainActor () -> Int = { 2 }

  var body: some View {
    let _ = same
    let number = number
    Button("same") { same += 1 }
    Button("other") { self.number += 1 }
    switch field {
    case .number: Holder(value: number, log: log)
    case .text: Holder(value: "\(number)", log: log)
    case .optional: Holder(value: number == 0 ? nil : Plain(number: number), log: log)
    case .array: Holder(value: [Plain(number: 1), Plain(number: number)], log: log)
    case .tuple: Holder(value: (number, "a"), log: log)
    case .closure: Holder(value: Call(call: number == 0 ? Self.one : Self.two), log: log)
    case .newClosure: Holder(value: Call { number }, log: log)
    case .object: Holder(value: objects[number], log: log)
    case .weakObject: Holder(value: Weak(object: objects[number]), log: log)
    case .anyValue: Holder(value: Plain(number: number) as Any, log: log)
    case .view: Holder(value: AnyView(Text("\(number)").bold()), log: log)
    case .enumeration: Holder(value: number == 0 ? Case.none : .some(Plain(number: 1)), log: log)
    case .binding: Holder(value: number == 0 ? $same : $other, log: log)
    case .ownBinding: Holder(value: Binding(get: { number }, set: { _ in }), log: log)
    case .constant: Holder(value: Binding.constant(number), log: log)
    case .keyPath: Holder(value: number == 0 ? \Plain.number : \Plain.twice, log: log)
    case .equatable: AlwaysEqual(number: number, log: log)
    case .nested: Holder(value: Nested(a: 1, b: Plain(number: number), c: true), log: log)
    case .dictionary: Holder(value: ["a": Plain(number: number)], log: log)
    case .type: Holder(value: number == 0 ? Int.self as Any.Type : String.self, log: log)
    }
  }
}

private struct Holder<Value>: View {
  let value: Value
  let log: Log
  var body: some View {
    let _ = log("body")
    EmptyView()
  }
}

private struct AlwaysEqual: View, nonisolated Equatable {
  let number: Int
  let log: Log
  var body: some View {
    let _ = log("body")
    EmptyView()
  }
  nonisolated static func == (lhs: AlwaysEqual, rhs: AlwaysEqual) -> Bool { true }
}

private struct Plain {
  var number: Int
  var twice: Int { 2 * number }
}

private struct Nested {
  let a: Int8
  let b: Plain
  let c: Bool
}

private enum Case {
  case none
  case some(Plain)
}

private struct Call {
  let call: @MainActor () -> Int
}

private struct Weak {
  weak var object: Made?
}

private struct Handing: View {
  let log: Log
  @State private var isOn = false
  var body: some View {
    let _ = log("body")
    Toggle("on", isOn: $isOn)
  }
}

@Observable
private nonisolated final class Pair: @unchecked Sendable {
  var left = 0
  var right = 0
}

private struct PairView: View {
  let pair: Pair
  let log: Log
  var body: some View {
    let _ = log("body")
    Text("\(pair.left)")
  }
}

private struct Counting: View {
  private static var runs = 0
  var body: some View {
    let _ = Self.runs += 1
    Text("\(Self.runs)")
  }
}
