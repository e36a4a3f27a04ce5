public import Observation

/// Holds the state that a view shows, and passes the actions of the view to the interactor.
///
/// State comes in through ``update(state:)`` or through the bindings of the view. Actions go out through
/// ``request(action:)`` to the ``listener``. Observation sees reads and changes of ``state``. While nobody observes
/// the state, a change costs a plain store.
@MainActor
open class ViewModel<State, Action>: StatePresenting, StateHolding, Observation.Observable {
  /// Handles the actions. Usually the interactor; held weakly.
  public final var listener: (any PresentableListener<Action>)? {
    get { heldListener }
    set {
      heldListener = newValue
      if let newValue { lastListener = type(of: newValue) }
    }
  }

  @usableFromInline final var stored: State
  @usableFromInline final var hub: Hub<State>?
  /// The type of the current or last listener, which names the RIB in traces and messages.
  private final var lastListener: Any.Type?
  @usableFromInline final weak var heldListener: (any PresentableListener<Action>)?
  private final var tracker: ObservationTracker?
  /// The state before the change under way; empty unless a trace compares the two states.
  private final var traced: [State] = []
  /// Whether a trace has recorded a state of this view model.
  private final var isInTrace = false
  /// Whether there is a tracker.
  @usableFromInline final var isTracked = false
  /// Whether a change of `stored` is under way.
  @usableFromInline final var isChanging = false
  @usableFromInline final var isHandling = false
  /// Whether actions wait.
  @usableFromInline final var hasWaiting = false
  /// The actions that wait until the current action has been handled.
  private final var waiting = EventQueue<Action>()

  /// Makes a view model that shows `state` at first.
  public init(state: State) {
    stored = state
  }

  /// The state that the view shows.
  ///
  /// A change of a part, such as `state.part = nil`, releases the old part before the change is over. If a `deinit` of the part
  /// reads the state, change a copy and pass the copy to ``update(state:)``.
  public final var state: State {
    // Reading a part copies that part only.
    @inlinable _read {
      noteRead()
      yield stored
    }
    @inlinable set { update(state: newValue) }
    @inlinable _modify {
      beginChange()
      defer {
        endChange()
        hub?.send(stored)
      }
      yield &stored
    }
  }

  /// The state, read without telling Observation.
  public final var currentState: Any { current }

  /// Sends the current state and each later one, in one order for all observers.
  public final var stateStream: Observable<State> {
    Source { [self] observer in
      Hub.of(self, &hub).add(observer, replaying: current)
    }
  }

  /// Shows `state` from now on.
  @inlinable
  public final func update(state: State) {
    beginChange()
    let old = replace(&stored, with: state)
    endChange()
    hub?.send(stored)
    // The old state is released last, because a `deinit` of its contents may read or change the state.
    letGo(of: old)
  }

  /// Sends `action` to the listener: now, or after the action that is being handled.
  @inlinable
  public final func request(action: Action) {
    if Trace.isOn { trace(.action, action) }
    if isHandling { return wait(action) }
    isHandling = true
    handle(action)
    if hasWaiting { handleWaiting() }
    isHandling = false
  }

  @inlinable
  final func handle(_ action: Action) {
    guard let listener = heldListener else { return reportLoss(of: action) }
    if EventLimit.isRecording || Trace.isOn { note(action, to: listener) }
    listener.request(action: action)
  }

  @usableFromInline
  final func wait(_ action: Action) {
    hasWaiting = true
    waiting.append(action)
  }

  @usableFromInline
  final func handleWaiting() {
    hasWaiting = false
    var queued = 0
    while let next = waiting.popFirst() {
      EventLimit.count(&queued, of: "\(type(of: self)) (\(String(stable: next)))")
      handle(next)
    }
    if queued > EventLimit.perTurn { EventLimit.endTurn() }
  }

  @usableFromInline
  final func note(_ action: Action, to listener: any PresentableListener<Action>) {
    EventLimit.note("\(type(of: self)) (\(String(stable: action)))")
    if Trace.isOn {
      AppRun.current.trace.record(.request, type(of: listener), .text(String(stable: action)))
    }
  }

  @usableFromInline
  final func reportLoss(of action: Action) {
    if Trace.isOn { trace(.lost, action) }
    Diagnostic(
      kind: .lostAction,
      message: """
        \(type(of: self)) has no listener for \(String(stable: action)); \
        \(lastListener.map { "its last listener, \($0), is gone" } ?? "make the interactor its listener")
        """
    ).report()
  }

  /// The state, read without telling Observation; ends the process while a change is under way.
  private final var current: State {
    if isChanging { failOverlap("read") }
    return stored
  }

  /// Tells Observation of a read. A read in a view's body is not told, because a window evaluates its views anyway.
  @usableFromInline
  final func noteRead() {
    if isChanging { failOverlap("read") }
    if Look.isUnderWay { return }
    let tracker = tracker ?? ObservationTracker()
    self.tracker = tracker
    isTracked = true
    tracker.read()
  }

  @inlinable
  final func beginChange() {
    if isTracked || Trace.isOn { tellWillChange() }
    if isChanging { failOverlap("changed") }
    isChanging = true
  }

  @inlinable
  final func endChange() {
    isChanging = false
    if isTracked || Look.isUnderWay || Trace.isOn { tellDidChange() }
  }

  @usableFromInline
  final func tellWillChange() {
    tracker?.willChange()
    if Trace.hasStates, isInTrace, !isChanging { traced = [stored] }
  }

  @usableFromInline
  final func tellDidChange() {
    if Look.isUnderWay { Look.reportWrite(of: "the state of \(type(of: self))") }
    tracker?.didChange()
    if Trace.hasStates { traceState() }
  }

  @usableFromInline
  final func failOverlap(_ what: String) -> Never {
    programError(
      "the state of \(type(of: self)) is \(what) while it is being changed; copy what you need before the change"
    )
  }

  @usableFromInline
  final func trace(_ kind: TraceEvent.Kind, _ action: Action) {
    AppRun.current.trace.record(
      kind, lastListener ?? type(of: self), .text(String(stable: action)))
  }

  /// Records the first state of this view model as a whole, and later states by their changes.
  private final func traceState() {
    // The old state is released last, because a `deinit` of its contents may read or change the state.
    let old = replace(&traced, with: [])
    isInTrace = true
    // Once the listener is gone, the state belongs to no RIB.
    guard heldListener != nil || lastListener == nil else { return letGo(of: old) }
    AppRun.current.trace.record(
      .state, lastListener ?? type(of: self),
      old.first.map { .changes(StateChange.changes(from: $0, to: stored)) }
        ?? .state(StateTree(reading: stored)))
    letGo(of: old)
  }
}

/// Tells Observation of reads and changes of one state, on behalf of a generic view model.
///
/// The class is not generic, because key paths in a generic class cost microseconds. It reports a change only if the
/// state was read since the last reported change. A read in the same turn as a change is kept for the next change too:
/// a tracking closure that has read the state may still be running, and Observation has not registered it yet.
@MainActor
private final class ObservationTracker: Observation.Observable {
  private let registrar = ObservationRegistrar()
  /// The turn of the last read that waits for a change to be reported; 0 if there is none.
  private var readIn: UInt32 = 0
  private var isTelling = false

  private var state: Void { () }

  func read() {
    readIn = Turn.number
    registrar.access(self, keyPath: \.state)
  }

  func willChange() {
    guard readIn != 0 else { return }
    isTelling = true
    registrar.willSet(self, keyPath: \.state)
  }

  func didChange() {
    guard isTelling else { return }
    isTelling = false
    if readIn != Turn.number { readIn = 0 }
    registrar.didSet(self, keyPath: \.state)
  }
}
