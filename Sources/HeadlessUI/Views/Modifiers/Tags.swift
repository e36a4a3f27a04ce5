/// The value that choosing the node sets.
enum TagTrait: TraitKey {
  struct Value {
    let value: AnyHashable
    let isEnabled: Bool
  }
}

/// The text beside a tab.
enum BadgeTrait: TraitKey { typealias Value = Text }

extension View {
  /// Sets the value that choosing the view sets, in a picker, a list or a tab view.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    nodes(findsTabs: true) { node, evaluation in
      node.tag(tag, isEnabled: evaluation.environment.isEnabled)
    }
  }

  /// Adds `count` to the value of the row or the tab, or nothing if it is 0.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  public func badge(_ label: LocalizedStringKey?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Adds `label` to the value of the row or the tab.
  @_disfavoredOverload
  public func badge(_ label: (some TitleText)?) -> some View {
    nodes(findsTabs: true) { [label = label?.asText] node, evaluation in
      guard let label, node.element?.role != .more else { return }
      if node.traits[TabTrait.self] != nil { return node.traits[BadgeTrait.self] = label }
      let text = label.resolve(in: evaluation.strings)
      let first = Summary(of: node).nodes.first
      let value = first?.element?.value
      first?.element?.value = value.map { "\($0), \(text)" } ?? text
    }
  }
}

extension Node {
  /// Tags the node, unless it is tagged already. A section is no choice: the nodes in it are.
  func tag(_ tag: some Hashable, isEnabled: Bool) {
    if traits[TagTrait.self] != nil || element?.role == .section { return }
    traits[TagTrait.self] = TagTrait.Value(value: AnyHashable(tag), isEnabled: isEnabled)
  }
}
