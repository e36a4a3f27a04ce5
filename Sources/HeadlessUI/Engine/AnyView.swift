/// A view whose type is not said; another type in its place begins with new state.
public struct AnyView: PrimitiveView {
  private let content: any View

  /// The view `content`.
  public init(_ content: some View) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// The view `content`.
  public init(erasing content: some View) {
    self.init(content)
  }

  /// Adds the elements of the view.
  public func evaluate(in evaluation: inout Evaluation) {
    let content = content
    evaluation.evaluate(branch: ObjectIdentifier(type(of: content))) { evaluation in
      evaluation.descend(into: type(of: content)) { content.evaluate(in: &$0) }
    }
  }
}
