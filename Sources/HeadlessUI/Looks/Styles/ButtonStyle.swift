/// What a button looks like, of no effect.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// What ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What is made of a button; it is not asked for.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ButtonStyle {
  /// What there is of a button.
  public typealias Configuration = ButtonStyleConfiguration
}

/// What there is of a button.
@MainActor
public struct ButtonStyleConfiguration {
  /// What it says.
  public var label: AnyView
  /// What it is for.
  public var role: ButtonRole?
  /// Whether it is held.
  public var isPressed: Bool
}
