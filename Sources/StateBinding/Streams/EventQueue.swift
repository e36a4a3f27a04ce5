/// A first-in first-out queue that costs nothing while it is empty.
struct EventQueue<Element> {
  private var elements: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == elements.count }

  var count: Int { elements.count - head }

  var first: Element? { isEmpty ? nil : elements[head] }

  /// The waiting elements, the first one first.
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

/// The number of events that one relay, subject or view model may queue in one turn before that counts as a cycle.
///
/// A turn is all that one outermost event sets off. A program that goes over the limit feeds itself for ever; it ends with
/// a message that names the chain of who fed whom.
@MainActor
public enum EventLimit {
  /// The limit, 10,000,000 unless set.
  public static var perTurn = 10_000_000

  /// Who fed whom, while one more round is recorded past the limit.
  private static var chain: [String]?

  @usableFromInline static var isRecording: Bool { chain != nil }

  /// Counts one queued event of a turn of `source`; ends the process one round past the limit.
  static func count(_ events: inout Int, of source: @autoclosure () -> String) {
    events &+= 1
    if events <= perTurn { return }
    if let chain {
      programError(
        """
        \(source()) queued more than \(perTurn) events in one turn: a cycle, \
        \((chain + [source()]).joined(separator: " → ")); \
        break it, with distinctUntilChanged() for instance, or raise EventLimit.perTurn
        """)
    }
    chain = [source()]
  }

  /// Ends a turn that passed the limit and was no cycle after all.
  static func endTurn() {
    chain = nil
  }

  /// Adds `source` to the chain, while a round is recorded.
  static func note(_ source: @autoclosure () -> String) {
    guard let chain, chain.count < 100 else { return }
    let name = source()
    if chain.last != name { self.chain = chain + [name] }
  }
}
