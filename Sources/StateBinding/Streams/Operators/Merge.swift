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
            merger.add(try transform(element), instead: latestOnly)
          } catch {
            downstream.onEnd(.failed(error))
          }
        },
        end: { termination in
          switch termination {
          case .failed: downstream.onEnd(termination)
          case .completed: merger.outerEnded()
          }
        },
        lost: { merger.outerLost() })
      merger.outer = outer
      self.run(outer)
    }
  }
}

/// Feeds one observer from any number of inner streams.
private final class Merger<Element>: Disposable, Ending {
  var outer: (any Disposable & Ending)?
  /// Weak, as it owns this; the inputs own both.
  private weak var downstream: Observer<Element>?
  private var inner = CompositeDisposable()
  /// The inner streams that have not ended, and those among them that have lost their source.
  private var running = 0
  private var lost = 0
  private var isOuterDone = false
  private var isOuterLost = false

  init(_ downstream: Observer<Element>) {
    self.downstream = downstream
    downstream.hold(self)
  }

  var hasEnded: Bool { (outer?.hasEnded ?? true) && inner.count == 0 }

  /// Hears `stream` too, or instead of those before.
  func add(_ stream: Observable<Element>, instead: Bool = false) {
    guard let downstream, !downstream.isDone else { return }
    let left = instead ? inner : nil
    if instead {
      inner = CompositeDisposable()
      running = 0
      lost = 0
    }
    running += 1
    let observer = CallbackObserver<Element>(
      next: { downstream.onNext($0) },
      end: { termination in
        switch termination {
        case .failed: downstream.onEnd(termination)
        case .completed: self.innerEnded()
        }
      },
      lost: { self.innerLost() })
    inner.insert(observer)
    // What this disposal sets off may have put another in the place of the new one already.
    left?.dispose()
    stream.run(observer)
  }

  func outerEnded() {
    isOuterDone = true
    endIfDone()
  }

  func outerLost() {
    isOuterLost = true
    endIfDone()
  }

  func dispose() {
    outer?.dispose()
    outer = nil
    inner.dispose()
  }

  private func innerEnded() {
    running -= 1
    endIfDone()
  }

  private func innerLost() {
    lost += 1
    endIfDone()
  }

  private func endIfDone() {
    guard isOuterDone || isOuterLost, running == lost else { return }
    if isOuterLost || lost > 0 {
      downstream?.loseSource()
    } else {
      downstream?.onEnd(.completed)
    }
  }
}
