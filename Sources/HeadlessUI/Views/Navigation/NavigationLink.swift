/// A link to another page of the navigation stack; controls in its label are shown below it, one level deeper.
///
/// While the page is edited, nobody can follow a link in a row. If the list has a selection, the row can be chosen instead.
public struct NavigationLink<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let value: AnyHashable?
  /// The page, which is made with the link and evaluated when it is shown.
  private let content: Content?
  /// Nil if the stack decides whether the page is shown.
  private let isActive: Binding<Bool>?

  private init(
    label: Label, value: AnyHashable?, content: Content?,
    isActive: Binding<Bool>?
  ) {
    self.label = label
    self.value = value
    self.content = content
    self.isActive = isActive
  }

  /// With `isActive`, shows the page while `isActive` is true. Such a link cannot be tapped if it has no label.
  public init(
    isActive: Binding<Bool>? = nil, @ViewBuilder destination: @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, content: destination(), isActive: isActive)
  }

  public init(
    destination: Content, isActive: Binding<Bool>? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, content: destination, isActive: isActive)
  }

  /// Shows the page while `selection` is `tag`.
  public init<Tag: Hashable>(
    destination: Content, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding {
      selection.wrappedValue == tag
    } set: { isActive in
      selection.wrappedValue = isActive ? tag : nil
    }
    self.init(label: label(), value: nil, content: destination, isActive: isActive)
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let source = evaluation.slot(PageSource())
    let navigator = evaluation.environment.navigator
    if let isActive, let content {
      navigator?.show(source, while: isActive) { content.evaluate(in: &$0) }
      if label is EmptyView { return }
    } else if let content {
      navigator?.note(source) { content.evaluate(in: &$0) }
    }
    let isEditing = evaluation.environment.isEditing
    if evaluation.rows == .chosen && isEditing { return label.evaluate(in: &evaluation) }
    let label = evaluation.takeLabel(of: label)
    let leadsNowhere = navigator == nil || (value == nil && content == nil)
    let isDisabled = leadsNowhere || (evaluation.rows != .none && isEditing)
    evaluation.with({ if isDisabled { $0.isEnabled = false } }) { evaluation in
      evaluation.addControl(
        Element(role: .link, label: label.text), attached: label.rest,
        .activate { [value, isActive, weak navigator] in
          if let isActive { return isActive.wrappedValue = true }
          if let value { navigator?.push(value) } else { navigator?.push(source) }
        })
      if evaluation.isForSpeech {
        evaluation.page.nodes.last?.note { $0.trait = .button }
        evaluation.page.nodes.last?.notePicture(in: label)
      }
    }
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>? = nil,
    @ViewBuilder destination: @MainActor () -> Content
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>? = nil,
    @ViewBuilder destination: @MainActor () -> Content
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  public init(_ title: LocalizedStringKey, destination: Content, isActive: Binding<Bool>? = nil) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Content, isActive: Binding<Bool>? = nil) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

// Links to the page for a value; a link to nil is disabled.

extension NavigationLink where Content == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) }, content: nil, isActive: nil)
  }
}

extension NavigationLink where Label == Text, Content == Never {
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(title) }
  }

  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}
