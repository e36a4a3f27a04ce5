import HeadlessUI
import Testing

struct StateLifeTests {
  @Test func `an action from an earlier evaluation writes the current state`() throws {
    let kept = Kept()
    defer { kept.action = nil }
    let shown = ShownView(Keeping(kept: kept))
    _ = shown.screen
    let first = try #require(kept.action)
    try shown.tap("add")
    try shown.tap("add")
    first()
    #expect(shown.labels == ["3"])
  }

  @Test func `writing the state of a removed view does nothing`() throws {
    let kept = Kept()
    defer { kept.action = nil }
    let shown = ShownView(Gone(kept: kept, isThere: true))
    _ = shown.screen
    let late = try #require(kept.action)
    shown.host.rootView = Gone(kept: kept, isThere: false)
    #expect(shown.labels == ["end"])
    late()
    #expect(shown.labels == ["end"])
    shown.host.rootView = Gone(kept: kept, isThere: true)
    #expect(shown.labels == ["0", "end"])
  }

  @Test func `a state keeps its first object and ignores later ones`() throws {
    let shown = ShownView(Holding(start: 1))
    try shown.tap("1")
    shown.host.rootView = Holding(start: 50)
    #expect(shown.labels == ["2"])
  }

  @Test func `an object in a state is released after the write, and can read the new state`() throws
  {
    let shown = ShownView(Releasing())
    // The first object stays alive in the view value.
    try shown.tap("new", "new")
    #expect(shown.labels == ["new", "last", "1 gone"])
    // The object whose closure reads the model is released as well.
    try shown.tap("last")
    #expect(shown.labels == ["new", "last", "0 gone"])
  }

  @Test func `an object in a state is released with its view`() throws {
    let kept = Kept()
    let shown = ShownView(Gone(kept: kept, isThere: true))
    _ = shown.screen
    #expect(kept.object != nil)
    kept.action = nil
    shown.host.rootView = Gone(kept: kept, isThere: false)
    _ = shown.screen
    #expect(kept.object == nil)
  }

  @Test func `a state written in init starts with the written value`() {
    let shown = ShownView(Prepared())
    #expect(shown.labels == ["2"])
  }
}

private final class Kept {
  var action: (@MainActor () -> Void)?
  weak var object: Model?
}

@Observable
private final class Model {
  var count: Int
  var onRelease: (() -> Void)?

  init(count: Int = 0) { self.count = count }

  isolated deinit { onRelease?() }
}

private struct Keeping: View {
  let kept: Kept
  @State private var count = 0

  var body: some View {
    let action: @MainActor () -> Void = { count += 1 }
    if kept.action == nil { let _ = kept.action = action }
    Button("\(count)", action: action).accessibilityIdentifier("add")
  }
}

private struct Gone: View {
  let kept: Kept
  let isThere: Bool

  var body: some View {
    if isThere { Child(kept: kept) }
    Text("end")
  }

  struct Child: View {
    let kept: Kept
    @State private var model = Model()
    @State private var count = 0

    var body: some View {
      let _ = kept.action = { count += 1 }
      let _ = kept.object = model
      Text("\(count)")
    }
  }
}

private struct Holding: View {
  @State private var model: Model

  init(start: Int) { _model = State(wrappedValue: Model(count: start)) }

  var body: some View {
    Button("\(model.count)") { model.count += 1 }
  }
}

private struct Releasing: View {
  @State private var model = Model()
  @State private var note = ""

  var body: some View {
    Button("new") {
      let new = Model(count: 1)
      new.onRelease = { note = "\(model.count) gone" }
      model = new
    }
    Button("last") { model = Model() }
    if !note.isEmpty { Text(verbatim: note) }
  }
}

private struct Prepared: View {
  @State private var count = 1

  init() { count = 2 }

  var body: some View { Text("\(count)") }
}
