/// How much something stands out, of no effect.
public enum Prominence: Sendable, Hashable {
  /// One of the usual.
  case standard, increased
}

/// How much a badge stands out, of no effect.
public struct BadgeProminence: Sendable, Hashable {
  /// One of the usual.
  public static let standard = BadgeProminence()
  /// One of the usual.
  public static let decreased = BadgeProminence()
  /// One of the usual.
  public static let increased = BadgeProminence()
}

/// Whether a scroll view shows where it is, of no effect.
public struct ScrollIndicatorVisibility: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = ScrollIndicatorVisibility()
  /// One of the usual.
  public static let visible = ScrollIndicatorVisibility()
  /// One of the usual.
  public static let hidden = ScrollIndicatorVisibility()
  /// One of the usual.
  public static let never = ScrollIndicatorVisibility()
}

/// What scrolling does to the keyboard, of no effect.
public struct ScrollDismissesKeyboardMode: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = ScrollDismissesKeyboardMode()
  /// One of the usual.
  public static let immediately = ScrollDismissesKeyboardMode()
  /// One of the usual.
  public static let interactively = ScrollDismissesKeyboardMode()
  /// One of the usual.
  public static let never = ScrollDismissesKeyboardMode()
}

/// What happens at the end of a scroll view, of no effect.
public struct ScrollBounceBehavior: Sendable, Hashable {
  /// One of the usual.
  public static let automatic = ScrollBounceBehavior()
  /// One of the usual.
  public static let always = ScrollBounceBehavior()
  /// One of the usual.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Why a content is covered, of no effect.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
  /// The members as bits.
  public let rawValue: Int

  /// The members of `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One of the usual.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// One of the usual.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// One of the usual.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
