/// What a disclosure group looks like, of no effect.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// What ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What is made of a disclosure group; it is not asked for.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle {
  /// What there is of a disclosure group.
  public typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What there is of a disclosure group.
@MainActor
public struct DisclosureGroupStyleConfiguration {
  /// What it is called.
  public var label: AnyView
  /// What is in it.
  public var content: AnyView
  /// Whether it is open.
  @Binding public var isExpanded: Bool
}

/// One of the usual.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// One of the usual.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
