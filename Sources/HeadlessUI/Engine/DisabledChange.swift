/// Keeps a view and everything in it from being used.
public struct DisabledChange: ViewChange {
  @usableFromInline let isDisabled: Bool

  @inlinable
  init(isDisabled: Bool) {
    self.isDisabled = isDisabled
  }

  /// Evaluates `content` as it is, or as what cannot be used.
  @inlinable
  public func evaluate<Content: View>(_ content: Content, in evaluation: inout Evaluation) {
    let outer = evaluation.environment.isEnabled
    if isDisabled { evaluation.environment.isEnabled = false }
    content.evaluate(in: &evaluation)
    evaluation.environment.isEnabled = outer
  }
}
