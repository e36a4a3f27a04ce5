import Observation
import StateBinding
import Testing

struct ObservationTests {
  private let viewModel = TallyViewModel(state: TallyState())

  /// Counts the changes that Observation reports. Must be armed again after each.
  private final class Watcher {
    var changes = 0
    private let viewModel: TallyViewModel

    init(_ viewModel: TallyViewModel) {
      self.viewModel = viewModel
    }

    func arm(_ read: @escaping (TallyViewModel) -> Void = { _ = $0.state.count }) {
      withObservationTracking {
        read(viewModel)
      } onChange: { [self] in
        // Observation calls this at the change, which is on the main actor.
        MainActor.assumeIsolated { changes += 1 }
      }
    }
  }

  @Test func `a change after a read is reported once`() {
    let watcher = Watcher(viewModel)
    watcher.arm()
    viewModel.state.count = 1
    viewModel.state.count = 2
    #expect(watcher.changes == 1)
  }

  @Test func `an update is reported as a change`() {
    let watcher = Watcher(viewModel)
    watcher.arm()
    viewModel.update(state: TallyState(count: 1))
    #expect(watcher.changes == 1)
  }

  @Test func `an observer armed again is told of later changes`() async {
    let watcher = Watcher(viewModel)
    for _ in 0..<3 {
      watcher.arm()
      viewModel.state.count += 1
      await settled()
      viewModel.state.count += 1
    }
    #expect(watcher.changes == 3)
  }

  @Test func `a change inside a tracking closure does not lose the next change`() async {
    let watcher = Watcher(viewModel)
    watcher.arm { viewModel in
      _ = viewModel.state.count
      viewModel.state.count = 1
      viewModel.update(state: TallyState(count: 2))
    }
    #expect(watcher.changes == 0)
    await settled()
    viewModel.state.count = 3
    #expect(watcher.changes == 1)
  }

  @Test func `two observers are both told of a change`() {
    let watchers = [Watcher(viewModel), Watcher(viewModel)]
    for watcher in watchers { watcher.arm() }
    viewModel.state.count = 1
    #expect(watchers.map(\.changes) == [1, 1])
  }

  @Test func `an observer armed in an earlier turn is told even after another one was`() async {
    let early = Watcher(viewModel)
    let late = Watcher(viewModel)
    early.arm()
    await settled()
    late.arm { _ = $0.currentState }
    viewModel.state.count = 1
    await settled()
    viewModel.state.count = 2
    #expect(early.changes == 1)
    #expect(late.changes == 0)
  }
}
