import HeadlessUI
import StateBinding
import TestSupport
import Testing

/// Bindings to the state of a view model, the whole or a part, by which a view lets go of what it holds.
struct BindingStateTests {
  @Test func `what a part held may read the state as it goes`() throws {
    let shown = ShownView(Keeping())
    let model = shown.host.rootView.model
    var isGone: [Bool] = []
    model.state.kept = Farewell { [weak model] in isGone.append(model?.state.kept == nil) }
    try shown.tap("drop")
    #expect(isGone == [true])
  }

  @Test func `what a state held may read and change it as it goes`() throws {
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

/// Keeps something, and has another view let go of it.
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
