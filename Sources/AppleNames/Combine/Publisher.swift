@_exported public import AppleFoundation
public import StateBinding

/// Combine's publisher, which is one of StateBinding's streams with the type of its error.
///
/// Publishers deliver on the main actor, synchronously, and in one order for all subscribers. Demand is always unlimited: a
/// subscriber that asks for less still hears every value.
@MainActor
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  var stream: Observable<Output> { get }
  /// Sends the values to `subscriber`.
  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure
}

extension Publisher {
  /// The values that a publisher with its own `receive(subscriber:)` sends.
  public var stream: Observable<Output> {
    .create { observer in
      let inlet = Inlet<Output, Failure>(observer)
      self.receive(subscriber: inlet)
      return Disposables.create { inlet.cancel() }
    }
  }

  public func subscribe<Downstream: Subscriber>(_ subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    receive(subscriber: subscriber)
  }

  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    sink(receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }

  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(stream)
  }
}

@MainActor
public protocol StreamPublisher: Publisher {}

extension StreamPublisher {
  public func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Output, Downstream.Failure == Failure {
    let subscription = StreamSubscription()
    subscriber.receive(subscription: subscription)
    subscription.start {
      sink(
        receiveCompletion: { subscriber.receive(completion: $0) },
        receiveValue: { _ = subscriber.receive($0) })
    }
  }
}

/// A publisher that hides how its values are made. Every operator returns one.
public struct AnyPublisher<Output, Failure: Error>: StreamPublisher {
  public let stream: Observable<Output>

  /// Publishes the values of `stream`, which may fail only with errors of the type `Failure`.
  public init(_ stream: Observable<Output>) {
    self.stream = stream
  }

  public init(_ publisher: some Publisher<Output, Failure>) {
    stream = publisher.stream
  }
}

public enum Subscribers {
  /// The end of a publisher.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// The number of values that a subscriber asks for. Only `flatMap(maxPublishers:)` reads it.
  public struct Demand: Equatable, Sendable {
    public static let unlimited = Demand(max: nil)
    public static let none = max(0)

    /// Nil for all values.
    public let max: Int?

    public static func max(_ value: Int) -> Demand { Demand(max: value) }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

/// Receives the values of a publisher.
@MainActor
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The link between a publisher and a subscriber.
@MainActor
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

/// Subscribes at the first request of values.
private final class StreamSubscription: Subscription {
  private enum Phase {
    /// The subscriber is receiving this subscription, and may already request values.
    case new(isRequested: Bool)
    case waitingForRequest(start: () -> AnyCancellable)
    /// `start` runs, and may send values that make the subscriber cancel.
    case starting
    case running(AnyCancellable)
    case cancelled
  }

  private var phase = Phase.new(isRequested: false)

  func start(_ start: @escaping () -> AnyCancellable) {
    switch phase {
    case .new(isRequested: false): phase = .waitingForRequest(start: start)
    case .new(isRequested: true): run(start)
    case .waitingForRequest, .starting, .running, .cancelled: break
    }
  }

  func request(_ demand: Subscribers.Demand) {
    switch phase {
    case .new: phase = .new(isRequested: true)
    case .waitingForRequest(let start): run(start)
    case .starting, .running, .cancelled: break
    }
  }

  func cancel() {
    letGo(of: replace(&phase, with: .cancelled))
  }

  private func run(_ start: () -> AnyCancellable) {
    phase = .starting
    let running = start()
    // Without this reference the subscription would end at once.
    if case .starting = phase { phase = .running(running) }
  }
}

/// Hands what a publisher sends to a stream.
private final class Inlet<Input, Failure: Error>: Subscriber {
  private var subscription: (any Subscription)?
  private let observer: AnyObserver<Input>

  init(_ observer: AnyObserver<Input>) {
    self.observer = observer
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    observer.onNext(input)
    return .unlimited
  }

  func cancel() {
    subscription?.cancel()
    // The subscription usually holds its subscriber, which is this object.
    subscription = nil
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    subscription = nil
    switch completion {
    case .finished: observer.onCompleted()
    case .failure(let error): observer.onError(error)
    }
  }
}
