extension Observable {
  /// One value, then completion.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> { Just(element) }

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

  /// Calls `subscribe` for each subscription; what it returns is disposed at the end of that one.
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

/// Knows when nobody is left who could feed the observer of a `create`.
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
