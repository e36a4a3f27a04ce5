extension View {
  /// Looks only.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Looks only.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Looks only.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Looks only.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Looks only.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Looks only.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }

  /// Looks only.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Looks only.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { self }

  /// Looks only.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Looks only.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
