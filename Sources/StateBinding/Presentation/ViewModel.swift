public import Observation

/// Holds the state that a view shows, and passes the actions of the view to the interactor.
///
/// State comes in through ``update(state:)`` or through the bindings of the view. Actions go out through
/// ``request(action:)`` to the ``listener``; an action during an action waits until the first one is handled. Observation
/// sees reads and changes of ``state``. While nobody observes the state, a change costs a plain store.
@MainActor
open class ViewModel<State, Action>: StatePresenting, StateHolding, Observation.Observable {
  /// Handles the actions. Usually the interactor; held weakly.
  public final var listener: (any PresentableListener<Action>)? {
    get { heldListener }
    set {
      heldListener = newValue
      if let newValue { listenerType = type(of: newValue) }
    }
  }

  private final let run = AppRun.current
  private final weak var heldListener: (any PresentableListener<Action>)?
  @usableFromInline final var stored: State
  private final var hub: Hub<State>?
  private final var phase = EventPhase.idle
  private final var waiting = EventQueue<Action>()
  /// Whether the state is being changed in place.
  private final var isChanging = false
  /// Nil until the state is read outside of a look.
  private final var tracker: ObservationTracker?
  /// The views that have read the state.
  private final var readers = Readers()
  /// The type of the current or last listener, which names the RIB in traces and messages.
  private final var listenerType: Any.Type?
  /// Whether a trace has heard a state of this view model.
  private final var isKnown = false
  /// The state before the change under way; nil unless a trace listens that has heard a state before.
  private final var before: State?

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
    set { update(state: newValue) }
    @inlinable _modify {
      beginChange()
      defer { endChange() }
      yield &stored
    }
  }

  /// The state, read without telling Observation.
  public final var currentState: Any { current }

  /// Sends the current state and each later one, in one order for all observers.
  public final var stateStream: Observable<State> {
    Source(in: run.diagnostics) { [self] observer in
      let hub = hub ?? Hub(owner: type(of: self), in: run)
      self.hub = hub
      hub.add(observer) { observer.onNext(current) }
    }
  }

  public final func update(state: State) {
    let isHeard = tracker != nil || !readers.isEmpty || run.watch.isOn
    if isHeard { tellWillChange() }
    refuseOverlap("changed")
    let old = replace(&stored, with: state)
    if isHeard { tellDidChange() }
    hub?.send(stored)
    // The old state is released last, because a `deinit` of its contents may read or change the state.
    letGo(of: old)
  }

  /// Sends `action` to the listener: now, or after the action that is being handled. An action that is requested while the
  /// listener handles another one is thus never reentrant.
  public final func request(action: Action) {
    guard phase == .idle else { return wait(action) }
    phase = .underWay
    handle(action)
    if phase == .othersWait { handleWaiting() }
    phase = .idle
  }

  private final func handle(_ action: Action) {
    if run.watch.isOn { note(action) }
    guard let heldListener else { return reportLoss(of: action) }
    run.underWay.rib = listenerType
    heldListener.request(action: action)
    run.underWay.rib = nil
  }

  private final func wait(_ action: Action) {
    if run.watch.isLooking { run.reportDeed("request", to: mention(action)) }
    waiting.append(action)
    phase = .othersWait
  }

  private final func handleWaiting() {
    var queued = 0
    while let next = waiting.popFirst() {
      run.eventLimit.count(&queued, of: "\(type(of: self)) (\(mention(next)))")
      handle(next)
    }
    if queued > run.eventLimit.perTurn { run.eventLimit.endTurn() }
  }

  private final func note(_ action: Action) {
    if run.watch.isLooking { run.reportDeed("request", to: mention(action)) }
    guard let heldListener else { return }
    run.eventLimit.note("\(type(of: self)) (\(mention(action)))")
    if run.trace.isOn { run.trace.record(.action, type(of: heldListener), .action(action)) }
  }

  private final func reportLoss(of action: Action) {
    if run.trace.isOn {
      run.trace.record(.lost, listenerType ?? type(of: self), .action(action))
    }
    if run.isPreview, listenerType == nil { return run.noteAsked(mention(action)) }
    let problem = Diagnostic(
      kind: .lostAction,
      message: """
        \(type(of: self)) has no listener for \(mention(action)); \
        \(listenerType.map { "its last listener, \($0), is gone" }
          ?? run.answer { $0.remedy(forUnheard: self) } ?? "make the interactor its listener")
        """)
    run.diagnostics.report(problem)
  }

  private final var current: State {
    refuseOverlap("read")
    return stored
  }

  /// Notes the view that reads the state, or else tells Observation of the read.
  @usableFromInline
  final func noteRead() {
    refuseOverlap("read")
    if readers.noteCurrent() || run.watch.isLooking { return }
    let tracker = tracker ?? ObservationTracker()
    self.tracker = tracker
    tracker.read()
  }

  @usableFromInline
  final func beginChange() {
    if tracker != nil || run.watch.isOn { tellWillChange() }
    refuseOverlap("changed")
    isChanging = true
  }

  @usableFromInline
  final func endChange() {
    isChanging = false
    if tracker != nil || !readers.isEmpty || run.watch.isOn { tellDidChange() }
    hub?.send(stored)
  }

  /// Ends the process if the state is being changed. Two accesses would overlap in memory.
  private final func refuseOverlap(_ what: String) {
    if !isChanging { return }
    programError(
      "the state of \(type(of: self)) is \(what) while it is being changed; copy what you need before the change"
    )
  }

  private final func tellWillChange() {
    tracker?.willChange()
    if run.trace.isOn, isKnown, before == nil { before = stored }
  }

  private final func tellDidChange() {
    // An action that the body requests is reported already.
    if run.watch.isLooking, phase == .idle {
      run.reportDeed("write", to: "the state of \(type(of: self))")
    }
    tracker?.didChange()
    readers.tell()
    if run.trace.isOn { traceState() }
  }

  private final func traceState() {
    isKnown = true
    let old = replace(&before, with: nil)
    // Once the listener is gone, the state belongs to no RIB.
    if heldListener != nil || listenerType == nil {
      run.trace.record(
        .state, listenerType ?? type(of: self), .state(old: old.map { $0 as Any }, new: stored))
    }
    letGo(of: old)
  }
}
