import HeadlessUI
import StateBinding
import Testing

/// A binding to the whole state of a view model.
struct BindingStateTests {
  @Test func `what a state held may read and change it as it goes`() throws {
    let shown = ShownView(Keeping())
    let model = shown.host.rootView.model
    var counts: [Int] = []
    model.state.kept = Farewell { [weak model] in
      counts.append(model?.state.count ?? -1)
      model?.state.count += 1
    }
    try shown.tap("drop")
    #expect(counts == [5])
    #expect(model.state.count == 6)
  }
}

/// Keeps something, and has another view let go of it.
private struct Keeping: View {
  @State var model = ViewModel<Kept, Never>(state: Kept())

  var body: some View {
    DropButton(kept: $model.state)
  }
}

private struct DropButton: View {
  @Binding var kept: Kept

  var body: some View {
    Button("drop") { kept = Kept(count: 5) }
  }
}

private nonisolated struct Kept {
  var count = 0
  var kept: Farewell?
}

/// Says that it goes.
private final class Farewell {
  private let say: () -> Void

  init(_ say: @escaping () -> Void) {
    self.say = say
  }

  isolated deinit { say() }
}
