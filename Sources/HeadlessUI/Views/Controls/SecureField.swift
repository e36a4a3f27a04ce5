/// Something to type into that shows none of it.
public struct SecureField<Label: View>: PrimitiveView {
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

  /// Adds the field: its value is the same four bullets whatever was typed.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(label)
    evaluation.addField(
      .secureField, title.isEmpty ? evaluation.label(prompt) : title,
      value: Element.concealed(text.wrappedValue), text)
  }
}

extension SecureField where Label == Text {
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
}
