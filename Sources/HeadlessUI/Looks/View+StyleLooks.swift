extension View {
  /// Looks only.
  public func buttonStyle(_ style: some ButtonStyle) -> some View { self }

  /// Looks only.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }

  /// Looks only.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Looks only.
  public func labelStyle(_ style: some LabelStyle) -> some View { self }

  /// Looks only.
  public func toggleStyle(_ style: some ToggleStyle) -> some View { self }

  /// Looks only.
  public func listStyle(_ style: some ListStyle) -> some View { self }

  /// Looks only.
  public func formStyle(_ style: some FormStyle) -> some View { self }

  /// Looks only.
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }

  /// Looks only.
  public func pickerStyle(_ style: some PickerStyle) -> some View { self }

  /// Looks only.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View { self }

  /// Looks only.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { self }

  /// Looks only.
  public func menuStyle(_ style: some MenuStyle) -> some View { self }

  /// Looks only.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { self }

  /// Looks only.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View { self }

  /// Looks only.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View { self }

  /// Looks only.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Looks only.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Looks only.
  public func labelsHidden() -> some View { self }

  /// Looks only.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Looks only.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
}
