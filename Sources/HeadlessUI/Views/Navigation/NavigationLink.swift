/// Leads to another page of the navigation stack.
public struct NavigationLink<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let value: AnyHashable?
  private let content: (@MainActor () -> Content)?
  /// Whether the page is on top, where something else says it.
  var isActive: Binding<Bool>?

  /// Leads to `destination`.
  public init(
    @ViewBuilder destination: @escaping @MainActor () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    value = nil
    content = destination
  }

  /// Leads to `destination`.
  public init(destination: Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    value = nil
    content = { destination }
  }

  /// Adds the link and, one deeper, what can be used in its label. It leads nowhere without a navigation stack.
  public func evaluate(in evaluation: inout Evaluation) {
    if let isActive, let content {
      evaluation.push(while: isActive) { content().evaluate(in: &$0) }
      if Label.self == EmptyView.self { return }
    }
    let slot = evaluation.slot(LinkSlot())
    let navigator = evaluation.environment.navigator
    navigator?.note(slot)
    slot.evaluate = { [content] in content?().evaluate(in: &$0) }
    let index = evaluation.addControl(
      Element(role: .link), labelled: label,
      .activate { [value, content, isActive, weak navigator] in
        if let isActive { return isActive.wrappedValue = true }
        if let value { navigator?.push(value) } else if content != nil { navigator?.push(slot) }
      })
    if navigator == nil || (value == nil && content == nil) {
      evaluation.page.elements[index].isEnabled = false
    }
  }
}

extension NavigationLink where Label == Text {
  /// Leads to `destination`.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: @escaping @MainActor () -> Content
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Leads to `destination`.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping @MainActor () -> Content
  ) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Content == Never {
  /// Leads to the page for `value`; nowhere if it is nil.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.value = value.map { AnyHashable($0) }
    content = nil
  }
}

extension NavigationLink where Label == Text, Content == Never {
  /// Leads to the page for `value`; nowhere if it is nil.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(title) }
  }

  /// Leads to the page for `value`; nowhere if it is nil.
  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}
