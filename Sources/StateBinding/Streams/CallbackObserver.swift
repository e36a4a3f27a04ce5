/// The observer at the end of a chain: it hands events to closures.
@usableFromInline
final class CallbackObserver<Element>: Observer<Element> {
  // For the exclusivity, see `ObserverList`; what is let go of is no longer in place when it goes.
  @exclusivity(unchecked) @usableFromInline var next: ((Element) -> Void)?
  @exclusivity(unchecked) @usableFromInline var end: ((Termination) -> Void)?
  @exclusivity(unchecked) @usableFromInline var disposed: (() -> Void)?
  @exclusivity(unchecked) @usableFromInline var lost: (() -> Void)?

  @inlinable
  init(
    next: ((Element) -> Void)?, end: ((Termination) -> Void)? = nil,
    disposed: (() -> Void)? = nil, lost: (() -> Void)? = nil
  ) {
    self.next = next
    self.end = end
    self.disposed = disposed
    self.lost = lost
    super.init()
  }

  @usableFromInline
  override func receive(_ element: Element) { next?(element) }

  override func finish(_ termination: Termination) {
    if let end {
      end(termination)
    } else if case .failed(let error) = termination {
      Self.reportUnhandled(error)
    }
  }

  /// Reports an error that nothing takes.
  @usableFromInline
  static func reportUnhandled(_ error: any Error) {
    Diagnostic.unhandledError(error, in: "a stream of \(Element.self)").report()
  }

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
