/// Views below one another.
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// Views beside one another. Texts alone become one line; a ``Spacer`` among them parts a label from its value.
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack(isHorizontal: true) { content.evaluate(in: &$0) }
  }
}

/// Views on top of one another.
public struct ZStack<Content: View>: PrimitiveView {
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// Room between views; in an ``HStack`` of texts it parts a label from its value.
public struct Spacer: PrimitiveView {
  public init(minLength: CGFloat? = nil) {}

  public func evaluate(in evaluation: inout Evaluation) {
    if evaluation.layout.isHorizontal && evaluation.layout.gap == nil {
      evaluation.layout.gap = evaluation.page.elements.count
    }
  }
}

/// A line between views, of no effect.
public struct Divider: PrimitiveView {
  public init() {}

  public func evaluate(in evaluation: inout Evaluation) {}
}

/// Views below one another.
public struct LazyVStack<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// Views beside one another, each on a line of its own, as there may be many.
public struct LazyHStack<Content: View>: PrimitiveView {
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// Sections' parts that stay in sight while the rest scrolls, of no effect.
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// One of the stacks. Changing it keeps the state of its content.
@MainActor
public struct AnyLayout {
  private let isHorizontal: Bool

  public init(_ layout: VStackLayout) { isHorizontal = false }
  public init(_ layout: HStackLayout) { isHorizontal = true }
  public init(_ layout: ZStackLayout) { isHorizontal = false }

  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content().modified { [isHorizontal] content, evaluation in
      evaluation.stack(isHorizontal: isHorizontal, content)
    }
  }
}

/// The layout of a ``VStack``.
@MainActor
public struct VStackLayout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}

  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(content: content)
  }
}

/// The layout of an ``HStack``.
@MainActor
public struct HStackLayout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}

  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(content: content)
  }
}

/// The layout of a ``ZStack``.
@MainActor
public struct ZStackLayout {
  public init(alignment: Alignment = .center) {}

  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    ZStack(content: content)
  }
}
