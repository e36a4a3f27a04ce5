/// Rows of cells.
public struct Grid<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// A row of a ``Grid``. A row of only texts becomes one line, in which the first text is the name of the others.
public struct GridRow<Content: View>: PrimitiveView {
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.stack(isHorizontal: true, gap: 1) { content.evaluate(in: &$0) }
  }
}

/// Views in columns, one below the other on the screen.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.lazily { $0.stack { content.evaluate(in: &$0) } }
  }
}

/// Views in rows, one below the other on the screen.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.lazily { $0.stack { content.evaluate(in: &$0) } }
  }
}

/// A column or a row of a lazy grid. It has no effect.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {}
}
