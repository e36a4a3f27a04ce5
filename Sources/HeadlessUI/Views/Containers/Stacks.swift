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

/// Views side by side. If all are texts, they become one line, in which a ``Spacer`` separates a label from its value. Texts
/// and pictures stand on the line of the only control. A control without a label is named after the text before it.
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

extension Evaluation {
  /// Arranges the elements from `start` on as a row. A text names the unlabelled control that follows it. If there is only one
  /// control, the texts and pictures stand beside it.
  mutating func makeRow(from start: Int) {
    guard page.elements.count - start > 1 else { return }
    nameControls(from: start)
    let depth = layout.depth
    let own = page.elements.indices[start...].filter { page.elements[$0].depth == depth }
    let rest = own.filter { !page.elements[$0].role.isReached }
    guard own.count - rest.count == 1, rest.allSatisfy({ page.elements[$0].role.isRead }) else {
      return
    }
    for index in own.dropFirst() { page.elements[index].isBeside = true }
  }

  private mutating func nameControls(from start: Int) {
    var index = start
    while index < page.elements.count {
      let element = page.elements[index]
      if element.role.isReached, element.label.isEmpty, element.depth == layout.depth {
        let texts = page.elements[start..<index].reversed().prefix {
          ($0.role == .text || $0.role == .row) && $0.depth == element.depth
        }.count
        let names = Array(index - texts..<index)
        page.elements[index].label = page.words(of: names, separator: " ")
        page.removeElements(at: names)
        index -= texts
      }
      index += 1
    }
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

/// Room between views. In an ``HStack`` of texts it separates a label from its value.
public struct Spacer: PrimitiveView {
  public init(minLength: CGFloat? = nil) {}

  public func evaluate(in evaluation: inout Evaluation) {
    if evaluation.layout.isHorizontal && evaluation.layout.gap == nil {
      evaluation.layout.gap = evaluation.page.elements.count
    }
  }
}

/// A line between views. It has no effect.
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

/// Views side by side. There may be many, so the screen shows each on a line of its own.
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

/// The parts of sections that stay in place while the rest scrolls. They have no effect.
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The layout of one of the stacks. Changing the layout keeps the state of the content.
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
