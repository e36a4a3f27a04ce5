/// What a toggle looks like, of no effect.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// What ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What is made of a toggle; it is not asked for.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  /// What there is of a toggle.
  public typealias Configuration = ToggleStyleConfiguration
}

/// What there is of a toggle.
@MainActor
public struct ToggleStyleConfiguration {
  /// What it is called.
  public var label: AnyView
  /// Whether it is on.
  @Binding public var isOn: Bool
}

extension Toggle where Label == AnyView {
  /// The toggle that a style is asked for.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// One of the usual.
public struct SwitchToggleStyle: ToggleStyle {
  /// The style.
  public nonisolated init() {}
  /// The style in a colour.
  public nonisolated init(tint: Color) {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// One of the usual.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// One of the usual.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// One of the usual.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// One of the usual.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// One of the usual.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
