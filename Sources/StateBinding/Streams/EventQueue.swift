/// A first-in first-out queue that costs nothing while it is empty.
struct EventQueue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }

  var count: Int { elements.count - head }

  var first: Element? { isEmpty ? nil : elements[head] }

  /// The waiting elements, in their order.
  var contents: some Sequence<Element> { elements[head...].lazy.compactMap { $0 } }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func popFirst() -> Element? {
    guard head < elements.count else { return nil }
    let first = elements[head].take()
    head += 1
    if head == elements.count {
      elements.removeAll(keepingCapacity: head <= 64)
      head = 0
    } else if head > 64, head * 2 > elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return first
  }
}

/// Lets the events of one source happen one at a time: an event happens now, or after the one under way.
@usableFromInline
struct EventTurns<Event> {
  // Beside the events and not around them, because each event sets it twice.
  @usableFromInline var phase = EventPhase.idle
  private var waiting = EventQueue<Event>()

  var count: Int { waiting.count }

  /// Begins an event. Returns false if another one is under way. The caller then appends its event.
  @inlinable mutating func begin() -> Bool {
    guard case .idle = phase else { return false }
    phase = .underWay
    return true
  }

  @usableFromInline mutating func append(_ event: Event) {
    waiting.append(event)
    phase = .othersWait
  }

  /// Returns the event that has waited longest.
  mutating func next() -> Event? {
    let next = waiting.popFirst()
    if waiting.isEmpty { phase = .underWay }
    return next
  }
}

// Not inside the generic type, because generic code looks up each nested type that it uses.
@usableFromInline
enum EventPhase { case idle, underWay, othersWait }
