/// A stream of one value that is known already, which who looks for it can take without subscribing.
@usableFromInline
final class Just<Element>: Observable<Element> {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) {
    self.element = element
    super.init()
  }

  @usableFromInline
  override func run(_ observer: Observer<Element>) {
    if observer.isDone { return }
    observer.onNext(element)
    observer.onEnd(.completed)
  }
}
