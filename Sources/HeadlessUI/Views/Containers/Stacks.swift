/// Views below one another.
@MainActor
public struct VStack<Content> {
  @usableFromInline let content: Content

  /// The views of `content`.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension VStack: View, PrimitiveView where Content: View {
  /// Adds the elements of the content.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// Views beside one another: what is only text is one line, a ``Spacer`` in it parts a label from its value.
@MainActor
public struct HStack<Content> {
  @usableFromInline let content: Content

  /// The views of `content`.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension HStack: View, PrimitiveView where Content: View {
  /// Adds the elements of the content.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack(isHorizontal: true) { content.evaluate(in: &$0) }
  }
}

/// Views on top of one another.
@MainActor
public struct ZStack<Content> {
  @usableFromInline let content: Content

  /// The views of `content`.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView where Content: View {
  /// Adds the elements of the content.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.stack { content.evaluate(in: &$0) }
  }
}

/// Room between views; in an ``HStack`` of texts, what parts a label from its value.
public struct Spacer: PrimitiveView {
  /// Room.
  @inlinable
  public init(minLength: CGFloat? = nil) {}

  /// Adds nothing.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    if evaluation.layout.isHorizontal && evaluation.layout.gap == nil {
      evaluation.layout.gap = evaluation.page.elements.count
    }
  }
}

/// A line between views.
public struct Divider: PrimitiveView {
  /// A line.
  @inlinable
  public init() {}

  /// Adds nothing.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {}
}
