/// A text field. A field without a label is named after its prompt, else after the text before it in its row, else `field`.
public struct TextField<Label: View>: PrimitiveView {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  /// The value of the field; nil if `text` is the value.
  private let formatted: FormattedValue?
  private var onCommit: (@MainActor () -> Void)?

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
    formatted = nil
  }

  /// A field for a value that is not a string.
  package init(
    _ value: FormattedValue, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    text = .constant("")
    formatted = value
    self.prompt = prompt
    self.label = label()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    guard let onCommit else { return addField(in: &evaluation) }
    let submit = evaluation.environment.onSubmit
    let commit: @MainActor () -> Void = {
      onCommit()
      submit?()
    }
    evaluation.with({ $0.onSubmit = commit }) { addField(in: &$0) }
  }

  private func addField(in evaluation: inout Evaluation) {
    guard let formatted else {
      return evaluation.addField(.field, label, prompt, value: text.shown, text)
    }
    let strings = evaluation.strings
    let value = formatted.text.resolve(in: strings)
    evaluation.addField(.field, label, prompt, value: value, text) {
      formatted.parse($0, strings)
    }
  }
}

/// The value of a field that is written as text.
package struct FormattedValue {
  let text: Text
  let parse: @MainActor (String, StringCatalogue) -> String?

  /// Shows `text`. `parse` gets what the person types: it writes the value and returns nil, or returns a sentence that says
  /// what to write instead.
  package init(text: Text, parse: @escaping @MainActor (String, StringCatalogue) -> String?) {
    self.text = text
    self.parse = parse
  }
}

// `onEditingChanged` and `onCommit` are SwiftUI's older spelling. Each change of the text counts as
// one whole edit: `onEditingChanged` hears true, then false.
extension TextField where Label == Text {
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal, onEditingChanged: (@MainActor (Bool) -> Void)? = nil,
    onCommit: (@MainActor () -> Void)? = nil
  ) {
    self.init(text: text.edited(onEditingChanged), prompt: prompt) { Text(title) }
    self.onCommit = onCommit
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal, onEditingChanged: (@MainActor (Bool) -> Void)? = nil,
    onCommit: (@MainActor () -> Void)? = nil
  ) {
    self.init(text: text.edited(onEditingChanged), prompt: prompt) { Text(title) }
    self.onCommit = onCommit
  }
}

extension Binding {
  @MainActor
  fileprivate func edited(_ onEditingChanged: (@MainActor (Bool) -> Void)?) -> Binding {
    guard let onEditingChanged else { return self }
    return Binding(
      get: get,
      set: { [set] value in
        onEditingChanged(true)
        set(value)
        onEditingChanged(false)
      })
  }
}

/// A field that conceals its text: its value is four bullets, whatever was typed.
public struct SecureField<Label: View>: PrimitiveView {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.addField(
      .secureField, label, prompt, value: Element.concealed(text.shown), text)
  }
}

extension SecureField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A field for several lines, named by its `accessibilityLabel` or `accessibilityIdentifier`. It is not submitted.
public struct TextEditor: PrimitiveView {
  private let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.with({ $0.onSubmit = nil }) {
      $0.addField(Element(role: .field, value: text.shown), text)
    }
  }
}

extension Evaluation {
  fileprivate mutating func addField<Label: View>(
    _ role: Role, _ label: Label, _ prompt: Text?, value: String, _ text: Binding<String>,
    parse: (@MainActor (String) -> String?)? = nil
  ) {
    let title = self.label(of: label)
    let name = title.isEmpty ? prompt?.resolve(in: strings) ?? "" : title
    addField(Element(role: role, label: name, value: value), text, parse: parse)
  }

  /// Adds a field. Typing into it takes the focus from the field that had it.
  mutating func addField(
    _ field: Element, _ text: Binding<String>, parse: (@MainActor (String) -> String?)? = nil
  ) {
    var field = field
    field.canSubmit = environment.onSubmit != nil
    addControl(
      field,
      .edit(
        text, submit: environment.onSubmit, focus: { [focus = places.focus] in focus.leave() },
        parse: parse))
  }
}
