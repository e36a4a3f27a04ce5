/// Makes the content of a ``TabView``, whose tabs are told apart by `SelectionValue`.
@MainActor
@resultBuilder
public enum TabContentBuilder<SelectionValue: Hashable> {
  /// A tab whose value is of the right type, so that `.home` is enough to say it.
  public static func buildExpression<Content: View, Label: View>(
    _ tab: Tab<SelectionValue, Content, Label>
  ) -> Tab<SelectionValue, Content, Label> { tab }

  /// A view that is a tab by `tabItem`.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No tabs.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One tab, or the first of several.
  public static func buildPartialBlock<Content: View>(first: Content) -> Content { first }

  /// Any number of tabs, and one more.
  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: First, next: Next
  ) -> ViewPair<First, Next> {
    ViewPair(accumulated, next)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// Another branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// What is inside `if #available`.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
