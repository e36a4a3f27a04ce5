/// Views below one another.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let content: Content

  /// The views of `content`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Adds the elements of the content.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// Views beside one another, each on a line of its own: there may be many.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let content: Content

  /// The views of `content`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Adds the elements of the content.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// What stays in sight while the rest scrolls, of no effect.
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  /// The members as bits.
  public let rawValue: Int

  /// The members of `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What heads a section.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// What ends a section.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
