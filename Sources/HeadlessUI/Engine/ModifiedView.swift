/// What a modifier with a meaning does to the view it stands on.
///
/// One type for all of them: a modifier is how the content is evaluated.
@MainActor
public struct ModifiedView<Content> {
  let content: Content
  let traits: ViewTraits?
  private let evaluateContent: @MainActor (Content, inout Evaluation) -> Void

  init(
    _ content: Content, traits: ViewTraits?,
    _ evaluateContent: @escaping @MainActor (Content, inout Evaluation) -> Void
  ) {
    self.content = content
    self.traits = traits
    self.evaluateContent = evaluateContent
  }
}

extension ModifiedView: View, PrimitiveView where Content: View {
  /// Adds the elements of the content as the modifier has it.
  public func evaluate(in evaluation: inout Evaluation) {
    if evaluation.addTab(self) { return }
    evaluateContent(content, &evaluation)
  }
}

extension View {
  /// The view, its evaluation done by `evaluate`.
  func modified(
    traits: ViewTraits? = nil,
    _ evaluate: @escaping @MainActor (Self, inout Evaluation) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(self, traits: traits, evaluate)
  }

  /// The view, its elements changed by `change` once they are there; those of the top level only, if `top`.
  func elements(
    topOnly: Bool = false, _ change: @escaping @MainActor (inout Element, EnvironmentValues) -> Void
  ) -> some View {
    modified { content, evaluation in
      let start = evaluation.page.elements.count
      let depth = evaluation.layout.depth
      let tabs = evaluation.environment.tabs?.count ?? 0
      content.evaluate(in: &evaluation)
      for index in start..<evaluation.page.elements.count
      where !topOnly || evaluation.page.elements[index].depth == depth {
        change(&evaluation.page.elements[index], evaluation.environment)
      }
      evaluation.environment.tabs?.change(from: tabs) { change(&$0, evaluation.environment) }
    }
  }
}
