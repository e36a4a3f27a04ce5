/// Receives the events of one subscription until the stream ends or the observer is disposed.
///
/// An observer is also the disposable of its subscription. A relay, subject or view model feeds the observer through a
/// hub. An operator, a task or a closure of `create` feeds the observer and is held in `upstream`.
@MainActor
class Observer<Element>: Disposable, Ending, LosingSource {
  private final var phase: ObserverPhase
  /// The list of observers that this observer has joined, and its neighbours in the list. The list sets `list`, `previous` and
  /// `next`, and clears them when the observer leaves.
  fileprivate final var list: ObserverList<Element>?
  fileprivate final var previous: Observer?
  fileprivate final var next: Observer?
  /// The number of events that the hub had accepted when this observer joined. The observer hears only later events.
  fileprivate final var joined = 0

  /// Makes an observer that calls `disposed` after the end or the disposal, once it has left its source.
  init(disposed: (() -> Void)? = nil) {
    phase = .open(upstream: nil, disposed: disposed)
  }

  /// Whether no event can come and a disposal would do nothing.
  final var isDone: Bool {
    switch phase {
    case .open: false
    case .lost(let upstream, let disposed): upstream == nil && disposed == nil
    case .done: true
    }
  }

  /// Whether the source went away without ending the stream.
  final var isLost: Bool {
    if case .lost = phase { true } else { false }
  }

  final var hasEnded: Bool {
    switch phase {
    case .open: false
    case .lost(let upstream?, _): (upstream as? any Ending)?.hasEnded == true
    case .lost(nil, let disposed): disposed == nil
    case .done: true
    }
  }

  func receive(_ element: Element) {}

  func finish(_ termination: Termination) {}

  /// Releases the downstream observer or closures, after the end or the disposal.
  func release() {}

  /// Releases the downstream observer or closures, and passes the loss of the source on to them.
  func lose() {}

  final func onNext(_ element: Element) {
    if case .done = phase { return }
    receive(element)
  }

  final func onEnd(_ termination: Termination) {
    guard !isDone else { return }
    let last = replace(&phase, with: .done)
    finish(termination)
    leave(last)
  }

  final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onEnd(.failed(error))
    case .completed: onEnd(.completed)
    }
  }

  final func dispose() {
    if !isDone { leave(replace(&phase, with: .done)) }
  }

  /// Disposes `upstream` when this observer ends or is disposed; at once if the observer is done already.
  final func hold(_ upstream: any Disposable) {
    if isDone { return upstream.dispose() }
    switch phase {
    case .open(let old, let disposed):
      phase = .open(upstream: upstream, disposed: disposed)
      letGo(of: old)
    case .lost(let old, let disposed):
      phase = .lost(upstream: upstream, disposed: disposed)
      letGo(of: old)
    case .done: break
    }
  }

  /// Notes that the source went away without an end: no event can come, and no closure of the subscriber is called.
  ///
  /// The observer releases its downstream, so a chain of operators that nobody holds is released. A chain that is held can
  /// still be disposed while it has an `onDisposed` to call or an upstream to end.
  final func loseSource() {
    if isDone { return }
    switch phase {
    case .open(let upstream, let disposed), .lost(let upstream, let disposed):
      let hasEnded = (upstream as? any Ending)?.hasEnded == true
      phase = .lost(upstream: hasEnded ? nil : upstream, disposed: disposed)
      letGo(of: upstream)
    case .done: break
    }
    lose()
  }

  private final func leave(_ last: ObserverPhase) {
    if let list = list.take() { list.remove(self) }
    switch last {
    case .open(let upstream, let disposed), .lost(let upstream, let disposed):
      upstream?.dispose()
      disposed?()
    case .done: break
    }
    release()
  }
}

// Not inside the generic class, because generic code looks up each nested type that it uses.
private enum ObserverPhase {
  /// Events may come. `disposed` is called after the end or the disposal, once the observer has left its source.
  case open(upstream: (any Disposable)?, disposed: (() -> Void)?)
  /// The source went away without an end. All that can still happen is a disposal.
  case lost(upstream: (any Disposable)?, disposed: (() -> Void)?)
  /// The stream has ended, or the observer was disposed.
  case done
}

/// An observer that hands events to closures.
final class CallbackObserver<Element>: Observer<Element> {
  private var hear: ((Element) -> Void)?
  private var end: ((Termination) -> Void)?
  private var lost: (() -> Void)?

  /// Makes an observer that calls `disposed` last. If the source goes away without an end, it calls `lost` instead of `end`.
  init(
    next: ((Element) -> Void)?, end: ((Termination) -> Void)? = nil,
    disposed: (() -> Void)? = nil, lost: (() -> Void)? = nil
  ) {
    hear = next
    self.end = end
    self.lost = lost
    super.init(disposed: disposed)
  }

  override func receive(_ element: Element) { hear?(element) }

  override func finish(_ termination: Termination) { end?(termination) }

  override func release() {
    // Copied first, because releasing a closure may release an object whose `deinit` disposes this observer.
    let (hear, end, lost) = (hear, end, lost)
    self.hear = nil
    self.end = nil
    self.lost = nil
    Self.letGo(hear, end, lost)
  }

  /// Keeps the closures until here. The generic `letGo(of:)` would allocate memory for each closure.
  @inline(never)
  private static func letGo(
    _: ((Element) -> Void)?, _: ((Termination) -> Void)?, _: (() -> Void)?
  ) {}

  override func lose() {
    let lost = lost
    release()
    lost?()
  }
}

/// Is told when its source is released without completion or error.
@MainActor
protocol LosingSource: AnyObject {
  func loseSource()
}

/// A source of events. When it is released, its observers hear that no event will come.
///
/// A class of its own, because Swift 6.3 crashes when it optimises an isolated `deinit` of a generic class for iOS 17.
@MainActor
final class SourceLife {
  private let observers: any LosingSource

  init(for observers: any LosingSource) { self.observers = observers }

  isolated deinit { observers.loseSource() }
}

/// The observers of one hub, in the order in which they joined.
///
/// An observer holds the list that it has joined, but not the hub. When a relay is released, its hub is therefore
/// released too, and the list is emptied.
@MainActor
private final class ObserverList<Element>: LosingSource {
  // Linked, because generic code looks up the type `[Observer<Element>]` at each use, and the lookup takes longer than the rest
  // of `append`.
  private(set) var first: Observer<Element>?
  private var last: Observer<Element>?
  /// The next observer to hear the event that is being delivered.
  private var upcoming: Observer<Element>?

  func append(_ observer: Observer<Element>) {
    observer.list = self
    observer.previous = last
    if let last { last.next = observer } else { first = observer }
    last = observer
  }

  /// Removes `observer`; a delivery under way goes on with the observer after it.
  func remove(_ observer: Observer<Element>) {
    let (previous, next) = (observer.previous, observer.next)
    observer.list = nil
    observer.previous = nil
    observer.next = nil
    if let previous { previous.next = next } else { first = next }
    if let next { next.previous = previous } else { last = previous }
    if upcoming === observer { upcoming = next }
  }

  /// Begins a delivery with the first observer.
  func begin() { upcoming = first }

  /// The next observer to hear the event with this `number`: one that joined before the event was accepted.
  func next(before number: Int) -> Observer<Element>? {
    guard let observer = upcoming, observer.joined < number else {
      upcoming = nil
      return nil
    }
    upcoming = observer.next
    return observer
  }

  func loseSource() {
    guard first != nil else { return }
    // Removes all observers first, because an observer that loses its source may release objects that dispose other observers.
    var lost: [Observer<Element>] = []
    while let observer = first {
      remove(observer)
      lost.append(observer)
    }
    tell { for observer in lost { observer.loseSource() } }
  }
}

/// Delivers the events of a relay, subject or view model to its observers, in one order for all of them.
///
/// An event sent during a delivery waits until every observer has heard the event being delivered. An observer that joins
/// during a delivery hears only the events accepted after that. An observer that leaves hears nothing more.
@MainActor
@usableFromInline
final class Hub<Element> {
  private let observers = ObserverList<Element>()
  private let life: SourceLife
  /// The number of events accepted so far, the waiting ones included.
  private var accepted = 0
  private var turns = EventTurns()
  private var waiting = EventQueue<Event<Element>>()
  private var isAbandoned = false
  /// The end of the stream, once it has ended; an observer that joins later hears it.
  private(set) var termination: Termination?
  /// The type of the relay, subject or view model that sends through this hub, for messages.
  private let owner: Any.Type
  // Not the run, which holds streams of its own.
  private let limit: EventLimit

  init(owner: Any.Type, in run: AppRun = .current) {
    self.owner = owner
    life = SourceLife(for: observers)
    limit = run.eventLimit
  }

  var hasObservers: Bool { observers.first != nil }

  /// Adds `observer`, or ends it if the hub has ended.
  func join(_ observer: Observer<Element>) {
    if let termination { return observer.onEnd(termination) }
    guard !observer.isDone else { return }
    observer.joined = accepted
    observers.append(observer)
  }

  /// Adds `observer` and hands it the values of `replay`. Events that the observer sends meanwhile wait.
  func add(_ observer: Observer<Element>, replaying replay: () -> Void) {
    let isOutermost = turns.begin()
    join(observer)
    replay()
    if isOutermost { endDelivery() }
  }

  /// Delivers `element` to all observers: now, or after the delivery that is under way.
  @usableFromInline
  func send(_ element: Element) {
    if termination != nil { return }
    accepted &+= 1
    guard turns.begin() else { return wait(.next(element)) }
    deliver(element, number: accepted)
    endDelivery()
  }

  /// Delivers `event` to all observers: now, or after the delivery that is under way. Does nothing after an end.
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): send(element)
    case .error(let error): end(.failed(error))
    case .completed: end(.completed)
    }
  }

  private func end(_ termination: Termination) {
    if self.termination != nil { return }
    self.termination = termination
    accepted &+= 1
    let isOutermost = turns.begin()
    wait(termination.event())
    if isOutermost { endDelivery() }
  }

  // Not inlined, so that `send` looks up the type of an event only if an event waits. The same holds for `deliverWaiting`.
  @inline(never)
  private func wait(_ event: @autoclosure () -> Event<Element>) {
    waiting.append(event())
    turns.phase = .othersWait
  }

  /// Releases all observers because no event will come: now, or after the delivery that is under way. Observers that are added
  /// later are released too.
  func abandon() {
    isAbandoned = true
    if turns.begin() { endDelivery() }
  }

  private func deliver(_ element: Element, number: Int) {
    if limit.isRecording { limit.note("\(owner)") }
    observers.begin()
    while let observer = observers.next(before: number) { observer.onNext(element) }
  }

  private func deliver(_ termination: Termination, number: Int) {
    observers.begin()
    while let observer = observers.next(before: number) { observer.onEnd(termination) }
  }

  private func endDelivery() {
    if case .othersWait = turns.phase { deliverWaiting() }
    turns.phase = .idle
    if isAbandoned { observers.loseSource() }
  }

  @inline(never)
  private func deliverWaiting() {
    var queued = 0
    while let event = waiting.popFirst() {
      limit.count(&queued, of: "\(owner)")
      let number = accepted &- waiting.count
      switch event {
      case .next(let element): deliver(element, number: number)
      case .error(let error): deliver(.failed(error), number: number)
      case .completed: deliver(.completed, number: number)
      }
    }
    if queued > limit.perTurn { limit.endTurn() }
  }
}

/// The losses of sources that wait for the loss under way; nil if none is under way.
@MainActor private var losses: EventQueue<() -> Void>?

/// Calls `loss` now, or after the one under way. A loss may release the next relay of a chain, and a chain of any length must
/// not overflow the stack.
@MainActor
private func tell(_ loss: @escaping () -> Void) {
  if losses != nil {
    losses?.append(loss)
    return
  }
  losses = EventQueue()
  loss()
  while let next = losses?.popFirst() { next() }
  losses = nil
}
