/// Builds one view of the views in a closure.
@resultBuilder
public enum ViewBuilder: ViewBuilding {}

/// The functions of a builder of views.
@MainActor
public protocol ViewBuilding {}

extension ViewBuilding {
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  @inlinable
  public static func buildPartialBlock<Content: View>(first: consuming Content) -> Content { first }

  // Pairs rather than a parameter pack, which costs three times as much to evaluate.
  @inlinable
  public static func buildPartialBlock<First: View, Next: View>(
    accumulated: consuming First, next: consuming Next
  ) -> ViewPair<First, Next> {
    ViewPair(accumulated, next)
  }

  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: consuming First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: consuming Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

/// A view without nodes.
public struct EmptyView: BodilessView {
  public init() {}

  public func evaluate(in evaluation: inout Evaluation) {}

  public func standsForNothing() -> Bool { true }
}

// These views are transparent: their nodes are those of their content.

/// Two views, one after the other.
public struct ViewPair<First: View, Next: View>: BodilessView {
  @usableFromInline let first: First
  @usableFromInline let next: Next

  @inlinable
  init(_ first: consuming First, _ next: consuming Next) {
    self.first = first
    self.next = next
  }

  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    first.evaluate(in: &evaluation)
    next.evaluate(in: &evaluation)
  }

  public func standsForNothing() -> Bool { first.standsForNothing() && next.standsForNothing() }
}

/// One of two views, each with state of its own.
@MainActor
public enum ConditionalContent<First: View, Second: View>: BodilessView {
  case first(First)
  case second(Second)

  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    let outer: Evaluation.Position?
    switch self {
    case .first(let content):
      outer = evaluation.begin(branch: 0)
      content.evaluate(in: &evaluation)
    case .second(let content):
      outer = evaluation.begin(branch: 1)
      content.evaluate(in: &evaluation)
    }
    evaluation.end(branch: outer)
  }

  public func standsForNothing() -> Bool {
    switch self {
    case .first(let content): content.standsForNothing()
    case .second(let content): content.standsForNothing()
    }
  }
}

extension ConditionalContent: ComparedAsWhole {
  func isSame(as other: Self, _ care: Inputs.Care) -> Bool {
    switch (self, other) {
    case (.first(let old), .first(let new)): same(old, new, care)
    case (.second(let old), .second(let new)): same(old, new, care)
    default: false
    }
  }
}

extension Optional: View, BodilessView where Wrapped: View {
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    let outer = evaluation.begin(branch: self == nil ? nil : 0)
    self?.evaluate(in: &evaluation)
    evaluation.end(branch: outer)
  }

  public func standsForNothing() -> Bool { self?.standsForNothing() ?? true }
}

/// Several views in the place of one.
public struct Group<Content: View>: BodilessView {
  @usableFromInline let content: Content

  @inlinable
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    content.evaluate(in: &evaluation)
  }

  public func standsForNothing() -> Bool { content.standsForNothing() }
}

/// A view of any type. When the type changes, the new view begins with new state.
public struct AnyView: BodilessView {
  private let content: any View

  public init(_ content: some View) {
    self.content = (content as? AnyView)?.content ?? content
  }

  public init(erasing content: some View) {
    self.init(content)
  }

  public func evaluate(in evaluation: inout Evaluation) {
    let content = content
    evaluation.evaluate(branch: ObjectIdentifier(type(of: content))) { evaluation in
      let outer = evaluation.enter(type(of: content))
      content.evaluate(in: &evaluation)
      evaluation.leave(to: outer)
    }
  }

  public func standsForNothing() -> Bool { content.standsForNothing() }
}

extension View where Self: Equatable {
  /// Returns the view itself, whose body does not run again while the view is equal.
  public func equatable() -> Self { self }
}
