/// Two views, one after the other.
@MainActor
public struct ViewPair<First, Next> {
  @usableFromInline let first: First
  @usableFromInline let next: Next

  @inlinable
  init(_ first: consuming First, _ next: consuming Next) {
    self.first = first
    self.next = next
  }
}

extension ViewPair: View, PrimitiveView where First: View, Next: View {
  /// Adds the elements of both.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    first.evaluate(in: &evaluation)
    next.evaluate(in: &evaluation)
  }
}

/// Nothing.
public struct EmptyView: PrimitiveView {
  /// Nothing.
  @inlinable
  public init() {}

  /// Adds nothing.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {}
}

/// Views that belong together and look as if they did not.
@MainActor
public struct Group<Content> {
  @usableFromInline let content: Content

  /// The views of `content`.
  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: View, PrimitiveView where Content: View {
  /// Adds the elements of the content.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    content.evaluate(in: &evaluation)
  }
}
