/// One subscription's place in a stream: it hears events until the end or until it is disposed.
///
/// An observer is its own disposable and, in a relay or subject, its own entry in the list.
/// What feeds it is either `home` (it stands in that list) or `upstream`.
@MainActor
@usableFromInline
class Observer<Element>: ObserverNode {
  @inlinable
  override init() {
    super.init()
  }

  @inlinable
  final func onNext(_ element: Element) {
    if !isDone { receive(element) }
  }

  final func onEnd(_ termination: Termination) {
    guard !isDone else { return }
    isDone = true
    finish(termination)
    tearDown()
  }

  final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): onNext(element)
    case .error(let error): onEnd(.failed(error))
    case .completed: onEnd(.completed)
    }
  }

  /// Hears a value.
  @usableFromInline
  func receive(_ element: Element) {}

  /// Hears the end.
  func finish(_ termination: Termination) {}
}
