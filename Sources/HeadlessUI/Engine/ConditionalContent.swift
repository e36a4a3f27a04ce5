/// One of two views; what is state in one is not state of the other.
@MainActor
public enum ConditionalContent<First, Second> {
  /// The first is shown.
  case first(First)
  /// The second is shown.
  case second(Second)
}

extension ConditionalContent: View, PrimitiveView where First: View, Second: View {
  /// Adds the elements of the one that is shown.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    switch self {
    case .first(let content):
      evaluation.evaluate(branch: 0) { content.evaluate(in: &$0) }
    case .second(let content):
      evaluation.evaluate(branch: 1) { content.evaluate(in: &$0) }
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// Adds the elements of the view, if there is one.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    switch self {
    case .some(let content):
      evaluation.evaluate(branch: 0) { content.evaluate(in: &$0) }
    case .none:
      evaluation.evaluate(branch: nil as Int?) { _ in }
    }
  }
}
