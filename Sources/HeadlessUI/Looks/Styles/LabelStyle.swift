/// What a label looks like, of no effect.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// What ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What is made of a label; it is not asked for.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  /// What there is of a label.
  public typealias Configuration = LabelStyleConfiguration
}

/// What there is of a label.
@MainActor
public struct LabelStyleConfiguration {
  /// What it says.
  public var title: AnyView
  /// Its picture.
  public var icon: AnyView
}

extension Label where Title == AnyView, Icon == AnyView {
  /// The label that a style is asked for.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

/// One of the usual.
public struct DefaultLabelStyle: LabelStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// One of the usual.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// One of the usual.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// One of the usual.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// One of the usual.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// One of the usual.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// One of the usual.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// One of the usual.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
