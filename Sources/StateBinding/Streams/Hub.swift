/// Receives the events of one subscription until the stream ends or the observer is disposed.
///
/// An observer is also the disposable of its subscription. A relay, subject or view model feeds the observer through a
/// hub. An operator, a task or a closure of `create` feeds the observer and is held in `upstream`.
@MainActor
class Observer<Element>: Disposable, Ending {
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

  final var hasEnded: Bool {
    if case .done = phase { true } else { false }
  }

  func receive(_ element: Element) {}

  func finish(_ termination: Termination) {}

  /// Releases the downstream observer or closures, after the end or the disposal.
  func release() {}

  final func onNext(_ element: Element) {
    if !hasEnded { receive(element) }
  }

  final func onEnd(_ termination: Termination) {
    guard case .open(let upstream, let disposed) = replace(&phase, with: .done) else { return }
    finish(termination)
    leave(upstream, disposed)
  }

  final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onEnd(.failed(error))
    case .completed: onEnd(.completed)
    }
  }

  final func dispose() {
    guard case .open(let upstream, let disposed) = replace(&phase, with: .done) else { return }
    leave(upstream, disposed)
  }

  /// Disposes `upstream` when this observer ends or is disposed; at once if the observer is done already.
  final func hold(_ upstream: any Disposable) {
    guard case .open(let old, let disposed) = phase else { return upstream.dispose() }
    phase = .open(upstream: upstream, disposed: disposed)
    letGo(of: old)
  }

  private final func leave(_ upstream: (any Disposable)?, _ disposed: (() -> Void)?) {
    if let list { list.remove(self) }
    upstream?.dispose()
    disposed?()
    release()
  }
}

// Not inside the generic class, because generic code looks up each nested type that it uses.
private enum ObserverPhase {
  /// Events may come. `disposed` is called after the end or the disposal, once the observer has left its source.
  case open(upstream: (any Disposable)?, disposed: (() -> Void)?)
  /// The stream has ended, or the observer was disposed.
  case done
}

/// An observer that hands values and the end to closures.
final class CallbackObserver<Element>: Observer<Element> {
  private var hear: ((Element) -> Void)?
  private var end: ((Termination) -> Void)?

  init(
    next: ((Element) -> Void)?, end: ((Termination) -> Void)? = nil,
    disposed: (() -> Void)? = nil
  ) {
    hear = next
    self.end = end
    super.init(disposed: disposed)
  }

  override func receive(_ element: Element) { hear?(element) }

  override func finish(_ termination: Termination) { end?(termination) }

  override func release() {
    hear = nil
    end = nil
  }
}

/// Empties a list of observers when its hub is released. Otherwise each observer would release the next one, which overflows the
/// stack when there are many.
///
/// A class of its own, because Swift 6.3 crashes when it optimises an isolated `deinit` of a generic class for iOS 17.
@MainActor
private final class HubLife {
  private let observers: any Emptying

  init(of observers: any Emptying) { self.observers = observers }

  isolated deinit { observers.removeAll() }
}

@MainActor
private protocol Emptying {
  func removeAll()
}

/// The observers of one hub, in the order in which they joined.
///
/// An observer holds the list that it has joined, but not the hub. When a relay is released, its hub is therefore
/// released too, and the list is emptied.
@MainActor
private final class ObserverList<Element>: Emptying {
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

  func removeAll() {
    while let observer = first { remove(observer) }
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
}

/// Delivers the events of a relay, subject or view model to its observers, in one order for all of them.
///
/// An event sent during a delivery waits until every observer has heard the event being delivered. An observer that joins
/// during a delivery hears only the events accepted after that. An observer that leaves hears nothing more.
@MainActor
@usableFromInline
final class Hub<Element> {
  private let observers = ObserverList<Element>()
  private let life: HubLife
  private var phase = EventPhase.idle
  /// The number of events accepted so far, the waiting ones included.
  private var accepted = 0
  private var waiting = EventQueue<Element>()
  /// The end of the stream, once it has been accepted. It follows what waits, and an observer that joins later hears it.
  private(set) var termination: Termination?
  /// The type of the relay, subject or view model that sends through this hub, for messages.
  private let owner: Any.Type
  // Not the run, which holds streams of its own.
  private let limit: EventLimit

  init(owner: Any.Type, in run: AppRun = .current) {
    self.owner = owner
    life = HubLife(of: observers)
    limit = run.eventLimit
  }

  var hasObservers: Bool { observers.first != nil }

  /// Adds `observer`, or ends it if the hub has ended.
  func join(_ observer: Observer<Element>) {
    if let termination { return observer.onEnd(termination) }
    guard !observer.hasEnded else { return }
    observer.joined = accepted
    observers.append(observer)
  }

  /// Adds `observer` and hands it the values of `replay`. Events that the observer sends meanwhile wait.
  func add(_ observer: Observer<Element>, replaying replay: () -> Void) {
    let isFree = phase == .idle
    if isFree { phase = .underWay }
    join(observer)
    replay()
    if isFree { endDelivery() }
  }

  /// Delivers `element` to all observers: now, or after the delivery that is under way. Does nothing after an end.
  @usableFromInline
  func send(_ element: Element) {
    guard phase == .idle else { return wait(element) }
    phase = .underWay
    accepted &+= 1
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
    let isFree = phase == .idle
    phase = .othersWait
    if isFree { deliverWaiting() }
  }

  // Not inlined, so that `send` looks up the type of the queue only if an event waits. The same holds for `deliverWaiting`.
  @inline(never)
  private func wait(_ element: Element) {
    if termination != nil { return }
    accepted &+= 1
    waiting.append(element)
    phase = .othersWait
  }

  private func deliver(_ element: Element, number: Int) {
    if limit.isRecording { limit.note("\(owner)") }
    observers.begin()
    while let observer = observers.next(before: number) { observer.onNext(element) }
  }

  private func endDelivery() {
    if phase == .othersWait { deliverWaiting() } else { phase = .idle }
  }

  @inline(never)
  private func deliverWaiting() {
    var queued = 0
    while let element = waiting.popFirst() {
      limit.count(&queued, of: "\(owner)")
      deliver(element, number: accepted &- waiting.count)
    }
    if queued > limit.perTurn { limit.endTurn() }
    phase = termination == nil ? .idle : .ended
    guard let termination else { return }
    observers.begin()
    while let observer = observers.next(before: .max) { observer.onEnd(termination) }
  }
}
