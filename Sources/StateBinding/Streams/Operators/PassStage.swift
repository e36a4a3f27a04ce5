/// Hands on what it hears.
private final class PassStage<Element>: Stage<Element, Element> {
  override func receive(_ element: Element) { send(element) }
}

extension Stage where Input == Output {
  /// A stage that hands on what it hears, so that one observer can have several inputs.
  static func passing(to downstream: Observer<Output>) -> Observer<Output> {
    PassStage(downstream)
  }
}
