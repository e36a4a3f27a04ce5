/// What a value with its name looks like, of no effect.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  /// What ``makeBody(configuration:)`` makes.
  associatedtype Body: View
  /// What is made of a value with its name; it is not asked for.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle {
  /// What there is of a value with its name.
  public typealias Configuration = LabeledContentStyleConfiguration
}

/// What there is of a value with its name.
@MainActor
public struct LabeledContentStyleConfiguration {
  /// The name.
  public var label: AnyView
  /// The value.
  public var content: AnyView
}

extension LabeledContent where Label == AnyView, Content == AnyView {
  /// The value that a style is asked for.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// One of the usual.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style.
  public nonisolated init() {}

  /// Not asked for.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// One of the usual.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
