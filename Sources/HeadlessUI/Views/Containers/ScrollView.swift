/// Views that scroll; the screen shows all of them.
public struct ScrollView<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.scroll { content.evaluate(in: &$0) }
  }
}

/// Views that code may scroll to.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  private let content: @MainActor (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping @MainActor (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.evaluate(bodyOf: self) { $0.content(ScrollViewProxy()) }
  }
}

public struct ScrollViewProxy: Sendable {
  /// Does nothing: the hidden rows of a ``ForEach`` are shown only when the person asks for `more`.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
