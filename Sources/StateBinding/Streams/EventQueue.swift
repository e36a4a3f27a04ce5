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

/// Whether a source delivers an event. A source delivers one event at a time; the others wait in an `EventQueue`.
// Not with the queue in one generic type: `Hub.send` would look up that type for each event.
enum EventPhase {
  case idle, underWay, othersWait
  /// The source is a stream that has ended.
  case ended
}
