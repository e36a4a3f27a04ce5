/// A text field. A field without a label is named after its prompt, else after the text before it in its row, else `field`.
public struct TextField<Label: View>: PrimitiveView {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>
  private var onCommit: (@MainActor () -> Void)?

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    guard let onCommit else {
      return evaluation.addField(.field, label, prompt, value: text.wrappedValue, text)
    }
    let submit = evaluation.environment.onSubmit
    let commit: @MainActor () -> Void = {
      onCommit()
      submit?()
    }
    evaluation.with({ $0.onSubmit = commit }) {
      $0.addField(.field, label, prompt, value: text.wrappedValue, text)
    }
  }
}

// SwiftUI's older initialisers. Each change of the text begins and ends one editing.
extension TextField where Label == Text {
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(text: text.edited(onEditingChanged)) { Text(title) }
    self.onCommit = onCommit
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(text: text.edited(onEditingChanged)) { Text(title) }
    self.onCommit = onCommit
  }

  public init(
    _ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}

extension Binding {
  fileprivate func edited(_ onEditingChanged: @escaping @MainActor (Bool) -> Void) -> Binding {
    Binding(
      get: get,
      set: { [set] value in
        onEditingChanged(true)
        set(value)
        onEditingChanged(false)
      })
  }
}

extension TextField where Label == Text {
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
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

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addField(
      .secureField, label, prompt, value: Element.concealed(text.wrappedValue), text)
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

/// A field for several lines, named by its `accessibilityLabel` or `accessibilityIdentifier`.
public struct TextEditor: PrimitiveView {
  private let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addField(.field, "", value: text.wrappedValue, text)
  }
}

extension Evaluation {
  fileprivate mutating func addField<Label: View>(
    _ role: Role, _ label: Label, _ prompt: Text?, value: String, _ text: Binding<String>
  ) {
    let title = self.label(label)
    addField(role, title.isEmpty ? self.label(prompt) : title, value: value, text)
  }

  /// Adds a field. Typing into it takes the focus from the field that had it.
  mutating func addField(_ role: Role, _ title: String, value: String, _ text: Binding<String>) {
    addControl(
      Element(role: role, label: title, value: value),
      .edit(text, submit: environment.onSubmit, focus: { [focus = effects.focus] in focus.leave() })
    )
  }
}
