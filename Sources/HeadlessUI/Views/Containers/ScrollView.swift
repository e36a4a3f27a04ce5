/// Views that may need more room than there is: all are there.
@MainActor
public struct ScrollView<Content> {
  private let content: Content

  /// The views of `content`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ScrollView: View, PrimitiveView where Content: View {
  /// Adds the elements of the content.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.scroll { content.evaluate(in: &$0) }
  }
}

/// Views that may be scrolled to.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: @MainActor (ScrollViewProxy) -> Content

  /// The views of `content`.
  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Adds the elements of the content.
  public func evaluate(in evaluation: inout Evaluation) {
    content(ScrollViewProxy()).evaluate(in: &evaluation)
  }
}

/// Scrolls, of no effect.
public struct ScrollViewProxy: Sendable {
  /// Nothing happens: what is shown is in sight. The rows that a ``ForEach`` does not show yet come with `more` only,
  /// and that is for the person to ask for.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
