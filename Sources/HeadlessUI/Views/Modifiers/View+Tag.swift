extension View {
  /// Says what choosing the view in a picker, in a list or among tabs means.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modified(traits: ViewTraits(tag: tag)) { content, evaluation in
      evaluation.tag(tag) { content.evaluate(in: &$0) }
    }
  }
}

extension Evaluation {
  /// Gives what `content` adds the tag `tag`, unless it has one of its own.
  mutating func tag(_ tag: @autoclosure () -> AnyHashable, _ content: (inout Evaluation) -> Void) {
    let start = page.elements.count
    let tags = page.tags.count
    let tabs = environment.tabs?.count ?? 0
    content(&self)
    environment.tabs?.tag(tag(), from: tabs)
    guard page.tags.count == tags, page.elements.count > start else { return }
    if layout.choosesRow { becomeChoice(from: start, tag()) }
    page.tags.append((index: start, end: page.elements.count, tag: tag()))
  }
}
