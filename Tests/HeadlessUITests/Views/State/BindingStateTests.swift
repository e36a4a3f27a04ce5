import HeadlessUI
import StateBinding
import TestSupport
import Testing

/// Bindings to the state of a view model, or to a part of it, used to release an object.
struct BindingStateTests {
  @Test func `an object released from a part of the state can read the state in its deinit`() throws
  {
    let shown = ShownView(Keeping())
    let model = shown.host.rootView.model
    var isGone: [Bool] = []
    model.state.kept = Farewell { [weak model] in isGone.append(model?.state.kept == nil) }
    try shown.tap("drop")
    #expect(isGone == [true])
  }

  @Test func `an object released with the state can read and change the new state in its deinit`()
    throws
  {
    let shown = ShownView(Keeping())
    let model = shown.host.rootView.model
    var counts: [Int] = []
    model.state.kept = Farewell { [weak model] in
      counts.append(model?.state.count ?? -1)
      model?.state.count += 1
    }
    try shown.tap("replace")
    #expect(counts == [5])
    #expect(model.state.count == 6)
  }
}

/// A view that keeps an object, and a subview that releases it.
private struct Keeping: View {
  @State var model = ViewModel<Kept, Never>(state: Kept())

  var body: some View {
    Buttons(part: $model.state.kept, whole: $model.state)
  }
}

private struct Buttons: View {
  @Binding var part: Farewell?
  @Binding var whole: Kept

  var body: some View {
    Button("drop") { part = nil }
    Button("replace") { whole = Kept(count: 5) }
  }
}

private nonisolated struct Kept {
  var count = 0
  var kept: Farewell?
}
