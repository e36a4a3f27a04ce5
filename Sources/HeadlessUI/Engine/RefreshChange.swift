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
    let outer = evaluation.offerRefresh(by: action)
    content.evaluate(in: &evaluation)
    evaluation.refresh(by: action, returningTo: outer)
  }
}

extension Evaluation {
  /// Offers `action` to the views that are evaluated next: what was offered until now.
  @usableFromInline
  mutating func offerRefresh(by action: @escaping @MainActor () async -> Void) -> RefreshAction? {
    exchange(&environment.refresh, with: RefreshAction(action: action))
  }

  @usableFromInline
  mutating func refresh(
    by action: @escaping @MainActor () async -> Void, returningTo outer: consuming RefreshAction?
  ) {
    environment.refresh = outer
    if page.refresh == nil { page.refresh = action }
  }
}
