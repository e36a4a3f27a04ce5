extension Observable {
  /// The first `count` values, then completion.
  public func take(_ count: Int) -> Observable<Element> {
    if count <= 0 { return .empty() }
    return lift { TakeStage($0, count) }
  }

  /// The values after the first `count`.
  public func skip(_ count: Int) -> Observable<Element> {
    lift { SkipStage($0, count) }
  }

  /// The values until `other` has its first one, then completion; an error of `other` ends it too.
  public func take<Other>(until other: Observable<Other>) -> Observable<Element> {
    Source { downstream in
      let inputs = Inputs(of: downstream)
      inputs.add(
        other, next: { _ in downstream.onEnd(.completed) },
        end: { if case .failed = $0 { downstream.onEnd($0) } })
      inputs.add(self, next: { downstream.onNext($0) }, end: { downstream.onEnd($0) })
      inputs.close()
    }
  }
}

private final class TakeStage<Element>: Stage<Element, Element> {
  private var left: Int

  init(_ downstream: Observer<Element>, _ count: Int) {
    left = count
    super.init(downstream)
  }

  override func receive(_ element: Element) {
    guard left > 0 else { return }
    left -= 1
    let isLast = left == 0
    send(element)
    if isLast { onEnd(.completed) }
  }
}

private final class SkipStage<Element>: Stage<Element, Element> {
  private var left: Int

  init(_ downstream: Observer<Element>, _ count: Int) {
    left = count
    super.init(downstream)
  }

  override func receive(_ element: Element) {
    if left > 0 {
      left -= 1
    } else {
      send(element)
    }
  }
}
