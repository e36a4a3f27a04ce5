extension Observable {
  /// The values from now on, for `for try await` on the main actor.
  ///
  /// Values that come faster than they are asked for wait. Leaving the loop, or cancelling its task, ends the
  /// subscription. A task that waits here is parked: it does not keep the app from being settled.
  public var values: Values { Values(self) }

  /// The values of a stream as an asynchronous sequence.
  @MainActor
  public struct Values: @MainActor AsyncSequence {
    private let inbox: Inbox<Element>

    init(_ stream: Observable) {
      inbox = Inbox(stream)
    }

    /// An iterator over the values that have not been taken yet.
    public func makeAsyncIterator() -> Iterator { Iterator(inbox) }

    /// Takes the values one by one.
    @MainActor
    public struct Iterator: @MainActor AsyncIteratorProtocol {
      private let inbox: Inbox<Element>

      init(_ inbox: Inbox<Element>) {
        self.inbox = inbox
      }

      /// The next value, nil after the end or a cancellation.
      public mutating func next() async throws -> Element? {
        try await inbox.next()
      }
    }
  }
}

/// Keeps the events that nobody has asked for yet.
@MainActor
final class Inbox<Element> {
  private var events = EventQueue<Event<Element>>()
  private var waiting: [Parking] = []
  private var hasEnded = false
  private let subscription: any Disposable

  init(_ stream: Observable<Element>) {
    let observer = WeakInboxObserver<Element>()
    subscription = observer
    observer.inbox = self
    stream.run(observer)
  }

  isolated deinit {
    subscription.dispose()
  }

  func put(_ event: Event<Element>) {
    events.append(event)
    wakeAll()
  }

  private func wakeAll() {
    let woken = waiting
    waiting = []
    for parking in woken { parking.wake() }
  }

  func next() async throws -> Element? {
    while !hasEnded {
      switch events.popFirst() {
      case .next(let element)?: return element
      case .error(let error)?:
        hasEnded = true
        throw error
      case .completed?: hasEnded = true
      case nil:
        let parking = Parking(asleep: false, in: AppRun.current.ledger)
        waiting.append(parking)
        if await parking.wait() == .cancelled {
          hasEnded = true
          subscription.dispose()
          wakeAll()
        }
        Turn.end()
      }
    }
    return nil
  }
}

/// Feeds an inbox for as long as somebody holds that.
private final class WeakInboxObserver<Element>: Observer<Element> {
  weak var inbox: Inbox<Element>?

  override func receive(_ element: Element) { inbox?.put(.next(element)) }

  override func finish(_ termination: Termination) { inbox?.put(termination.event()) }
}
