/// A stream of values over time, delivered on the main actor, synchronously.
///
/// A stream is any number of values and then at most one end: completion or an error. Nothing follows
/// the end, and nothing follows a disposal, also when either happens in the middle of a delivery.
/// One subscription's chain of operators may be 1,000 long in a debug build; beyond that the stack is
/// the limit.
@MainActor
public class Observable<Element> {
  @inlinable
  init() {}

  /// Feeds `observer` from now on.
  @usableFromInline
  func run(_ observer: Observer<Element>) {}

  /// Calls the closures as events arrive, until the end or until the disposable is disposed.
  ///
  /// `onDisposed` is last, whichever way it ended. An error that no `onError` takes is reported as a
  /// diagnostic of the running app.
  @inlinable
  @discardableResult
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let observer =
      onError == nil && onCompleted == nil
      ? CallbackObserver(next: onNext, disposed: onDisposed)
      : CallbackObserver(
        next: onNext,
        end: { termination in
          switch termination {
          case .failed(let error):
            if let onError {
              onError(error)
            } else {
              CallbackObserver<Element>.reportUnhandled(error)
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

  /// This stream, as a plain stream.
  public func asObservable() -> Observable<Element> { self }
}
