/// Makes one view of the views that stand in a closure.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// An expression is a view as it stands.
  @inlinable
  @inline(__always)
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// No views.
  @inlinable
  @inline(__always)
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view, or the first of several.
  @inlinable
  @inline(__always)
  public static func buildPartialBlock<Content: View>(first: consuming Content) -> Content { first }

  // Pairs, as the compiler sees through them: a parameter pack of views costs three times as much in the row "dispatch, and
  // the screen that shows it" of the benchmarks.

  /// Any number of views, and one more.
  @inlinable
  @inline(__always)
  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: consuming First, next: consuming Next
  ) -> ViewPair<First, Next> {
    ViewPair(accumulated, next)
  }

  /// An `if` without `else`.
  @inlinable
  @inline(__always)
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  @inlinable
  @inline(__always)
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Another branch of an `if` with `else`, or of a `switch`.
  @inlinable
  @inline(__always)
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// What is inside `if #available`.
  @inlinable
  @inline(__always)
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
