/// The observer at the end of a chain: it hands events to closures.
final class CallbackObserver<Element>: Observer<Element> {
  private var next: ((Element) -> Void)?
  private var end: ((Termination) -> Void)?
  private var disposed: (() -> Void)?
  private var lost: (() -> Void)?

  init(
    next: ((Element) -> Void)?, end: ((Termination) -> Void)? = nil,
    disposed: (() -> Void)? = nil, lost: (() -> Void)? = nil
  ) {
    self.next = next
    self.end = end
    self.disposed = disposed
    self.lost = lost
  }

  override func receive(_ element: Element) { next?(element) }

  override func finish(_ termination: Termination) { end?(termination) }

  override func didDispose() { disposed?() }

  override func release() {
    // What the closures hold may be the next link of a long chain.
    if ReleaseQueue.isReleasing { ReleaseQueue.keep((next, end, disposed, lost)) }
    next = nil
    end = nil
    disposed = nil
    lost = nil
  }

  override func lose() {
    next = nil
    end = nil
    lost.take()?()
  }

  override var tellsDisposal: Bool { disposed != nil }
}
