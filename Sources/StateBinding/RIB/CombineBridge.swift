// On Linux, only the tests compile this file, with the Combine of AppleNames.
#if os(iOS) || os(macOS) || COMBINE_BRIDGE
  public import Combine

  #if COMBINE_BRIDGE
    public import StateBinding
  #endif

  extension Observable {
    /// A publisher of this stream, for a subscriber on the main actor. Values wait until the subscriber asks for them.
    public func asPublisher() -> AnyPublisher<Element, any Error> {
      AnyPublisher(BridgedStream(stream: self))
    }
  }

  extension AnyCancellable {
    /// Cancels this at the next deactivation of `interactor`; at once, with a diagnostic, if `interactor` is inactive.
    @MainActor
    @discardableResult
    public func disposeOnDeactivate(interactor: Interactor) -> any Disposable {
      Disposables.create { self.cancel() }.disposeOnDeactivate(interactor: interactor)
    }
  }

  @MainActor
  struct BridgedStream<Output>: @MainActor Publisher {
    typealias Failure = any Error

    let stream: Observable<Output>

    func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == any Error {
      let delivery = Delivery(to: subscriber)
      subscriber.receive(subscription: delivery)
      delivery.start(stream)
    }
  }

  /// Delivers the values of a stream that its subscriber has asked for, and keeps the others.
  @MainActor
  private final class Delivery<Downstream: Subscriber>: @MainActor Subscription
  where Downstream.Failure == any Error {
    /// Nil after the end.
    private var subscriber: Downstream?
    private var subscription: (any Disposable)?
    private var waiting: [Downstream.Input] = []
    private var completion: Subscribers.Completion<any Error>?
    /// The number of values that the subscriber still asks for; nil for all.
    private var demand: Int? = 0
    private var isDelivering = false

    init(to subscriber: Downstream) { self.subscriber = subscriber }

    func start(_ stream: Observable<Downstream.Input>) {
      subscription = stream.subscribe(
        onNext: { [self] value in
          waiting.append(value)
          deliver()
        },
        onError: { [self] error in end(with: .failure(error)) },
        onCompleted: { [self] in end(with: .finished) })
      // The subscriber may have cancelled already.
      if subscriber == nil { cancel() }
    }

    func request(_ more: Subscribers.Demand) {
      demand = more.max.flatMap { new in demand.map { $0 + new } }
      deliver()
    }

    func cancel() {
      (subscriber, waiting) = (nil, [])
      subscription.take()?.dispose()
    }

    private func end(with completion: Subscribers.Completion<any Error>) {
      self.completion = completion
      deliver()
    }

    private func deliver() {
      if isDelivering { return }
      isDelivering = true
      defer { isDelivering = false }
      while let subscriber, demand != 0, !waiting.isEmpty {
        demand = demand.map { $0 - 1 }
        request(subscriber.receive(waiting.removeFirst()))
      }
      guard let completion, waiting.isEmpty, let subscriber else { return }
      cancel()
      subscriber.receive(completion: completion)
    }
  }
#endif
