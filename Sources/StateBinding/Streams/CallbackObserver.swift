/// The observer at the end of a chain: it hands events to closures.
final class CallbackObserver<Element>: Observer<Element> {
  private var next: ((Element) -> Void)?
  private var end: ((Termination) -> Void)?
  private var disposed: (() -> Void)?

  init(
    next: ((Element) -> Void)?, end: ((Termination) -> Void)? = nil,
    disposed: (() -> Void)? = nil
  ) {
    self.next = next
    self.end = end
    self.disposed = disposed
  }

  override func receive(_ element: Element) { next?(element) }

  override func finish(_ termination: Termination) { end?(termination) }

  override func didDispose() { disposed?() }

  override func release() {
    next = nil
    end = nil
    disposed = nil
  }
}
