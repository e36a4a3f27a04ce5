/// Rows of cells.
public struct Grid<Content: View>: PrimitiveView {
  private let content: Content

  /// The views of `content`.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Adds the elements of the content.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// A row of a ``Grid``: of texts alone, the first is the name of the others.
public struct GridRow<Content: View>: PrimitiveView {
  private let content: Content

  /// The views of `content`.
  public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Adds the elements of the cells, one line where they are texts.
  public func evaluate(in evaluation: inout Evaluation) {
    let start = evaluation.page.elements.count
    evaluation.stack(isHorizontal: true) { evaluation in
      content.evaluate(in: &evaluation)
      if evaluation.layout.gap == nil { evaluation.layout.gap = start + 1 }
    }
  }
}
