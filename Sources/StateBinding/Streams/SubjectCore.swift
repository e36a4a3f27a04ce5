/// What the three subjects share: the hub, and the end that late observers still hear.
@MainActor
final class SubjectCore<Element> {
  let hub: Hub<Element>
  private(set) var termination: Termination?

  init(owner: Any.Type) {
    hub = Hub(owner: owner)
  }

  func on(_ event: Event<Element>) {
    if termination != nil { return }
    switch event {
    case .next(let element): hub.send(element)
    case .error(let error): end(.failed(error))
    case .completed: end(.completed)
    }
  }

  private func end(_ termination: Termination) {
    self.termination = termination
    hub.end(termination)
  }

  func run(
    _ observer: Observer<Element>, replaying replay: some Sequence<Element>,
    alsoAfterEnd: Bool = false
  ) {
    guard let termination else {
      hub.add(observer, replayingAll: replay)
      return
    }
    if alsoAfterEnd {
      for element in replay { observer.onNext(element) }
    }
    observer.onEnd(termination)
  }
}
