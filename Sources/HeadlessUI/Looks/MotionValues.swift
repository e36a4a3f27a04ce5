/// How a content changes, of no effect.
public struct ContentTransition: Sendable, Hashable {
  /// One of the usual.
  public static let identity = ContentTransition()
  /// One of the usual.
  public static let opacity = ContentTransition()
  /// One of the usual.
  public static let interpolate = ContentTransition()
  /// One of the usual.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }
}

/// What is felt, of no effect.
public struct SensoryFeedback: Sendable, Hashable {
  /// One of the usual.
  public static let success = SensoryFeedback()
  /// One of the usual.
  public static let warning = SensoryFeedback()
  /// One of the usual.
  public static let error = SensoryFeedback()
  /// One of the usual.
  public static let selection = SensoryFeedback()
  /// One of the usual.
  public static let increase = SensoryFeedback()
  /// One of the usual.
  public static let decrease = SensoryFeedback()
  /// One of the usual.
  public static let impact = SensoryFeedback()
}

/// How a symbol moves, of no effect.
public struct SymbolEffect: Sendable, Hashable {
  /// One of the usual.
  public static let bounce = SymbolEffect()
  /// One of the usual.
  public static let pulse = SymbolEffect()
  /// One of the usual.
  public static let variableColor = SymbolEffect()
  /// One of the usual.
  public static let scale = SymbolEffect()
  /// One of the usual.
  public static let appear = SymbolEffect()
  /// One of the usual.
  public static let disappear = SymbolEffect()
}

/// Tells views apart that move into one another, of no effect.
@MainActor
@propertyWrapper
public struct Namespace {
  /// A name of a view.
  public struct ID: Sendable, Hashable {}

  /// The name.
  public var wrappedValue: ID { ID() }

  /// A name.
  public init() {}
}
