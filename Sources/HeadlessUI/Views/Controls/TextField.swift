/// Something to type into.
public struct TextField<Label: View>: View {
  private let label: Label
  private let text: Binding<String>

  init(text: Binding<String>, label: Label) {
    self.text = text
    self.label = label
  }

  /// Adds the field.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(label)
    evaluation.addField(.field, title, value: text.wrappedValue, text)
  }

  /// Not asked for.
  public typealias Body = Never
}

extension TextField where Label == Text {
  /// Is called `title` and holds `text`.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, label: Text(title))
  }
}

/// Something to type into that shows none of it.
public struct SecureField<Label: View>: View {
  private let label: Label
  private let text: Binding<String>

  init(text: Binding<String>, label: Label) {
    self.text = text
    self.label = label
  }

  /// Adds the field: its value is the same four bullets whatever was typed.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(label)
    evaluation.addField(.secureField, title, value: text.wrappedValue.isEmpty ? "" : "••••", text)
  }

  /// Not asked for.
  public typealias Body = Never
}

extension SecureField where Label == Text {
  /// Is called `title` and holds `text`.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  /// Is called `title` and holds `text`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }
}

extension Evaluation {
  /// Adds something to type into.
  mutating func addField(_ role: Role, _ title: String, value: String, _ text: Binding<String>) {
    addControl(
      Element(role: role, label: title, value: value),
      .edit(text, submit: environment.onSubmit, focus: nil))
  }
}
