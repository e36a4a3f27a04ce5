/// One subscription's place in a stream: it hears events until the end or until it is disposed.
///
/// An observer is its own disposable. A relay, subject or view model feeds it from a hub; an operator, a task or a
/// closure of `create` feeds it as its `upstream`.
@MainActor
@usableFromInline
class Observer<Element>: Disposable, Ending {
  private(set) final var isDone = false
  // Weak, as nothing keeps the hub of a released relay: its `deinit` lets go of the observers.
  fileprivate final weak var hub: Hub<Element>?
  /// The number of events that the hub had accepted when this observer joined; it hears later ones only.
  fileprivate final var joined = 0
  /// The neighbours in the hub's list; the hub takes them away from an observer that leaves.
  fileprivate final var previous: Observer?
  fileprivate final var next: Observer?
  private final var upstream: (any Disposable)?
  /// Is called at the end or at the disposal, after the source was left.
  private final var disposed: (() -> Void)?
  /// Whether the source is gone without an end.
  private(set) final var isLost = false

  init(disposed: (() -> Void)? = nil) {
    self.disposed = disposed
  }

  final var hasEnded: Bool { isDone || isLost && upstreamHasEnded }

  private final var upstreamHasEnded: Bool { (upstream as? any Ending)?.hasEnded == true }

  /// Handles a value.
  func receive(_ element: Element) {}

  /// Handles the end.
  func finish(_ termination: Termination) {}

  /// Lets go of what this observer feeds, after the end or the disposal.
  func release() {}

  /// Lets go of what this observer feeds, which loses its own source with this one's.
  func lose() {}

  final func onNext(_ element: Element) {
    if !isDone { receive(element) }
  }

  final func onEnd(_ termination: Termination) {
    guard !isDone else { return }
    isDone = true
    finish(termination)
    tearDown()
  }

  final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onEnd(.failed(error))
    case .completed: onEnd(.completed)
    }
  }

  @usableFromInline
  final func dispose() {
    guard !isDone else { return }
    isDone = true
    tearDown()
  }

  /// Disposes `upstream` when this observer ends or is disposed; at once if that has happened.
  final func hold(_ upstream: any Disposable) {
    if isDone {
      upstream.dispose()
    } else {
      letGo(of: replace(&self.upstream, with: upstream))
    }
  }

  /// Lets go of what this observer feeds, as its source is gone without an end: nothing can come, and nobody is told.
  ///
  /// So a chain that nobody keeps is released. One that somebody keeps can still be disposed, if an `onDisposed` is to be
  /// called or something upstream is to be ended.
  final func loseSource() {
    guard !isDone else { return }
    if upstreamHasEnded { letGo(of: upstream.take()) }
    isDone = upstream == nil && disposed == nil
    isLost = true
    lose()
  }

  private final func tearDown() {
    if let hub {
      self.hub = nil
      hub.remove(self)
    }
    if let upstream = upstream.take() {
      upstream.dispose()
      ReleaseQueue.keep(upstream)
    }
    if let disposed = disposed.take() {
      disposed()
      ReleaseQueue.keep(disposed)
    }
    release()
  }
}

/// The observer at the end of a chain: it hands events to closures.
final class CallbackObserver<Element>: Observer<Element> {
  private var hear: ((Element) -> Void)?
  private var end: ((Termination) -> Void)?
  private var lost: (() -> Void)?

  /// An observer that calls `disposed` last, and `lost` in place of `end` if the source goes without an end.
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
    // Copied first: what a closure holds may dispose this observer as it goes.
    let (hear, end, lost) = (hear, end, lost)
    self.hear = nil
    self.end = nil
    self.lost = nil
    // The closures may hold the next link of a long chain.
    ReleaseQueue.keep((hear, end, lost))
  }

  override func lose() {
    let lost = lost
    release()
    lost?()
  }
}

/// The one order in which the observers of a relay, subject or view model hear its events.
///
/// An event sent while another is being delivered waits until every observer has had that one. An observer that joins in
/// between hears what is accepted from then on; one that leaves hears nothing more.
@MainActor
@usableFromInline
final class Hub<Element> {
  // A linked list rather than an array: code that knows no concrete `Element` looks up the type of an array of observers
  // at each use, which takes ten times as long as to join.
  private var first: Observer<Element>?
  private var last: Observer<Element>?
  /// The observer that hears the event that is being delivered next.
  private var upcoming: Observer<Element>?
  /// The number of events accepted so far, the waiting ones included.
  private var accepted = 0
  private var waiting = EventQueue<Event<Element>>()
  private var isDelivering = false
  /// Whether events wait, or the observers are to be let go of after what is being delivered.
  private var hasRest = false
  private var isAbandoned = false
  /// The end, which later observers still hear.
  private(set) var termination: Termination?
  /// The type that sends by this hub, to name it in messages.
  private let owner: Any.Type

  init(owner: Any.Type) {
    self.owner = owner
  }

  isolated deinit {
    loseObservers()
  }

  /// The hub in `storage`, made when it is first needed.
  static func of(_ owner: AnyObject, _ storage: inout Hub?) -> Hub {
    if let hub = storage { return hub }
    let hub = Hub(owner: type(of: owner))
    storage = hub
    return hub
  }

  var hasObservers: Bool { first != nil }

  /// Adds `observer`, or ends it if the hub has ended.
  func join(_ observer: Observer<Element>) {
    if let termination { return observer.onEnd(termination) }
    guard !observer.isDone else { return }
    observer.hub = self
    observer.joined = accepted
    observer.previous = last
    if let last { last.next = observer } else { first = observer }
    last = observer
  }

  /// Adds `observer` and hands it `element`; what the observer sends meanwhile waits.
  func add(_ observer: Observer<Element>, replaying element: Element) {
    add(observer) { observer.onNext(element) }
  }

  /// Adds `observer` and hands it `elements`; what the observer sends meanwhile waits.
  func add(_ observer: Observer<Element>, replayingAll elements: some Sequence<Element>) {
    add(observer) {
      for element in elements { observer.onNext(element) }
    }
  }

  private func add(_ observer: Observer<Element>, replay: () -> Void) {
    let isOutermost = !isDelivering
    isDelivering = true
    join(observer)
    replay()
    if isOutermost { endDelivery() }
  }

  /// Takes out an observer that is done.
  fileprivate func remove(_ observer: Observer<Element>) {
    let (previous, next) = (observer.previous, observer.next)
    observer.previous = nil
    observer.next = nil
    if let previous { previous.next = next } else { first = next }
    if let next { next.previous = previous } else { last = previous }
    if upcoming === observer { upcoming = next }
  }

  /// Delivers `element` to all observers, now or after what is being delivered.
  @usableFromInline
  func send(_ element: Element) {
    if termination != nil { return }
    accepted &+= 1
    if isDelivering { return wait(.next(element)) }
    isDelivering = true
    deliver(element, number: accepted)
    endDelivery()
  }

  /// Delivers `event` to all observers, now or after what is being delivered; after an end, nothing more is accepted.
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
    wait(termination.event())
    if isDelivering { return }
    isDelivering = true
    endDelivery()
  }

  // Not inlined, as `send` would look up the type of the event each time, needed or not.
  @inline(never)
  private func wait(_ event: @autoclosure () -> Event<Element>) {
    hasRest = true
    waiting.append(event())
  }

  /// Lets go of the observers, present and future, after what is being delivered: nothing more comes.
  func abandon() {
    isAbandoned = true
    if !isDelivering { endDelivery() }
  }

  /// Hands `element`, which was accepted as `number`, to each observer that had joined before.
  private func deliver(_ element: Element, number: Int) {
    if EventLimit.isRecording { EventLimit.note("\(owner)") }
    upcoming = first
    while let observer = upcoming, observer.joined < number {
      upcoming = observer.next
      observer.onNext(element)
    }
    upcoming = nil
  }

  private func deliver(_ termination: Termination, number: Int) {
    upcoming = first
    while let observer = upcoming, observer.joined < number {
      upcoming = observer.next
      observer.onEnd(termination)
    }
    upcoming = nil
  }

  private func endDelivery() {
    if hasRest { deliverWaiting() }
    isDelivering = false
    if isAbandoned { loseObservers() }
  }

  @inline(never)
  private func deliverWaiting() {
    var queued = 0
    while let event = waiting.popFirst() {
      EventLimit.count(&queued, of: "\(owner)")
      let number = accepted &- waiting.count
      switch event {
      case .next(let element): deliver(element, number: number)
      case .error(let error): deliver(.failed(error), number: number)
      case .completed: deliver(.completed, number: number)
      }
    }
    if queued > EventLimit.perTurn { EventLimit.endTurn() }
    hasRest = false
  }

  private func loseObservers() {
    guard hasObservers else { return }
    // All leave first: what one of them lets go of may dispose others.
    var lost: [Observer<Element>] = []
    while let observer = first {
      remove(observer)
      observer.hub = nil
      lost.append(observer)
    }
    ReleaseQueue.releasing {
      for observer in lost { observer.loseSource() }
    }
  }
}
