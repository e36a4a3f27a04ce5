/// Loads a view anew when the person asks for it.
public struct RefreshChange: ViewChange {
  @usableFromInline let action: @MainActor () async -> Void

  @inlinable
  init(action: @escaping @MainActor () async -> Void) {
    self.action = action
  }

  /// Evaluates `content`; what stands inside and loads goes first.
  @inlinable
  public func evaluate<Content: View>(_ content: Content, in evaluation: inout Evaluation) {
    content.evaluate(in: &evaluation)
    evaluation.refresh(by: action)
  }
}

extension Evaluation {
  @usableFromInline
  mutating func refresh(by action: @escaping @MainActor () async -> Void) {
    if page.refresh == nil { page.refresh = action }
  }
}
