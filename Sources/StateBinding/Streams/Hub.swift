/// The one order in which the observers of a relay, subject or view model hear its events.
///
/// An event sent while another is being delivered waits until every observer has had that one.
/// Who joins in between hears what is accepted from then on; who leaves hears nothing more.
@usableFromInline
final class Hub<Element>: ObserverList {
  // For the exclusivity, see `ObserverList`.
  @exclusivity(unchecked) @usableFromInline var isStopped = false
  private let owner: Any.Type
  private var waiting = EventQueue<Event<Element>>()

  init(owner: Any.Type) {
    self.owner = owner
    super.init()
  }

  /// The hub in `storage`, made when it is first needed.
  static func of(_ owner: AnyObject, _ storage: inout Hub?) -> Hub {
    if let hub = storage { return hub }
    let hub = Hub(owner: type(of: owner))
    storage = hub
    return hub
  }

  /// Adds `observer`, which hears elements of this hub.
  func join(_ observer: Observer<Element>) {
    enter(observer)
  }

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

  // Inlinable, as generics are not specialised across modules otherwise: the rows "dispatch, one observer" and "relay
  // accept" of the benchmarks take three times as long without.

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

  @inlinable
  func endTurn() {
    if hasRest {
      drain()
    } else {
      isDelivering = false
    }
  }

  @inlinable
  func deliver(_ element: Element, number: Int) {
    if EventLimit.isRecording { noteDelivery() }
    var index = 0
    let end = observers.count
    while index < end {
      if let observer = observers[index], observer.joined < number {
        // Unchecked is right: only observers of this element join.
        unsafeDowncast(observer, to: Observer<Element>.self).onNext(element)
      }
      index &+= 1
    }
  }

  @usableFromInline
  func wait(_ element: Element) {
    hasRest = true
    waiting.append(.next(element))
  }

  @usableFromInline
  func drain() {
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
    endDelivery()
  }

  @usableFromInline
  func noteDelivery() {
    EventLimit.note("\(owner)")
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

  private func deliver(_ termination: Termination, number: Int) {
    let joinedBefore = observers.count
    for index in 0..<joinedBefore {
      if let observer = observers[index], observer.joined < number {
        unsafeDowncast(observer, to: Observer<Element>.self).onEnd(termination)
      }
    }
  }
}
