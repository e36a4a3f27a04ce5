extension Observable {
  /// The values of all `sources` as they come; completes with the last, fails with the first error.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }

  /// The values of all `sources` as they come; completes with the last, fails with the first error.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Source { downstream in
      let merger = Merger(downstream)
      for source in sources {
        if downstream.isDone { return }
        merger.add(source)
      }
      merger.outerEnded()
    }
  }

  /// The values of the streams that `transform` gives for each value, all of them side by side.
  public func flatMap<Result>(
    _ transform: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    flatMap(transform, latestOnly: false)
  }

  /// The values of the stream that `transform` gives for the latest value; the one before is left.
  public func flatMapLatest<Result>(
    _ transform: @escaping (Element) throws -> Observable<Result>
  ) -> Observable<Result> {
    flatMap(transform, latestOnly: true)
  }

  private func flatMap<Result>(
    _ transform: @escaping (Element) throws -> Observable<Result>, latestOnly: Bool
  ) -> Observable<Result> {
    Source { downstream in
      let merger = Merger(downstream)
      let outer = CallbackObserver<Element>(
        next: { element in
          do {
            let inner = try transform(element)
            if latestOnly { merger.leaveInner() }
            merger.add(inner)
          } catch {
            downstream.onEnd(.failed(error))
          }
        },
        end: { termination in
          switch termination {
          case .failed: downstream.onEnd(termination)
          case .completed: merger.outerEnded()
          }
        })
      merger.outer = outer
      self.run(outer)
    }
  }
}

/// Feeds one observer from any number of inner streams.
private final class Merger<Element>: Disposable {
  var outer: (any Disposable)?
  /// Weak, as it owns this; the inputs own both.
  private weak var downstream: Observer<Element>?
  private var inner = CompositeDisposable()
  private var running = 0
  private var isOuterDone = false

  init(_ downstream: Observer<Element>) {
    self.downstream = downstream
    downstream.hold(self)
  }

  func add(_ stream: Observable<Element>) {
    guard let downstream else { return }
    running += 1
    let observer = CallbackObserver<Element>(
      next: { downstream.onNext($0) },
      end: { termination in
        switch termination {
        case .failed: downstream.onEnd(termination)
        case .completed: self.innerEnded()
        }
      })
    inner.insert(observer)
    stream.run(observer)
  }

  func leaveInner() {
    let left = inner
    inner = CompositeDisposable()
    running = 0
    left.dispose()
  }

  func outerEnded() {
    isOuterDone = true
    completeIfDone()
  }

  func dispose() {
    outer?.dispose()
    outer = nil
    inner.dispose()
  }

  private func innerEnded() {
    running -= 1
    completeIfDone()
  }

  private func completeIfDone() {
    if isOuterDone, running == 0 { downstream?.onEnd(.completed) }
  }
}
