extension View {
  /// Adds `count` to the value of the row or the tab; nothing where it is 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Adds `label` to the value of the row or the tab.
  public func badge(_ label: LocalizedStringKey?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Adds `label` to the value of the row or the tab.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Adds `label` to the value of the row or the tab.
  public func badge(_ label: Text?) -> some View {
    modified(traits: ViewTraits(badge: label)) { content, evaluation in
      let start = evaluation.page.elements.count
      let tabs = evaluation.environment.tabs?.count ?? 0
      content.evaluate(in: &evaluation)
      // The badge of a tab is not one of what the tab shows.
      guard let label, (content as? any TraitHolder)?.tabItem == nil else { return }
      let text = label.resolve(in: evaluation.environment.strings)
      evaluation.environment.tabs?.change(from: tabs) { $0.value = text }
      if evaluation.page.elements.indices.contains(start) {
        let value = evaluation.page.elements[start].value
        evaluation.page.elements[start].value = value.map { "\($0), \(text)" } ?? text
      }
    }
  }
}
