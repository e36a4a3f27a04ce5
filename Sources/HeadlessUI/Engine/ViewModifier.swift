import StateBinding

/// Changes a view. A modifier can have state of its own.
@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  /// Adds the nodes of the modified `content`: by default, those of the body.
  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation)
  /// Adds a node for each tab in the modified `content`.
  func evaluateTabs<Modified: View>(of content: Modified, in evaluation: inout Evaluation)
}

extension ViewModifier {
  /// The view that the modifier changes.
  public typealias Content = ViewModifierContent<Self>

  public func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    let content = evaluation.content(of: self, content)
    evaluation.evaluate(bodyOf: self) { $0.body(content: content) }
  }

  public func evaluateTabs<Modified: View>(
    of content: Modified, in evaluation: inout Evaluation
  ) {
    let content = evaluation.content(of: self, content)
    evaluation.evaluateTabs(bodyOf: self) { $0.body(content: content) }
  }
}

extension Evaluation {
  /// The content of `modifier`, which is a part of the body around.
  fileprivate func content<Modifier: ViewModifier>(
    of modifier: Modifier, _ content: some View
  ) -> ViewModifierContent<Modifier> {
    ViewModifierContent(
      evaluate: asWritten { content.evaluate(in: &$0) },
      evaluateTabs: asWritten { content.evaluateTabs(in: &$0) })
  }
}

/// The view that a modifier changes.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  fileprivate let evaluate: @MainActor (inout Evaluation) -> Void
  fileprivate let evaluateTabs: @MainActor (inout Evaluation) -> Void

  public func evaluate(in evaluation: inout Evaluation) { evaluate(&evaluation) }
  public func evaluateTabs(in evaluation: inout Evaluation) { evaluateTabs(&evaluation) }
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

  public func evaluateTabs(in evaluation: inout Evaluation) {
    modifier.evaluateTabs(of: content, in: &evaluation)
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

  /// Changes each tab when it is evaluated.
  @usableFromInline
  func evaluateTabs<Modified: View>(of content: Modified, in evaluation: inout Evaluation) {
    evaluation.changeTabs(of: content) { tab, evaluation in
      evaluate(tab, in: &evaluation)
    }
  }
}

extension View {
  /// Calls `evaluate` to evaluate the view, with a closure that evaluates the unmodified view. The search for tabs calls it too
  /// if it `findsTabs`, and else for each tab once that is shown.
  ///
  /// A modifier that many views have is a ``PrimitiveModifier`` of its own instead, because a look at the screen then allocates
  /// no closure.
  consuming func modified(
    findsTabs: Bool = false, name: StaticString = #function,
    _ evaluate: @escaping @MainActor ((inout Evaluation) -> Void, inout Evaluation) -> Void
  ) -> some View {
    modifier(ClosureModifier(findsTabs: findsTabs, name: name, evaluate: evaluate))
  }

  /// Applies `change` to each node of the view, and to each tab in it if it `findsTabs`.
  func nodes(
    findsTabs: Bool = false, _ change: @escaping @MainActor (Node, inout Evaluation) -> Void
  ) -> some View {
    modified(findsTabs: findsTabs) { $1.change(nodesOf: $0, change) }
  }

  /// Evaluates the view, and each tab in it, in a changed environment.
  func changingEnvironment(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> some View {
    modified(findsTabs: true) { $1.with(change, $0) }
  }
}

private struct ClosureModifier: PrimitiveModifier {
  let findsTabs: Bool
  /// The name of the function that a feature calls, for messages.
  let name: StaticString
  let evaluate: @MainActor ((inout Evaluation) -> Void, inout Evaluation) -> Void

  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    if evaluation.around.view != nil { return evaluate({ content.evaluate(in: &$0) }, &evaluation) }
    let run = evaluation.places.run
    let outer = replace(&run.modifierUnderWay, with: name)
    evaluate({ content.evaluate(in: &$0) }, &evaluation)
    run.modifierUnderWay = outer
  }

  func evaluateTabs<Modified: View>(of content: Modified, in evaluation: inout Evaluation) {
    if findsTabs { return evaluate({ content.evaluateTabs(in: &$0) }, &evaluation) }
    evaluation.changeTabs(of: content) { evaluate($0, in: &$1) }
  }
}
