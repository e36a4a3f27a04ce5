/// A stream of values over time, delivered on the main actor, synchronously.
///
/// A stream is any number of values and then at most one end: completion or an error. Nothing follows the end, and nothing
/// follows a disposal, also when either happens in the middle of a delivery. One subscription's chain of operators may be
/// 1,000 long in a debug build; beyond that the stack is the limit.
@MainActor
public class Observable<Element> {
  init() {}

  /// Feeds `observer` from now on.
  func run(_ observer: Observer<Element>) {}

  /// Calls the closures as events arrive, until the end or until the disposable is disposed.
  ///
  /// `onDisposed` is last, whichever way it ended. An error that no `onError` takes is reported as a diagnostic of the
  /// running app.
  @discardableResult
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let observer = CallbackObserver<Element>(
      next: onNext,
      end: { termination in
        switch termination {
        case .failed(let error):
          if let onError {
            onError(error)
          } else {
            Diagnostic.unhandledError(error, in: "a stream of \(Element.self)").report()
          }
        case .completed: onCompleted?()
        }
      },
      disposed: onDisposed)
    run(observer)
    return observer
  }

  /// Hands every event to `handler`.
  @discardableResult
  public func subscribe(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    let observer = CallbackObserver<Element>(
      next: { handler(.next($0)) }, end: { handler($0.event()) })
    run(observer)
    return observer
  }

  /// Feeds `observer`, a subject for instance.
  @discardableResult
  public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
    subscribe { observer.on($0) }
  }

  /// Calls `onNext` with `object`, which is held weakly, and each value, while the object lives.
  @discardableResult
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(onNext: { [weak object] element in
      if let object { onNext(object, element) }
    })
  }

  /// Calls `onNext` with each value. An error is reported as a diagnostic.
  @discardableResult
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }

  /// Has `relays` accept each value. An error, which a relay cannot take, is reported as a diagnostic.
  @discardableResult
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// Has `relays` accept each value. An error, which a relay cannot take, is reported as a diagnostic.
  @discardableResult
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// This stream, as a plain stream.
  public func asObservable() -> Observable<Element> { self }

  /// This stream itself: it is on the main actor already. It is here for code written for Rx.
  public func observe(on scheduler: MainScheduler) -> Observable<Element> { self }
}

/// The one scheduler: everything is delivered on the main actor, at once.
@MainActor
public final class MainScheduler {
  /// The scheduler.
  public static let instance = MainScheduler()

  private init() {}
}

/// A stream that is a function: it calls `start` for each subscription, which feeds the observer.
final class Source<Element>: Observable<Element> {
  private let start: (Observer<Element>) -> Void

  init(_ start: @escaping (Observer<Element>) -> Void) {
    self.start = start
  }

  override func run(_ observer: Observer<Element>) {
    if !observer.isDone { start(observer) }
  }
}

extension Observable {
  /// One value, then completion.
  public static func just(_ element: Element) -> Observable<Element> {
    Source { observer in
      observer.onNext(element)
      observer.onEnd(.completed)
    }
  }

  /// Completion, without a value.
  public static func empty() -> Observable<Element> {
    Source { $0.onEnd(.completed) }
  }

  /// Nothing, ever.
  public static func never() -> Observable<Element> {
    Source { $0.loseSource() }
  }

  /// A failure, without a value.
  public static func error(_ error: any Error) -> Observable<Element> {
    Source { $0.onEnd(.failed(error)) }
  }

  /// `elements`, then completion.
  public static func of(_ elements: Element...) -> Observable<Element> {
    from(elements)
  }

  /// The elements of a sequence, then completion.
  public static func from(_ elements: some Sequence<Element>) -> Observable<Element> {
    Source { observer in
      for element in elements {
        observer.onNext(element)
        if observer.isDone { return }
      }
      observer.onEnd(.completed)
    }
  }

  /// Calls `subscribe` for each subscription, and disposes what it returns at the end of that subscription.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Source { observer in
      let inlet = Inlet(observer)
      withExtendedLifetime(inlet) {
        observer.hold(subscribe(AnyObserver { inlet.observer.on($0) }))
      }
    }
  }

  /// Makes the stream anew for each subscription.
  public static func deferred(
    _ make: @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    Source { observer in
      do {
        try make().run(observer)
      } catch {
        observer.onEnd(.failed(error))
      }
    }
  }
}

/// Tells the observer of a `create` that its source is gone, once nobody holds the `AnyObserver` that feeds it.
@MainActor
private final class Inlet<Element> {
  let observer: Observer<Element>

  init(_ observer: Observer<Element>) {
    self.observer = observer
  }

  isolated deinit {
    observer.loseSource()
  }
}
