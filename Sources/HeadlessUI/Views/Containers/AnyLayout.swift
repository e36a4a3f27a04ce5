/// One of the stacks; what it holds keeps its state when it becomes another one.
@MainActor
public struct AnyLayout {
  private let isHorizontal: Bool

  /// As a ``VStack``.
  public init(_ layout: VStackLayout) { isHorizontal = false }
  /// As an ``HStack``.
  public init(_ layout: HStackLayout) { isHorizontal = true }
  /// As a ``ZStack``.
  public init(_ layout: ZStackLayout) { isHorizontal = false }

  /// The views of `content`, as they stand in the stack.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content().modified { [isHorizontal] content, evaluation in
      evaluation.stack(isHorizontal: isHorizontal) { content.evaluate(in: &$0) }
    }
  }
}

/// How views stand in a ``VStack``.
@MainActor
public struct VStackLayout {
  /// As in a stack of its own.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}

  /// The views of `content` below one another.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(content: content)
  }
}

/// How views stand in an ``HStack``.
@MainActor
public struct HStackLayout {
  /// As in a stack of its own.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}

  /// The views of `content` beside one another.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(content: content)
  }
}

/// How views stand in a ``ZStack``.
@MainActor
public struct ZStackLayout {
  /// As in a stack of its own.
  public init(alignment: Alignment = .center) {}

  /// The views of `content` on top of one another.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ZStack(content: content)
  }
}
