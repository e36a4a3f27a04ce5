/// Something to type into; what it asks for names it where it is not called anything.
public struct TextField<Label: View>: PrimitiveView {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>

  init(text: Binding<String>, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  /// Is called `label` and holds `text`.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, label: label())
  }

  /// Adds the field.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(label)
    evaluation.addField(
      .field, title.isEmpty ? evaluation.label(prompt) : title, value: text.wrappedValue, text)
  }
}

extension TextField where Label == Text {
  /// Is called `title` and holds `text`.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }
}
