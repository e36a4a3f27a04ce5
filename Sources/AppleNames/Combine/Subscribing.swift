public import StateBinding

/// Something that can be cancelled.
@MainActor
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Cancels this when `set` lets go of it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }

  /// Cancels this when `collection` lets go of it.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(AnyCancellable(self))
  }
}

/// Cancels a subscription when it is released.
public final class AnyCancellable: Cancellable, Hashable {
  // The bag disposes its contents when it is released.
  private var bag: DisposeBag? = DisposeBag()

  public init(_ cancel: @escaping () -> Void) {
    bag?.insert(Disposables.create(with: cancel))
  }

  public convenience init(_ cancellable: some Cancellable) {
    self.init { cancellable.cancel() }
  }

  /// Disposes `disposable` when this is cancelled or released.
  public init(_ disposable: any Disposable) {
    bag?.insert(disposable)
  }

  // As in Combine, any code may cancel: a `deinit` is on no actor.
  public nonisolated func cancel() {
    onMainActor {
      // A closure of the bag may cancel this once more.
      letGo(of: replace(&self.bag, with: nil))
    }
  }

  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    collection.append(self)
  }

  public nonisolated static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Publisher {
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    AnyCancellable(
      stream.subscribe(
        onNext: receiveValue,
        onError: { receiveCompletion(.failure(Self.failure($0))) },
        onCompleted: { receiveCompletion(.finished) }))
  }

  /// `error`, which has the type `Failure`.
  static func failure(_ error: any Error) -> Failure {
    guard let failure = error as? Failure else {
      preconditionFailure(
        "a publisher that fails with \(Failure.self) failed with \(error); make it from a stream that fails with \(Failure.self) only"
      )
    }
    return failure
  }
}

/// The values of a publisher that cannot fail, for a `for await` loop.
@MainActor
public struct AsyncPublisher<Source: Publisher>: @MainActor AsyncSequence
where Source.Failure == Never {
  fileprivate let values: Observable<Source.Output>.Values

  public func makeAsyncIterator() -> Iterator { Iterator(values: values.makeAsyncIterator()) }

  @MainActor
  public struct Iterator: @MainActor AsyncIteratorProtocol {
    fileprivate var values: Observable<Source.Output>.Values

    public mutating func next() async -> Source.Output? {
      // A publisher that cannot fail throws nothing.
      try? await values.next()
    }
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(values: stream.values) }

  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property, until the property's object is released.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.follow(stream)
  }
}
