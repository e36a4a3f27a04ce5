extension Element: CustomReflectable {
  /// What it is made of, as it is made.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "role": role, "label": label, "value": value as Any, "identifier": identifier as Any,
        "isEnabled": isEnabled, "isSelected": isSelected, "buttonRole": buttonRole as Any,
        "depth": depth,
      ], displayStyle: .struct)
  }
}
