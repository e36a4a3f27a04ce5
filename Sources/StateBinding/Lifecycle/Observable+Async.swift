extension Observable {
  /// The result of `operation`, then completion; each subscription runs it anew, and cancels it when disposed.
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
}

extension Single {
  /// The result of `operation`; each subscription runs it anew, and cancels it when disposed.
  public static func fromAsync(
    _ operation: @escaping @MainActor () async throws -> Element
  ) -> Single<Element> {
    Single(.fromAsync(operation))
  }
}
