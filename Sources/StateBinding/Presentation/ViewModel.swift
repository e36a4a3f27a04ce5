public import Observation

/// Holds what a view shows, and takes what its user does to the interactor.
///
/// State comes in through ``update(state:)`` or through the bindings of the view; actions go out through
/// ``request(action:)`` to the ``listener``. Observation sees reads and changes of ``state``; while nobody observes,
/// a change costs a plain store.
@MainActor
open class ViewModel<State, Action>: StateSource, StatePresenting, StateHolding,
  Observation.Observable
{
  /// What handles the actions, the interactor; held weakly.
  public final var listener: (any PresentableListener<Action>)? {
    @inlinable get { heldListener }
    set {
      // What the old one is, nobody asks: with an observer on the weak property this would load it twice.
      if let newValue { lastListener = type(of: newValue) }
      heldListener = newValue
    }
  }

  @exclusivity(unchecked) @usableFromInline final weak var heldListener:
    (any PresentableListener<Action>)?
  /// What the listener is or was: what names the RIB.
  final var lastListener: Any.Type?
  // Unchecked, as `access` says the same in a tenth of the time; rows "dispatch" and "script lines".
  @exclusivity(unchecked) @usableFromInline final var stored: State
  /// How many read the state where it stands; -1 while somebody changes it there.
  @exclusivity(unchecked) @usableFromInline final var access = 0
  // Unchecked is right: nothing else runs while one of the two is read or made; rows "dispatch".
  @exclusivity(unchecked) @usableFromInline final var tracker: ObservationTracker?
  @exclusivity(unchecked) @usableFromInline final var hub: Hub<State>?
  /// The actions that wait, once there was one.
  private final var waiting: ActionQueue<Action>?
  @usableFromInline final var isHandling = false
  /// Whether actions wait.
  @usableFromInline final var hasWaiting = false

  /// Shows `state` first.
  @inlinable
  public init(state: State) {
    stored = state
    super.init()
  }

  /// What the view shows.
  public final var state: State {
    @inlinable get {
      if !noteRead() { trackedRead() }
      return current
    }
    @inlinable set { update(state: newValue) }
    @inlinable _modify {
      tracker?.willChange()
      if access != 0 { failOverlap("changed") }
      access = -1
      defer {
        access = 0
        didChange()
      }
      yield &stored
    }
  }

  /// The state, read by nobody who is observed.
  @inlinable
  final var current: State {
    if access < 0 { failOverlap("read") }
    return stored
  }

  /// What `body` makes of the state, which it may only reach by the pointer: nothing is copied.
  @inlinable
  public final func withState<Result>(_ body: (UnsafePointer<State>) -> Result) -> Result {
    if !noteRead() { trackedRead() }
    if access < 0 { failOverlap("read") }
    access += 1
    defer { access -= 1 }
    return withUnsafePointer(to: &stored, body)
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
    tracker?.willChange()
    if access != 0 { failOverlap("changed") }
    let old = replace(&stored, with: state)
    didChange()
    // After that, as its `deinit` may send too.
    letGo(of: old)
  }

  /// Has the listener handle `action`, now or after the one being handled.
  @inlinable
  public final func request(action: Action) {
    if Trace.isOn { trace(.action, action) }
    if isHandling {
      wait(action)
      return
    }
    isHandling = true
    handle(action)
    if hasWaiting { handleWaiting() }
    isHandling = false
  }

  @usableFromInline
  final func wait(_ action: Action) {
    hasWaiting = true
    let waiting = self.waiting ?? ActionQueue()
    self.waiting = waiting
    waiting.actions.append(action)
  }

  @usableFromInline
  final func handleWaiting() {
    hasWaiting = false
    var queued = 0
    while let next = waiting?.actions.popFirst() {
      EventLimit.count(&queued, of: "\(type(of: self)) (\(String(stable: next)))")
      handle(next)
    }
    if queued > EventLimit.perTurn { EventLimit.endTurn() }
  }

  @inlinable
  final func handle(_ action: Action) {
    guard let listener = heldListener else {
      lose(action)
      return
    }
    if EventLimit.isRecording || Trace.isOn { note(action, to: listener) }
    listener.request(action: action)
  }

  @usableFromInline
  final func trackedRead() {
    if let tracker {
      tracker.read()
    } else {
      let tracker = ObservationTracker()
      self.tracker = tracker
      tracker.read()
    }
  }

  @inlinable
  final func didChange() {
    noteChange()
    tracker?.didChange()
    if Trace.isOn { traceState() }
    hub?.send(stored)
  }
}

/// Boxed, as nearly every view model goes without one, and pays a word for it.
@MainActor
private final class ActionQueue<Action> {
  var actions = EventQueue<Action>()
}
