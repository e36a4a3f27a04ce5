/// Several views, one after the other.
public struct TupleView<each Content: View>: View {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Adds the elements of each.
  public func evaluate(in evaluation: inout Evaluation) {
    repeat (each content).evaluate(in: &evaluation)
  }

  /// Not asked for.
  public typealias Body = Never
}

/// Nothing.
public struct EmptyView: View {
  /// Nothing.
  public init() {}

  /// Adds nothing.
  public func evaluate(in evaluation: inout Evaluation) {}

  /// Not asked for.
  public typealias Body = Never
}

/// Views that belong together and look as if they did not.
public struct Group<Content: View>: View {
  private let content: Content

  /// The views of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Adds the elements of the content.
  public func evaluate(in evaluation: inout Evaluation) {
    content.evaluate(in: &evaluation)
  }

  /// Not asked for.
  public typealias Body = Never
}
