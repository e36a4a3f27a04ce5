import StateBinding

/// Changes a view. A modifier can have state of its own.
@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  /// Adds the nodes of the modified `content`: by default, those of the body.
  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation)
  /// Adds a node for each page in the modified `content`.
  func evaluatePages<Modified: View>(of content: Modified, in evaluation: inout Evaluation)
}

extension ViewModifier {
  /// The view that the modifier changes.
  public typealias Content = ViewModifierContent<Self>

  public func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    let body = evaluation.body(of: self, content)
    let outer = evaluation.enter(Self.self)
    body.evaluate(in: &evaluation)
    evaluation.leave(to: outer)
  }

  public func evaluatePages<Modified: View>(
    of content: Modified, in evaluation: inout Evaluation
  ) {
    let body = evaluation.body(of: self, content)
    let outer = evaluation.enter(Self.self)
    body.evaluatePages(in: &evaluation)
    evaluation.leave(to: outer)
  }
}

extension Evaluation {
  fileprivate mutating func body<Modifier: ViewModifier>(
    of modifier: Modifier, _ content: some View
  ) -> Modifier.Body {
    var modifier = modifier
    bindState(of: &modifier)
    return modifier.body(
      content: ViewModifierContent(
        evaluate: { content.evaluate(in: &$0) }, evaluatePages: { content.evaluatePages(in: &$0) }))
  }
}

/// The view that a modifier changes.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  fileprivate let evaluate: @MainActor (inout Evaluation) -> Void
  fileprivate let evaluatePages: @MainActor (inout Evaluation) -> Void

  public func evaluate(in evaluation: inout Evaluation) { evaluate(&evaluation) }
  public func evaluatePages(in evaluation: inout Evaluation) { evaluatePages(&evaluation) }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  public var content: Content
  public var modifier: Modifier

  @inlinable
  public init(content: consuming Content, modifier: consuming Modifier) {
    self.content = content
    self.modifier = modifier
  }

  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    modifier.evaluate(content, in: &evaluation)
  }

  public func evaluatePages(in evaluation: inout Evaluation) {
    modifier.evaluatePages(of: content, in: &evaluation)
  }
}

extension View {
  @inlinable
  public consuming func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier of this module: it has no body, and changes the evaluation of its content itself.
@MainActor
@usableFromInline
protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  @usableFromInline
  func body(content: Content) -> Never {
    programError("\(Self.self) has no body; it changes the nodes itself")
  }

  /// Changes each page when it is evaluated.
  @usableFromInline
  func evaluatePages<Modified: View>(of content: Modified, in evaluation: inout Evaluation) {
    evaluation.changePages(of: content) { page, evaluation in
      evaluate(page, in: &evaluation)
    }
  }
}

extension View {
  /// Calls `evaluate` to evaluate the view, with a closure that evaluates the unmodified view. A modifier that many views
  /// have is a ``PrimitiveModifier`` of its own instead, because a look at the screen then allocates no closure.
  consuming func modified(
    _ evaluate: @escaping @MainActor ((inout Evaluation) -> Void, inout Evaluation) -> Void
  ) -> some View {
    modifier(ClosureModifier(evaluate: evaluate))
  }

  /// Applies `change` to each node of the view.
  func nodes(_ change: @escaping @MainActor (Node, inout Evaluation) -> Void) -> some View {
    modified { content, evaluation in evaluation.change(nodesOf: content, change) }
  }

  /// Tells the surrounding containers a fact about each node of the view: `change` gets the fact so far.
  func trait<Key: TraitKey>(
    _ key: Key.Type, _ change: @escaping @MainActor (Key.Value?, inout Evaluation) -> Key.Value?
  ) -> some View {
    modifier(TraitModifier<Key>(change: change))
  }

  /// Evaluates the view, and each page in it, with what `change` has done to the evaluation.
  consuming func surrounded(
    _ change: @escaping @MainActor ((inout Evaluation) -> Void, inout Evaluation) -> Void
  ) -> some View {
    modifier(SurroundingModifier(change: change))
  }
}

private struct ClosureModifier: PrimitiveModifier {
  let evaluate: @MainActor ((inout Evaluation) -> Void, inout Evaluation) -> Void

  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    evaluate({ content.evaluate(in: &$0) }, &evaluation)
  }
}

private struct TraitModifier<Key: TraitKey>: PrimitiveModifier {
  let change: @MainActor (Key.Value?, inout Evaluation) -> Key.Value?

  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    evaluation.change(nodesOf: { content.evaluate(in: &$0) }) { node, evaluation in
      node.traits[Key.self] = change(node.traits[Key.self], &evaluation)
    }
  }

  func evaluatePages<Modified: View>(of content: Modified, in evaluation: inout Evaluation) {
    evaluation.change(nodesOf: { content.evaluatePages(in: &$0) }) { node, evaluation in
      node.traits[Key.self] = change(node.traits[Key.self], &evaluation)
    }
  }
}

private struct SurroundingModifier: PrimitiveModifier {
  let change: @MainActor ((inout Evaluation) -> Void, inout Evaluation) -> Void

  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    change({ content.evaluate(in: &$0) }, &evaluation)
  }

  func evaluatePages<Modified: View>(of content: Modified, in evaluation: inout Evaluation) {
    change({ content.evaluatePages(in: &$0) }, &evaluation)
  }
}
