extension Observable {
  /// The result of `operation`, then completion; each subscription runs it anew, and cancels it when disposed.
  public static func fromAsync(
    _ operation: @escaping @MainActor () async throws -> Element
  ) -> Observable<Element> {
    running { observer in
      observer.onNext(try await operation())
    }
  }

  /// The elements of an asynchronous sequence, then completion; disposing cancels the iteration.
  public static func fromAsync<Elements: AsyncSequence>(
    _ elements: Elements
  ) -> Observable<Element> where Elements.Element == Element {
    running { observer in
      for try await element in elements { observer.onNext(element) }
    }
  }

  private static func running(
    _ body: @escaping @MainActor (Observer<Element>) async throws -> Void
  ) -> Observable<Element> {
    Source { observer in
      observer.hold(
        CountedTask(of: "a stream of \(Element.self)") {
          do {
            try await body(observer)
            observer.onEnd(.completed)
          } catch {
            observer.onEnd(.failed(error))
          }
        })
    }
  }
}

extension Single {
  /// The result of `operation`; each subscription runs it anew, and cancels it when disposed.
  public static func fromAsync(
    _ operation: @escaping @MainActor () async throws -> Element
  ) -> Single<Element> {
    Single(.fromAsync(operation))
  }
}
