import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct ViewModelTests {
  private let viewModel = TallyViewModel(state: TallyState())
  private let listener = TallyListener()

  init() {
    viewModel.listener = listener
  }

  @Test func `an update replaces the state`() {
    viewModel.update(state: TallyState(count: 3))
    #expect(viewModel.state == TallyState(count: 3))
  }

  @Test func `a view can change the state in place`() {
    viewModel.state.isAsking = true
    #expect(viewModel.state == TallyState(count: 0, isAsking: true))
  }

  @Test func `an action goes to the listener`() {
    viewModel.request(action: .setTo(2))
    #expect(listener.log == ["begin setTo(2)", "end setTo(2)"])
  }

  @Test func `an action requested during another waits for its turn`() {
    listener.meanwhile = { [viewModel] action in
      guard action == .twice else { return }
      viewModel.request(action: .increase)
      viewModel.request(action: .setTo(9))
    }
    viewModel.request(action: .twice)
    #expect(
      listener.log == [
        "begin twice", "end twice", "begin increase", "end increase", "begin setTo(9)",
        "end setTo(9)",
      ])
  }

  @Test func `a hundred thousand actions that request each other do not nest`() {
    var left = runsLongTests ? 1_000_000 : 100_000
    let counting = CountingListener { [viewModel] in
      left -= 1
      if left > 0 { viewModel.request(action: .increase) }
    }
    viewModel.listener = counting
    viewModel.request(action: .increase)
    #expect(left == 0)
  }

  @Test func `the listener is held weakly`() {
    var listener: TallyListener? = TallyListener()
    weak let weakListener = listener
    viewModel.listener = listener
    listener = nil
    #expect(weakListener == nil)
  }

  @Test func `an action without a listener is lost and reported`() {
    viewModel.listener = nil
    #expect(
      diagnosed { viewModel.request(action: .setTo(1)) } == [
        "lost-action: ViewModel<TallyState, TallyAction> has no listener for setTo(1); "
          + "its last listener, TallyListener, is gone"
      ])
  }

  @Test func `an action is lost if the listener leaves before its turn`() {
    var listener: TallyListener? = TallyListener()
    viewModel.listener = listener
    listener?.meanwhile = { [viewModel] action in
      guard action == .twice else { return }
      viewModel.request(action: .increase)
      viewModel.listener = nil
    }
    let heard = diagnosed { viewModel.request(action: .twice) }
    #expect(listener?.log == ["begin twice", "end twice"])
    #expect(heard.count == 1)
    listener = nil
  }

  @Test func `currentState returns the state`() {
    viewModel.update(state: TallyState(count: 5))
    #expect(viewModel.currentState as? TallyState == TallyState(count: 5))
  }

  @Test func `a host presents the state of its view model`() {
    final class Host: ViewModelHosting {
      let viewModel = TallyViewModel(state: TallyState(count: 7))
    }
    #expect(Host().currentState as? TallyState == TallyState(count: 7))
  }

  @Test func `a trace has the action that a host sends to its listener without its view model`() {
    final class Host: ViewModelHosting {
      let viewModel = TallyViewModel(state: TallyState())
    }
    let host = Host()
    host.listener = listener
    #expect(host.listener === listener)
    var events: [String] = []
    let trace = AppRun.current.trace.observe { events.append($0.description) }
    // A view may hold the listener weakly.
    weak let held = host.listener
    held?.request(action: .setTo(2))
    host.viewModel.request(action: .increase)
    trace.dispose()
    host.listener?.request(action: .setTo(3))
    #expect(events.map { $0.split(separator: " ").dropFirst(2) } == [["setTo(2)"], ["increase"]])
    #expect(listener.log.count == 6)
  }

  @Test func `a change that throws halfway is still sent`() {
    struct HalfWay: Error {}
    func half(_ state: inout TallyState) throws {
      state.count = 5
      throw HalfWay()
    }
    var counts: [Int] = []
    _ = viewModel.stateStream.subscribe(onNext: { counts.append($0.count) })
    try? half(&viewModel.state)
    #expect(counts == [0, 5])
  }

  @Test func `a feature's listener is an alias of the protocol with its action`() {
    final class Presenter {
      let viewModel = TallyViewModel(state: TallyState())
      weak var listener: TallyPresentableListener? {
        didSet { viewModel.listener = listener }
      }
    }
    let presenter = Presenter()
    presenter.listener = listener
    presenter.viewModel.request(action: .increase)
    #expect(listener.log == ["begin increase", "end increase"])
  }

  @Test func `an endless cycle of actions is reported with its chain`() async {
    let message = await expectEnd("queued more than 100 events in one turn: a cycle") {
      EventLimit.perTurn = 100
      let viewModel = TallyViewModel(state: TallyState())
      let listener = TallyListener()
      viewModel.listener = listener
      listener.meanwhile = { viewModel.request(action: $0 == .twice ? .increase : .twice) }
      viewModel.request(action: .twice)
    }
    #expect(message.contains("(increase) → "))
    #expect(message.contains("(twice)"))
    #expect(message.contains("raise EventLimit.perTurn"))
  }
}

private final class CountingListener: PresentableListener {
  private let handle: () -> Void

  init(_ handle: @escaping () -> Void) {
    self.handle = handle
  }

  func request(action: TallyAction) { handle() }
}
