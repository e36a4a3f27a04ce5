/// What a box looks like, of no effect.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// What ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What is made of a box; it is not asked for.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  /// What there is of a box.
  public typealias Configuration = GroupBoxStyleConfiguration
}

/// What there is of a box.
@MainActor
public struct GroupBoxStyleConfiguration {
  /// What it is called.
  public var label: AnyView
  /// What is in it.
  public var content: AnyView
}

extension GroupBox where Label == AnyView, Content == AnyView {
  /// The box that a style is asked for.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// One of the usual.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// One of the usual.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
