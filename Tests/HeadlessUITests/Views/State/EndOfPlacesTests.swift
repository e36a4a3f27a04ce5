import HeadlessUI
import Testing
import StateBindingTestSupport

/// Objects whose `deinit` writes state. They are released after the look, and the screen shows the
/// write.
struct EndOfPlacesTests {
  @Test(arguments: ["row", "sheet", "page"])
  func `an object released with its view can write state`(_ part: String) throws {
    let view = ShownView(Host(part: part))
    #expect(view.outline.contains { $0.hasSuffix("'guest'") })
    let lines = diagnosed {
      if part == "row" { try? view.tap("remove") } else { view.window.goBack() }
      #expect(view.outline == ["text 'farewells: 1'", "button 'remove'"])
    }
    #expect(lines == [])
  }

  @Test func `a view with a custom mirror keeps its state`() throws {
    let view = ShownView(Mirrored())
    try view.tap("add")
    #expect(view.outline == ["button '1' #add"])
    view.host.rootView = Mirrored()
    #expect(view.outline == ["button '1' #add"])
  }

  @Test func `a view that changes its kind of content is reported by name`() {
    let view = ShownView(Unsteady(isFirst: true))
    #expect(view.outline == ["text 'first'"])
    let lines = diagnosed {
      view.host.rootView = Unsteady(isFirst: false)
      #expect(view.outline == ["text 'second'"])
    }
    #expect(lines.count == 1)
    #expect(lines[0].contains("Unsteady finds the state of another view at its place"))
  }

  @Test func `a dynamic property is updated before each body`() throws {
    let view = ShownView(Tripled())
    #expect(view.outline == ["button '0' #add"])
    try view.tap("add")
    #expect(view.outline == ["button '3' #add"])
  }
}

private struct Unsteady: View {
  let isFirst: Bool

  var body: some View { Content(isFirst: isFirst) }

  struct Content: PrimitiveView {
    let isFirst: Bool

    func addNodes(in evaluation: inout Evaluation) {
      if isFirst {
        ForEach(["first"], id: \.self) { Text($0) }.evaluate(in: &evaluation)
      } else {
        Optional(Text("second")).evaluate(in: &evaluation)
      }
    }
  }
}

private struct Host: View {
  let part: String
  @State private var isShown = true
  @State private var farewells = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("farewells: \(farewells)")
        Button("remove") { isShown = false }
        ForEach(part == "row" && isShown ? ["a"] : [], id: \.self) { _ in guest }
      }
      .sheet(isPresented: shows("sheet")) { guest }
      .navigationDestination(isPresented: shows("page")) { guest }
    }
  }

  private var guest: some View { Guest { farewells += 1 } }

  private func shows(_ name: String) -> Binding<Bool> {
    Binding(get: { part == name && isShown }, set: { isShown = $0 })
  }
}

private struct Guest: View {
  @StateObject private var farewell: Farewell

  init(_ say: @escaping () -> Void) { _farewell = StateObject(wrappedValue: Farewell(say)) }

  var body: some View {
    let _ = farewell
    Text("guest")
  }
}

private struct Mirrored: View, CustomReflectable {
  @State private var count = 0

  nonisolated var customMirror: Mirror { Mirror(self, children: []) }

  var body: some View { Button("\(count)") { count += 1 }.accessibilityIdentifier("add") }
}

@propertyWrapper
private struct TimesThree: DynamicProperty {
  @State var count = 0
  private(set) var wrappedValue = 0

  mutating func update() { wrappedValue = count * 3 }

  func add() { count += 1 }
  var projectedValue: TimesThree { self }
}

private struct Tripled: View {
  @TimesThree private var count

  var body: some View {
    Button("\(count)") { $count.add() }.accessibilityIdentifier("add")
  }
}
