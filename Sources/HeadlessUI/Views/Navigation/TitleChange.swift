/// Calls a page by a title.
public struct TitleChange: ViewChange {
  @usableFromInline let title: Text

  @inlinable
  init(title: Text) {
    self.title = title
  }

  /// Evaluates `content`; a title that stands inside goes first.
  @inlinable
  public func evaluate<Content: View>(_ content: Content, in evaluation: inout Evaluation) {
    content.evaluate(in: &evaluation)
    if evaluation.page.title == nil {
      evaluation.page.title = title.resolve(in: evaluation.environment.strings)
    }
  }
}
