import StateBinding
import StateBindingTestSupport
import Testing

/// The state of a view model must not be read or changed during a change.
struct OverlapTests {
  @Test(arguments: [
    Mistake(
      "the state of ViewModel<TallyState, TallyAction> is read while it is being changed; copy what you need before the change"
    ) {
      let viewModel = TallyViewModel(state: TallyState())
      viewModel.state.change { $0.count = viewModel.state.count + 1 }
    },
    Mistake("is changed while it is being changed") {
      let viewModel = TallyViewModel(state: TallyState())
      viewModel.state.change { _ in viewModel.update(state: TallyState()) }
    },
    Mistake("is changed while it is being changed") {
      let viewModel = TallyViewModel(state: TallyState())
      viewModel.state.change { _ in viewModel.state.count += 1 }
    },
    Mistake("is read while it is being changed") {
      let viewModel = TallyViewModel(state: TallyState())
      viewModel.state.change { _ in _ = viewModel.stateStream.subscribe(onNext: { _ in }) }
    },
    Mistake("is read while it is being changed") {
      let viewModel = TallyViewModel(state: TallyState())
      viewModel.state.change { _ in _ = viewModel.currentState }
    },
    Mistake("is read while it is being changed") {
      let viewModel = ViewModel<Farewell?, Never>(state: nil)
      viewModel.state = Farewell { _ = viewModel.state }
      viewModel.state.takeAway()
    },
  ])
  func `a use of the state during a change ends the process`(mistake: Mistake) async {
    await mistake.expectEnd()
  }

  @Test func `a deinit can read the new state after an assignment`() {
    let viewModel = ViewModel<(count: Int, kept: Farewell?), Never>(state: (1, nil))
    var counts: [Int] = []
    viewModel.state.kept = Farewell { [weak viewModel] in
      counts.append(viewModel?.state.count ?? -1)
    }
    viewModel.state = (2, nil)
    #expect(counts == [2])
  }
}

extension TallyState {
  fileprivate mutating func change(_ body: (inout TallyState) throws -> Void) rethrows {
    try body(&self)
  }
}

extension Farewell? {
  fileprivate mutating func takeAway() { self = nil }
}
