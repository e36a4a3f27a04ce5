/// Views in columns, one after the other.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let content: Content

  /// The views of `content`.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
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

/// Views in rows, one after the other.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let content: Content

  /// The views of `content`.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
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

/// A column or a row of a grid, of no effect.
public struct GridItem: Sendable {
  /// How wide it is.
  public enum Size: Sendable {
    /// So wide.
    case fixed(CGFloat)
    /// As wide as there is room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// A column or a row of `size`.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {}
}
