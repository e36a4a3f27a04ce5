import StateBinding

/// A value with its name.
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  // One line if the content is text, or else the content below its name.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(label)
    if let text = content as? Text {
      evaluation.addText(title, value: evaluation.words(of: text))
      return
    }
    let start = evaluation.page.elements.count
    evaluation.addText(title)
    evaluation.stack { content.evaluate(in: &$0) }
    evaluation.joinValue(from: start)
    evaluation.makeRow(from: start)
  }
}

extension LabeledContent where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension Evaluation {
  /// If only texts follow the element at `start`, makes them the value of that element.
  fileprivate mutating func joinValue(from start: Int) {
    let values = page.elements[(start + 1)...]
    guard values.allSatisfy({ $0.role == .text || $0.role == .row }) else { return }
    let words = values.flatMap { [$0.label, $0.value ?? ""] }.filter { !$0.isEmpty }
    page.removeElements(from: start + 1)
    page.elements[start].value = words.joined(separator: " ")
  }
}

/// A section with the label as its heading.
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.content = content()
    self.label = label()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addSection(label)
    evaluation.inside { content.evaluate(in: &$0) }
  }
}

extension GroupBox where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Controls that belong together: a section if they have a label.
public struct ControlGroup<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.content = content()
    self.label = label()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    if label is EmptyView { return content.evaluate(in: &evaluation) }
    evaluation.addSection(label)
    evaluation.inside { content.evaluate(in: &$0) }
  }
}

extension ControlGroup where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension ControlGroup where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}

/// Views that are shown on demand, below a button whose value is `expanded` or `collapsed`.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  private let isExpanded: Binding<Bool>?
  private let content: @MainActor () -> Content
  private let label: Label

  /// Shows `content` while `isExpanded`. Without a binding, the group keeps that state itself and begins collapsed.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    let slot = evaluation.slot(DisclosureSlot())
    let isExpanded =
      isExpanded ?? Binding(get: { slot.isExpanded.value }, set: { slot.isExpanded.value = $0 })
    let isOpen = isExpanded.wrappedValue
    evaluation.addControl(
      Element(role: .button, value: isOpen ? "expanded" : "collapsed"), labelled: label,
      .activate { isExpanded.wrappedValue.toggle() })
    evaluation.evaluate(branch: isOpen ? true : nil) { evaluation in
      evaluation.attach(rows: evaluation.layout.isInRows) { content().evaluate(in: &$0) }
    }
  }
}

private final class DisclosureSlot: Slot {
  let isExpanded = StateCell(false)
}

extension DisclosureGroup where Label == Text {
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A heading that says that there is nothing to show, a description, and the actions that may help.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(label)
    evaluation.add(Element(role: .heading, label: title))
    description.evaluate(in: &evaluation)
    actions.evaluate(in: &evaluation)
  }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { HeadlessUI.Label(title, systemImage: name) }, description: { description })
  }

  /// Says that a search found nothing.
  public static var search: Self { nothingFound("No Results") }

  /// Says that a search for `text` found nothing.
  public static func search(text: String) -> Self {
    text.isEmpty ? search : nothingFound("No Results for “\(text)”")
  }

  private static func nothingFound(_ title: LocalizedStringKey) -> Self {
    Self(
      title, systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
