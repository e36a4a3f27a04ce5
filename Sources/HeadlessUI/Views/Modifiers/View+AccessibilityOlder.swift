extension View {
  /// Names the view in every language, as older files spell it.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says `label` in the place of what the view says, as older files spell it.
  public func accessibility(label: Text) -> some View {
    accessibilityLabel(label)
  }

  /// Gives the view the value `value`, as older files spell it.
  public func accessibility(value: Text) -> some View {
    accessibilityValue(value)
  }

  /// Leaves the view out where it is `hidden`, as older files spell it.
  public func accessibility(hidden: Bool) -> some View {
    accessibilityHidden(hidden)
  }

  /// Makes the view what `traits` say, as older files spell it.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
}
