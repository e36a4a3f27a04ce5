/// The observers of one relay, subject or view model, and the one order in which they hear its events.
///
/// An event sent while another is being delivered waits until every observer has had that one.
/// Who joins in between hears what is accepted from then on; who leaves hears nothing more.
@MainActor
@usableFromInline
final class Hub<Element> {
  @usableFromInline var isStopped = false
  private let owner: Any.Type
  @usableFromInline var observers: ContiguousArray<Observer<Element>?> = []
  @usableFromInline var gaps = 0
  private var waiting = EventQueue<Event<Element>>()
  @usableFromInline var isDelivering = false
  private var isAbandoned = false
  /// Whether a delivery has left something to do at its end.
  @usableFromInline var hasRest = false
  /// Events accepted so far, the waiting ones included.
  @usableFromInline var accepted = 0

  init(owner: Any.Type) {
    self.owner = owner
  }

  isolated deinit {
    abandonObservers()
  }

  var hasObservers: Bool { observers.count > gaps }

  /// Adds `observer`, after handing it `element`; what it sends meanwhile waits.
  func add(_ observer: Observer<Element>, replaying element: Element) {
    let isOutermost = !isDelivering
    isDelivering = true
    join(observer)
    observer.onNext(element)
    if isOutermost { endTurn() }
  }

  /// Adds `observer`, after handing it `replay`; what it sends meanwhile waits.
  func add(_ observer: Observer<Element>, replayingAll replay: some Sequence<Element>) {
    let isOutermost = !isDelivering
    isDelivering = true
    join(observer)
    for element in replay { observer.onNext(element) }
    if isOutermost { endTurn() }
  }

  /// Adds `observer`.
  func join(_ observer: Observer<Element>) {
    guard !observer.isDone else { return }
    observer.home = self
    observer.slot = observers.count
    observer.joined = accepted
    observers.append(observer)
  }

  /// Takes out an observer that is done.
  func remove(_ observer: Observer<Element>) {
    if isDelivering || observer.slot != observers.count - 1 {
      observers[observer.slot] = nil
      gaps += 1
      hasRest = true
      if !isDelivering { closeGaps() }
    } else {
      observers.removeLast()
      while gaps > 0, case .some(.none) = observers.last {
        observers.removeLast()
        gaps -= 1
      }
    }
  }

  /// Delivers `element` to all, now or after what is being delivered.
  @inlinable
  func send(_ element: Element) {
    if isStopped { return }
    accepted &+= 1
    if isDelivering {
      wait(element)
      return
    }
    isDelivering = true
    deliver(element, number: accepted)
    endTurn()
  }

  @usableFromInline
  func wait(_ element: Element) {
    hasRest = true
    waiting.append(.next(element))
  }

  /// Delivers the end to all, now or after what is being delivered; nothing is accepted from now on.
  func end(_ termination: Termination) {
    if isStopped { return }
    isStopped = true
    accepted &+= 1
    if isDelivering {
      hasRest = true
      waiting.append(termination.event())
      return
    }
    isDelivering = true
    deliver(termination, number: accepted)
    endTurn()
  }

  /// Lets go of the observers, present and future, after what is being delivered: nothing more comes.
  func abandon() {
    isAbandoned = true
    hasRest = true
    if !isDelivering { abandonObservers() }
  }

  private func abandonObservers() {
    guard hasObservers else { return }
    // All of them first: what an observer lets go of may dispose others of this hub.
    for observer in observers { observer?.home = nil }
    let loss = Loss(of: observers)
    observers = []
    gaps = 0
    ReleaseQueue.release(consume loss)
  }

  @inlinable
  func endTurn() {
    if hasRest {
      drain()
    } else {
      isDelivering = false
    }
  }

  @usableFromInline
  func drain() {
    hasRest = false
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
    isDelivering = false
    if isAbandoned { abandonObservers() }
    closeGaps()
  }

  @inlinable
  func deliver(_ element: Element, number: Int) {
    if EventLimit.isRecording { noteDelivery() }
    var index = 0
    let end = observers.count
    while index < end {
      if let observer = observers[index], observer.joined < number { observer.onNext(element) }
      index &+= 1
    }
  }

  @usableFromInline
  func noteDelivery() {
    EventLimit.note("\(owner)")
  }

  private func deliver(_ termination: Termination, number: Int) {
    let joinedBefore = observers.count
    for index in 0..<joinedBefore {
      if let observer = observers[index], observer.joined < number { observer.onEnd(termination) }
    }
  }

  private func closeGaps() {
    guard gaps > 16, gaps * 2 > observers.count else { return }
    observers.removeAll { $0 == nil }
    gaps = 0
    for index in observers.indices { observers[index]?.slot = index }
  }
}

/// The observers that a hub has let go of; they learn it when this goes, when its turn comes.
@MainActor
private final class Loss<Element> {
  private let observers: ContiguousArray<Observer<Element>?>

  init(of observers: ContiguousArray<Observer<Element>?>) {
    self.observers = observers
  }

  isolated deinit {
    for observer in observers { observer?.loseSource() }
  }
}
