import StateBinding
import Testing

struct StateStreamTests {
  private let viewModel = TallyViewModel(state: TallyState())

  @Test func `an observer hears the current state and each later one`() {
    var counts: [Int] = []
    viewModel.update(state: TallyState(count: 1))
    _ = viewModel.stateStream.subscribe(onNext: { counts.append($0.count) })
    viewModel.update(state: TallyState(count: 2))
    viewModel.state.count = 3
    #expect(counts == [1, 2, 3])
  }

  @Test func `a state set during a delivery waits until all observers have the first`() {
    var log: [String] = []
    _ = viewModel.stateStream.subscribe(onNext: { [unowned viewModel] state in
      log.append("first \(state.count)")
      if state.count == 1 {
        viewModel.update(state: TallyState(count: 2))
        log.append("now \(viewModel.state.count)")
      }
    })
    _ = viewModel.stateStream.subscribe(onNext: { log.append("second \($0.count)") })
    viewModel.update(state: TallyState(count: 1))
    #expect(
      log == ["first 0", "second 0", "first 1", "now 2", "second 1", "first 2", "second 2"])
  }

  @Test func `a state changed in place by an observer waits for its turn`() {
    var counts: [Int] = []
    _ = viewModel.stateStream.subscribe(onNext: { [unowned viewModel] state in
      if state.count == 1 { viewModel.state.count += 10 }
    })
    _ = viewModel.stateStream.subscribe(onNext: { counts.append($0.count) })
    viewModel.state.count = 1
    #expect(counts == [0, 1, 11])
  }

  @Test func `the state stream outlives the view model without keeping it`() {
    var viewModel: TallyViewModel? = TallyViewModel(state: TallyState())
    weak let weakViewModel = viewModel
    var events: [String] = []
    let subscription = viewModel?.stateStream.subscribe { events.append("\($0)") }
    viewModel = nil
    #expect(weakViewModel == nil)
    #expect(events.count == 1)
    subscription?.dispose()
  }
}
