/// What a button looks like and how it is used, of no effect.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// What ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What is made of a button; it is not asked for.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  /// What there is of a button.
  public typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What there is of a button.
@MainActor
public struct PrimitiveButtonStyleConfiguration {
  /// What it is for.
  public let role: ButtonRole?
  /// What it says.
  public let label: AnyView
  let action: @MainActor () -> Void

  /// Does what the button does.
  public func trigger() {
    action()
  }
}

extension Button where Label == AnyView {
  /// The button that a style is asked for.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// One of the usual.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// One of the usual.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// One of the usual.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// One of the usual.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// One of the usual.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// One of the usual.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// One of the usual.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// One of the usual.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// One of the usual.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// One of the usual.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
