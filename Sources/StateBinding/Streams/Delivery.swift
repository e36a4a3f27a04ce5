/// One subscription's place in a stream: it hears events until the end or until it is disposed.
///
/// An observer is its own disposable. A relay, subject or view model feeds it from a hub; an operator, a task or a
/// closure of `create` feeds it as its `upstream`.
@MainActor
@usableFromInline
class Observer<Element>: Disposable, Ending {
  @usableFromInline final var isDone = false
  /// The number of events that the hub had accepted when this observer joined; it hears later ones only.
  @usableFromInline final var joined = 0
  // Weak, as nothing keeps the hub of a released relay: its `deinit` lets go of the observers.
  fileprivate final weak var hub: Hub<Element>?
  /// The index of this observer in the hub.
  fileprivate final var slot = 0
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
  @usableFromInline
  func receive(_ element: Element) {}

  /// Handles the end.
  func finish(_ termination: Termination) {}

  /// Lets go of what this observer feeds, after the end or the disposal.
  func release() {}

  /// Lets go of what this observer feeds, which loses its own source with this one's.
  func lose() {}

  @inlinable
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
  private var next: ((Element) -> Void)?
  private var end: ((Termination) -> Void)?
  private var lost: (() -> Void)?

  /// An observer that calls `disposed` last, and `lost` in place of `end` if the source goes without an end.
  init(
    next: ((Element) -> Void)?, end: ((Termination) -> Void)? = nil,
    disposed: (() -> Void)? = nil, lost: (() -> Void)? = nil
  ) {
    self.next = next
    self.end = end
    self.lost = lost
    super.init(disposed: disposed)
  }

  override func receive(_ element: Element) { next?(element) }

  override func finish(_ termination: Termination) { end?(termination) }

  override func release() { letGo(of: takeClosures()) }

  override func lose() { takeClosures().lost?() }

  private func takeClosures() -> Closures {
    let closures = Closures(next: next.take(), end: end.take(), lost: lost.take())
    // The closures may hold the next link of a long chain.
    ReleaseQueue.keep(closures)
    return closures
  }

  private struct Closures {
    let next: ((Element) -> Void)?
    let end: ((Termination) -> Void)?
    let lost: (() -> Void)?
  }
}

/// The one order in which the observers of a relay, subject or view model hear its events.
///
/// An event sent while another is being delivered waits until every observer has had that one. An observer that joins in
/// between hears what is accepted from then on; one that leaves hears nothing more.
@MainActor
@usableFromInline
final class Hub<Element> {
  /// The observers in the order in which they joined, nil in the place of one that has left.
  @usableFromInline var observers: [Observer<Element>?] = []
  private var gaps = 0
  /// The number of events accepted so far, the waiting ones included.
  @usableFromInline var accepted = 0
  @usableFromInline var isDelivering = false
  /// Whether the current delivery leaves something to do at its end.
  @usableFromInline var hasRest = false
  @usableFromInline var isStopped = false
  /// The end, which later observers still hear.
  private(set) var termination: Termination?
  private var isAbandoned = false
  private var waiting = EventQueue<Event<Element>>()
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

  var hasObservers: Bool { observers.count > gaps }

  /// Adds `observer`, or ends it if the hub has ended.
  func join(_ observer: Observer<Element>) {
    if let termination { return observer.onEnd(termination) }
    guard !observer.isDone else { return }
    observer.hub = self
    observer.slot = observers.count
    observer.joined = accepted
    observers.append(observer)
  }

  /// Adds `observer` and hands it `element`; what the observer sends meanwhile waits.
  func add(_ observer: Observer<Element>, replaying element: Element) {
    add(observer, replayingAll: CollectionOfOne(element))
  }

  /// Adds `observer` and hands it `elements`; what the observer sends meanwhile waits.
  func add(_ observer: Observer<Element>, replayingAll elements: some Sequence<Element>) {
    let isOutermost = !isDelivering
    isDelivering = true
    join(observer)
    for element in elements { observer.onNext(element) }
    if isOutermost { endDelivery() }
  }

  /// Takes out an observer that is done.
  fileprivate func remove(_ observer: Observer<Element>) {
    observers[observer.slot] = nil
    gaps += 1
    guard gaps > 16, gaps * 2 > observers.count else { return }
    observers.removeAll { $0 == nil }
    gaps = 0
    for (slot, observer) in observers.enumerated() { observer?.slot = slot }
  }

  // Sending is inlinable, as generics are not specialised across modules otherwise: the benchmark "relay accept" takes
  // several times as long without.

  /// Delivers `element` to all observers, now or after what is being delivered.
  @inlinable
  func send(_ element: Element) {
    if isStopped { return }
    accepted &+= 1
    if isDelivering { return wait(element) }
    isDelivering = true
    deliver(element, number: accepted)
    if hasRest { endDelivery() } else { isDelivering = false }
  }

  @inlinable
  func deliver(_ element: Element, number: Int) {
    if EventLimit.isRecording { noteDelivery() }
    for case let observer? in observers where observer.joined < number {
      observer.onNext(element)
    }
  }

  @usableFromInline
  func wait(_ element: Element) {
    hasRest = true
    waiting.append(.next(element))
  }

  @usableFromInline
  func noteDelivery() {
    EventLimit.note("\(owner)")
  }

  /// Delivers the events that wait, and is ready for the next one.
  @usableFromInline
  func endDelivery() {
    var queued = 0
    while let event = waiting.popFirst() {
      EventLimit.count(&queued, of: "\(owner)")
      let number = accepted &- waiting.count
      if case .next(let element) = event {
        deliver(element, number: number)
      } else {
        for case let observer? in observers where observer.joined < number { observer.on(event) }
      }
    }
    if queued > EventLimit.perTurn { EventLimit.endTurn() }
    hasRest = false
    isDelivering = false
    if isAbandoned { loseObservers() }
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
    if isStopped { return }
    isStopped = true
    self.termination = termination
    accepted &+= 1
    hasRest = true
    waiting.append(termination.event())
    if isDelivering { return }
    isDelivering = true
    endDelivery()
  }

  /// Lets go of the observers, present and future, after what is being delivered: nothing more comes.
  func abandon() {
    isAbandoned = true
    hasRest = true
    if !isDelivering { endDelivery() }
  }

  private func loseObservers() {
    guard hasObservers else { return }
    let lost = replace(&observers, with: [])
    gaps = 0
    // All of them first: what one of them lets go of may dispose others.
    for observer in lost { observer?.hub = nil }
    ReleaseQueue.releasing {
      for observer in lost { observer?.loseSource() }
    }
  }
}
