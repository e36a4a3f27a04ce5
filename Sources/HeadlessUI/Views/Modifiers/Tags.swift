extension View {
  /// Sets the value that choosing the view sets, in a picker, a list or a tab view.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    modified(traits: ViewTraits(tag: tag)) { content, evaluation in
      evaluation.tag(tag, content)
    }
  }

  /// Adds `count` to the value of the row or the tab, or nothing if it is 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  public func badge(_ label: LocalizedStringKey?) -> some View {
    badge(label.map { Text($0) })
  }

  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Adds `label` to the value of the row or the tab.
  public func badge(_ label: Text?) -> some View {
    let isTab = (self as? any TraitHolder)?.tabItem != nil
    return modified(traits: ViewTraits(badge: label)) { content, evaluation in
      let start = evaluation.page.elements.count
      let tabs = evaluation.environment.tabs?.count ?? 0
      content(&evaluation)
      // The badge of a tab does not go to the content of the tab.
      guard let label, !isTab else { return }
      let text = label.resolve(in: evaluation.environment.strings)
      evaluation.environment.tabs?.change(from: tabs) { $0.value = text }
      if evaluation.page.elements.indices.contains(start) {
        let value = evaluation.page.elements[start].value
        evaluation.page.elements[start].value = value.map { "\($0), \(text)" } ?? text
      }
    }
  }
}

extension Evaluation {
  /// Sets the tag of the elements and tabs of `content` that have none.
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
