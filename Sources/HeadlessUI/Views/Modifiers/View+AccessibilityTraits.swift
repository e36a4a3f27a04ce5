/// What a view is, as far as it does not say itself.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The members as bits.
  public let rawValue: Int

  /// The members of `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text that heads what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  /// The one that is chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 2)
  /// Something that leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 4)
  /// Something to tap: what cannot be tapped does not become so by saying it.
  public static let isButton = AccessibilityTraits(rawValue: 8)
  /// A picture, of no effect.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// Text that does not change, of no effect.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// Something that changes often, of no effect.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
  /// Something on top of everything, of no effect.
  public static let isModal = AccessibilityTraits(rawValue: 128)
  /// Something on or off, of no effect.
  public static let isToggle = AccessibilityTraits(rawValue: 256)
  /// A field to search by, of no effect.
  public static let isSearchField = AccessibilityTraits(rawValue: 512)
}

extension View {
  /// Makes text a heading, a button a link, and what is chosen selected, as `traits` say.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    elements(topOnly: true) { element, _ in
      if traits.contains(.isHeader) && [.text, .row].contains(element.role) {
        element.role = .heading
      }
      if traits.contains(.isLink) && element.role == .button { element.role = .link }
      if traits.contains(.isSelected) { element.isSelected = true }
    }
  }

  /// Makes a heading text, a link a button, and what is chosen not selected, as `traits` say.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    elements(topOnly: true) { element, _ in
      if traits.contains(.isHeader) && element.role == .heading { element.role = .text }
      if traits.contains(.isLink) && element.role == .link { element.role = .button }
      if traits.contains(.isSelected) { element.isSelected = false }
    }
  }
}
