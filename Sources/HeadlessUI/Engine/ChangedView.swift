/// A view with one of the modifiers on it that stand on many views: a type for each, so that the compiler sees through it.
///
/// The row "dispatch, and the screen that shows it" of the benchmarks takes half as long again where these are closures,
/// as all other modifiers are.
@MainActor
public struct ChangedView<Content, Change> {
  @usableFromInline let content: Content
  @usableFromInline let change: Change

  @inlinable
  init(_ content: consuming Content, _ change: consuming Change) {
    self.content = content
    self.change = change
  }
}

extension ChangedView: View, PrimitiveView where Content: View, Change: ViewChange {
  /// Adds the elements of the content as the modifier has it.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    if evaluation.environment.tabs != nil, becomeTab(in: &evaluation) { return }
    change.evaluate(content, in: &evaluation)
  }

  /// Adds itself to the tabs that are being looked for, if it is one.
  // Kept apart, as it copies the view to hand it on: inlined, it would have that copied where nobody looks for tabs.
  @inlinable
  @inline(never)
  func becomeTab(in evaluation: inout Evaluation) -> Bool {
    evaluation.addTab(self)
  }
}

/// What such a modifier does.
@MainActor
public protocol ViewChange {
  /// Evaluates `content` as the modifier has it.
  func evaluate<Content: View>(_ content: Content, in evaluation: inout Evaluation)
}

extension ChangedView: TraitHolder where Content: View {
  var traits: ViewTraits? { nil }
  var traitContent: any View { content }
}

extension Evaluation {
  /// Adds `view` to the tabs that are being looked for, if it is one.
  @usableFromInline
  mutating func addTab<Content: View>(_ view: Content) -> Bool {
    guard let tabs = environment.tabs, let item = (view as? any TraitHolder)?.tabItem else {
      return false
    }
    tabs.add(view, item, in: &self)
    return true
  }
}
