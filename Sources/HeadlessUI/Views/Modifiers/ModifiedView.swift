/// What a modifier with a meaning does to the view it stands on.
///
/// One type for all of them: a modifier is how the content is evaluated.
public struct ModifiedView<Content: View>: View {
  private let content: Content
  private let evaluateContent: @MainActor (Content, inout Evaluation) -> Void

  init(
    _ content: Content, _ evaluateContent: @escaping @MainActor (Content, inout Evaluation) -> Void
  ) {
    self.content = content
    self.evaluateContent = evaluateContent
  }

  /// Adds the elements of the content as the modifier has it.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluateContent(content, &evaluation)
  }

  /// Not asked for.
  public typealias Body = Never
}

extension View {
  /// The view, its evaluation done by `evaluate`.
  func modified(
    _ evaluate: @escaping @MainActor (Self, inout Evaluation) -> Void
  ) -> some View {
    ModifiedView(self, evaluate)
  }

  /// The view, its elements changed by `change` once they are there; those of the top level only, if `top`.
  func elements(
    topOnly: Bool = false, _ change: @escaping @MainActor (inout Element, EnvironmentValues) -> Void
  ) -> some View {
    modified { content, evaluation in
      let start = evaluation.page.elements.count
      let depth = evaluation.layout.depth
      content.evaluate(in: &evaluation)
      for index in start..<evaluation.page.elements.count
      where !topOnly || evaluation.page.elements[index].depth == depth {
        change(&evaluation.page.elements[index], evaluation.environment)
      }
    }
  }
}
