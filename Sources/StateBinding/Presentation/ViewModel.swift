public import Observation

/// Holds what a view shows, and takes what its user does to the interactor.
///
/// State comes in through ``update(state:)`` or through the bindings of the view; actions go out through
/// ``request(action:)`` to the ``listener``. Observation sees reads and changes of ``state``; while nobody observes,
/// a change costs a plain store.
@MainActor
open class ViewModel<State, Action>: StatePresenting, StateHolding, Observation.Observable {
  /// Handles the actions: the interactor; held weakly.
  public final weak var listener: (any PresentableListener<Action>)? {
    didSet { if let listener { lastListener = type(of: listener) } }
  }

  @usableFromInline final var stored: State
  @usableFromInline final var hub: Hub<State>?
  /// The type of the listener, or of the one that is gone: it names the RIB in traces and messages.
  private final var lastListener: Any.Type?
  private final var tracker: ObservationTracker?
  /// Whether the state is being changed where it is stored.
  private final var isChanging = false
  private final var isHandling = false
  /// The actions that wait until the one being handled is done.
  private final var waiting = EventQueue<Action>()

  /// Shows `state` first.
  public init(state: State) {
    stored = state
  }

  /// The state that the view shows.
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

  /// The state, without being observed.
  public final var currentState: Any { current }

  /// The state now and each one from now on, in one order for all observers.
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
    // Last, as the `deinit` of what it held may read or change the state.
    letGo(of: old)
  }

  /// Has the listener handle `action`, now or after the one being handled.
  @inlinable
  public final func request(action: Action) {
    guard beginHandling(action) else { return }
    listener(for: action)?.request(action: action)
    endHandling()
  }

  /// Says that `action` is being handled; false if it has to wait for another one.
  @usableFromInline
  final func beginHandling(_ action: Action) -> Bool {
    if Trace.isOn { trace(.action, action) }
    if isHandling {
      waiting.append(action)
      return false
    }
    isHandling = true
    return true
  }

  /// The listener, which is about to handle `action`; where it is gone, the action is reported as lost.
  @usableFromInline
  final func listener(for action: Action) -> (any PresentableListener<Action>)? {
    guard let listener else {
      reportLoss(of: action)
      return nil
    }
    if EventLimit.isRecording { EventLimit.note("\(type(of: self)) (\(String(stable: action)))") }
    if Trace.isOn {
      AppRun.current.trace.record(.request, type(of: listener), String(stable: action))
    }
    return listener
  }

  /// Handles the actions that were requested meanwhile.
  @usableFromInline
  final func endHandling() {
    var queued = 0
    while let next = waiting.popFirst() {
      EventLimit.count(&queued, of: "\(type(of: self)) (\(String(stable: next)))")
      listener(for: next)?.request(action: next)
    }
    if queued > EventLimit.perTurn { EventLimit.endTurn() }
    isHandling = false
  }

  private final func reportLoss(of action: Action) {
    if Trace.isOn { trace(.lost, action) }
    Diagnostic(
      kind: .lostAction,
      message: """
        \(type(of: self)) has no listener for \(String(stable: action)); \
        \(lastListener.map { "\($0), which was it, is gone" } ?? "make the interactor its listener")
        """
    ).report()
  }

  /// The state, read without being observed.
  private final var current: State {
    if isChanging { failOverlap("read") }
    return stored
  }

  /// Tells Observation of a read, unless a view reads: a window looks at its views anyway.
  @usableFromInline
  final func noteRead() {
    if isChanging { failOverlap("read") }
    if Look.isUnderWay { return }
    let tracker = tracker ?? ObservationTracker()
    self.tracker = tracker
    tracker.read()
  }

  @usableFromInline
  final func beginChange() {
    tracker?.willChange()
    if isChanging { failOverlap("changed") }
    isChanging = true
  }

  @usableFromInline
  final func endChange() {
    isChanging = false
    if Look.isUnderWay { Look.reportWrite(of: "the state of \(type(of: self))") }
    tracker?.didChange()
    if Trace.isOn { trace(.state, stored) }
  }

  private final func failOverlap(_ what: String) -> Never {
    programError(
      "the state of \(type(of: self)) is \(what) while a change of it is under way; take what is needed out of it before"
    )
  }

  private final func trace(_ kind: TraceEvent.Kind, _ detail: Any) {
    AppRun.current.trace.record(kind, lastListener ?? type(of: self), String(stable: detail))
  }
}

/// Tells Observation of reads and changes of one state, on behalf of a generic view model.
///
/// Not generic itself, as key paths in a generic class cost microseconds. A change is told only if there was a read
/// since the last change that was told. Reads are forgotten only in a later turn: within one, a tracking closure may
/// still be running that has read the state and is not registered yet.
@MainActor
private final class ObservationTracker: Observation.Observable {
  private let registrar = ObservationRegistrar()
  /// The turn of the last read that no change has been told for; 0 if there is none.
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
