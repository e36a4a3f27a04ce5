extension Observable {
  /// The result of `operation`, then completion. Each subscription runs `operation` anew; a disposal cancels it.
  public static func fromAsync(
    _ operation: @escaping @MainActor () async throws -> Element
  ) -> Observable<Element> {
    Source { observer in
      observer.hold(
        CountedTask(of: "a stream of \(Element.self)") {
          do {
            observer.onNext(try await operation())
            observer.onEnd(.completed)
          } catch {
            observer.onEnd(.failed(error))
          }
        })
    }
  }

  /// The values from now on, for a `for try await` loop on the main actor.
  ///
  /// Values that come while the loop is busy wait in a queue. Leaving the loop, or cancelling its task, ends the
  /// subscription. A task that waits for a value is parked: it does not keep the app from being settled.
  public var values: Values { Values(inbox: Inbox(self)) }

  /// A sequence that is its own iterator, because all loops over it take from one queue.
  @MainActor
  public struct Values: @MainActor AsyncSequence, @MainActor AsyncIteratorProtocol {
    fileprivate let inbox: Inbox<Element>

    public func makeAsyncIterator() -> Values { self }

    public mutating func next() async throws -> Element? { try await inbox.next() }
  }
}

extension Single {
  /// The result of `operation`. Each subscription runs `operation` anew; a disposal cancels it.
  public static func fromAsync(
    _ operation: @escaping @MainActor () async throws -> Element
  ) -> Single<Element> {
    Single(.fromAsync(operation))
  }
}

/// Queues the events of a stream until the loop asks for them.
@MainActor
private final class Inbox<Element> {
  private var events = EventQueue<Event<Element>>()
  private var waiting: [Parking] = []
  private var hasEnded = false
  private let run = AppRun.current
  /// Holds the subscription until the loop is cancelled or the inbox is released.
  private var bag: DisposeBag? = DisposeBag()

  init(_ stream: Observable<Element>) {
    let observer = CallbackObserver<Element>(
      next: { [weak self] in self?.put(.next($0)) },
      end: { [weak self] in self?.put($0.event()) })
    bag?.insert(observer)
    stream.run(observer)
  }

  private func put(_ event: Event<Element>) {
    events.append(event)
    wakeAll()
  }

  private func wakeAll() {
    let woken = waiting
    waiting = []
    for parking in woken { parking.end(.woken) }
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
        let parking = Parking(asleep: false, in: run.ledger)
        waiting.append(parking)
        if await parking.wait() == .cancelled {
          hasEnded = true
          bag = nil
          wakeAll()
        }
        Turn.end()
      }
    }
    return nil
  }
}

extension ObservableType {
  /// Each event in a later turn, in order.
  func inLaterTurns() -> Observable<Element> {
    .create { observer in
      let run = AppRun.current
      var isDisposed = false
      @MainActor func later(_ send: @escaping () -> Void) {
        _ = CountedTask(of: "asyncInstance", in: run) { if !isDisposed { send() } }
      }
      let subscription = self.subscribe(
        onNext: { element in later { observer.onNext(element) } },
        onError: { error in later { observer.onError(error) } },
        onCompleted: { later { observer.onCompleted() } })
      return Disposables.create {
        isDisposed = true
        subscription.dispose()
      }
    }
  }
}
