/// A value with its name.
@MainActor
public struct LabeledContent<Label, Content> {
  @usableFromInline let label: Label
  @usableFromInline let content: Content

  /// `content` with the name `label`.
  @inlinable
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// Adds one line: the name and the value; a control below its name where it is not text.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(label)
    // Asked by its type: a cast would copy it, where the compiler knows it.
    if Content.self == Text.self {
      evaluation.addText(title, value: evaluation.label(content))
      return
    }
    let start = evaluation.page.elements.count
    evaluation.addText(title)
    evaluation.stack { content.evaluate(in: &$0) }
    evaluation.joinValue(from: start)
  }
}

extension LabeledContent where Label == Text {
  /// `content` with the name `title`.
  @inlinable
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// `content` with the name `title`.
  @_disfavoredOverload
  @inlinable
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// `value` with the name `title`.
  @inlinable
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// `value` with the name `title`.
  @_disfavoredOverload
  @inlinable
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}

extension Evaluation {
  /// Makes the texts after the one at `start` its value, if there is nothing but texts.
  @usableFromInline
  mutating func joinValue(from start: Int) {
    let values = page.elements[(start + 1)...]
    guard values.allSatisfy({ $0.role == .text || $0.role == .row }) else { return }
    let words = values.flatMap { [$0.label, $0.value ?? ""] }.filter { !$0.isEmpty }
    page.removeElements(from: start + 1)
    page.elements[start].value = words.joined(separator: " ")
  }
}
