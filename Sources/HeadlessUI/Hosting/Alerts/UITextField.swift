/// Something to type into, in an alert.
@MainActor
open class UITextField: UIView {
  /// What it holds.
  public final var text: String? = ""
  /// What it asks for, which names it.
  public final var placeholder: String?
  /// Whether it shows none of what is typed.
  public final var isSecureTextEntry = false
  /// Whether it can be typed into.
  public final var isEnabled = true
  /// Its name in every language.
  public final var accessibilityIdentifier: String?
  /// What names it in the place of what it asks for.
  public final var accessibilityLabel: String?
  /// What keyboard it has, of no effect.
  public final var keyboardType = UIKeyboardType.default
  /// What it is for, of no effect.
  public final var textContentType: UITextContentType?
}

extension Page {
  /// Adds `field`.
  @MainActor
  mutating func append(_ field: UITextField) {
    let text = Binding(get: { field.text ?? "" }, set: { field.text = $0 })
    append(
      Element(
        role: field.isSecureTextEntry ? .secureField : .field,
        label: field.accessibilityLabel ?? field.placeholder ?? "",
        value: field.isSecureTextEntry
          ? Element.concealed(text.wrappedValue) : text.wrappedValue,
        identifier: field.accessibilityIdentifier, isEnabled: field.isEnabled),
      .edit(text, submit: nil, focus: nil))
  }
}
