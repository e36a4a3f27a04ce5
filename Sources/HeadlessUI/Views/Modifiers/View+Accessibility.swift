extension View {
  /// Names the view in every language; the views in it too, those that have no name of their own.
  ///
  /// The options of a picker, the buttons of a menu and what else belongs to a control are not in it.
  @inlinable
  @inline(__always)
  public consuming func accessibilityIdentifier(_ identifier: String) -> some View {
    ChangedView(self, IdentifierChange(identifier: identifier))
  }

  /// Says `label` in the place of what the view says; of a picture beside text, too.
  ///
  /// A view that contains others by `accessibilityElement` becomes a section: they say what they say.
  public func accessibilityLabel(_ label: Text) -> some View {
    modified { content, evaluation in
      if content.childBehavior == .contain { return evaluation.addContainer(label, content) }
      let start = evaluation.page.elements.count
      content.elements(topOnly: true) { $0.label = label.resolve(in: $1.strings) }
        .evaluate(in: &evaluation)
      for index in start..<evaluation.page.elements.count
      where evaluation.page.elements[index].role == .image {
        evaluation.page.speakingImages.append(index)
      }
    }
  }

  /// Says `label` in the place of what the view says.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says `label` in the place of what the view says.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Gives the view the value `value`.
  public func accessibilityValue(_ value: Text) -> some View {
    elements(topOnly: true) { $0.value = value.resolve(in: $1.strings) }
  }

  /// Gives the view the value `value`.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Gives the view the value `value`.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    accessibilityValue(Text(value))
  }

  /// Leaves the view out where it is hidden: what has no element can be neither seen nor used.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    modified { content, evaluation in
      let start = evaluation.page.elements.count
      content.evaluate(in: &evaluation)
      if isHidden { evaluation.page.removeElements(from: start) }
    }
  }

  /// Leaves the view out.
  public func hidden() -> some View {
    accessibilityHidden(true)
  }
}
