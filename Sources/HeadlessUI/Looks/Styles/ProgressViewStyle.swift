/// What a progress view looks like, of no effect.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// What ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What is made of a progress view; it is not asked for.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  /// What there is of a progress view.
  public typealias Configuration = ProgressViewStyleConfiguration
}

/// What there is of a progress view.
@MainActor
public struct ProgressViewStyleConfiguration {
  /// How much of the whole is done, from 0 to 1; nil where that is not known.
  public let fractionCompleted: Double?
  /// What it is called.
  public var label: AnyView?
  /// What it says of how far it is.
  public var currentValueLabel: AnyView?
}

extension ProgressView where Label == AnyView?, CurrentValueLabel == AnyView? {
  /// The progress view that a style is asked for.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      value: configuration.fractionCompleted, label: { configuration.label },
      currentValueLabel: { configuration.currentValueLabel })
  }
}

/// One of the usual.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// One of the usual.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// One of the usual.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  public nonisolated init() {}
  /// The style in a colour.
  public nonisolated init(tint: Color) {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// One of the usual.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// One of the usual.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The style.
  public nonisolated init() {}
  /// The style in a colour.
  public nonisolated init(tint: Color) {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// One of the usual.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
