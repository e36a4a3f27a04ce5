/// Something that can be turned into a stream.
@MainActor
public protocol ObservableConvertibleType<Element> {
  associatedtype Element
  func asObservable() -> Observable<Element>
}

/// A stream, or something that behaves like one, such as RxCocoa's `ControlEvent`. All operators are declared here.
@MainActor
public protocol ObservableType<Element>: ObservableConvertibleType {}

/// A stream of values over time, delivered on the main actor, synchronously.
///
/// A stream sends any number of values and then at most one end: completion or an error. Nothing follows the end or a
/// disposal, even if either happens in the middle of a delivery. A subscription can have a chain of 1,000 operators in a
/// debug build; a longer chain may overflow the stack.
@MainActor
public class Observable<Element>: ObservableType {
  /// Hears of an error that a subscription has no closure for. An operator has those of its source.
  final let diagnostics: any ErrorReporting

  init(_ diagnostics: any ErrorReporting = AppRun.current.diagnostics) {
    self.diagnostics = diagnostics
  }

  /// Sends the events of this stream to `observer` from now on.
  func run(_ observer: Observer<Element>) {}

  /// The element of `just`, which needs no observer; nil for any other stream.
  var only: Element? { nil }

  /// This stream with the type `Observable`, to hide that it is a relay or a subject, for instance.
  public func asObservable() -> Observable<Element> { self }
}

/// The diagnostics of a run, as a stream knows them.
@MainActor
protocol ErrorReporting: AnyObject {
  /// Reports an `error` that ended `place`, such as "a stream of Int", and that nobody handled.
  func report(_ error: any Error, thatEnded place: String)
}

extension ObservableType {
  /// Calls the closures as events arrive, until the stream ends or the result is disposed.
  ///
  /// `onDisposed` is called last, whether the stream ends or is disposed. Without `onError`, an error is reported as a
  /// diagnostic of the run in which the source was made.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let stream = asObservable()
    let observer = CallbackObserver<Element>(
      next: onNext,
      end: { [diagnostics = stream.diagnostics] termination in
        switch termination {
        case .completed: onCompleted?()
        case .failed(let error):
          if let onError { return onError(error) }
          diagnostics.report(error, thatEnded: "a stream of \(Element.self)")
        }
      },
      disposed: onDisposed)
    stream.run(observer)
    return observer
  }

  public func subscribe(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    let observer = CallbackObserver<Element>(
      next: { handler(.next($0)) }, end: { handler($0.event()) })
    asObservable().run(observer)
    return observer
  }

  /// Sends every event to `observer`, such as a subject.
  public func subscribe(_ observer: some ObserverType<Element>) -> any Disposable {
    subscribe { observer.on($0) }
  }

  /// Calls `onNext` with `object` and each value while `object` lives. The subscription holds `object` weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(onNext: { [weak object] element in
      if let object { onNext(object, element) }
    })
  }

  /// Sends each value to `relays`. An error is reported as a diagnostic, because a relay never ends.
  public func bind<Relay: RelayType<Element>>(to relays: Relay...) -> any Disposable {
    subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
  }

  /// This stream, because every stream is on the main actor already. With `asyncInstance`, each event comes in a later turn.
  public func observe(on scheduler: MainScheduler) -> Observable<Element> {
    scheduler === MainScheduler.asyncInstance ? inLaterTurns() : asObservable()
  }

  /// Calls `onNext` with each value. An error is reported as a diagnostic.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext)
  }
}

/// The main actor as a scheduler. Every stream delivers there.
@MainActor
public final class MainScheduler {
  public static let instance = MainScheduler()
  /// Delivers each event in a later turn, in order. `settled()` waits for it.
  public static let asyncInstance = MainScheduler()

  private init() {}
}

/// A stream that calls a closure for each subscription; the closure feeds the observer.
final class Source<Element>: Observable<Element> {
  private let start: (Observer<Element>) -> Void

  init(
    in diagnostics: any ErrorReporting = AppRun.current.diagnostics,
    _ start: @escaping (Observer<Element>) -> Void
  ) {
    self.start = start
    super.init(diagnostics)
  }

  override func run(_ observer: Observer<Element>) {
    if !observer.hasEnded { start(observer) }
  }
}

private final class Just<Element>: Observable<Element> {
  private let element: Element

  init(_ element: Element) {
    self.element = element
  }

  override var only: Element? { element }

  override func run(_ observer: Observer<Element>) {
    observer.onNext(element)
    observer.onEnd(.completed)
  }
}

extension Observable {
  public static func just(_ element: Element) -> Observable<Element> {
    Just(element)
  }

  public static func empty() -> Observable<Element> {
    Source { $0.onEnd(.completed) }
  }

  /// A stream that sends nothing and never ends.
  public static func never() -> Observable<Element> {
    Observable()
  }

  public static func error(_ error: any Error) -> Observable<Element> {
    Source { $0.onEnd(.failed(error)) }
  }

  public static func of(_ elements: Element...) -> Observable<Element> {
    from(elements)
  }

  /// The elements of a sequence, then completion.
  public static func from(_ elements: some Sequence<Element>) -> Observable<Element> {
    Source { observer in
      for element in elements {
        observer.onNext(element)
        if observer.hasEnded { return }
      }
      observer.onEnd(.completed)
    }
  }

  /// Calls `subscribe` for each subscription. The disposable that it returns is disposed when that subscription ends.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Source { observer in observer.hold(subscribe(AnyObserver { observer.on($0) })) }
  }

  /// Calls `make` for each subscription, and runs the stream that it returns; a thrown error ends the subscription.
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
