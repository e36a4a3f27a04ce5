import StateBinding

/// Changes a view. A modifier can have state of its own.
@MainActor
@preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  /// Evaluates the modified `content`: by default, as a part of the body.
  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation)
}

extension ViewModifier {
  /// The view that the modifier changes.
  public typealias Content = ViewModifierContent<Self>

  public func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    // A change of the content does not run the body again: the body refers to the content through a slot, which each
    // evaluation of the modifier fills.
    let slot = evaluation.slot(ContentSlot())
    slot.evaluate = { content.evaluate(in: &$0) }
    evaluation.evaluate(bodyOf: self) { $0.body(content: Content(slot: slot)) }
  }
}

/// The content of a modifier or a style in the look under way.
final class ContentSlot: Slot {
  var evaluate: @MainActor (inout Evaluation) -> Void = { _ in }
  /// The action of the button that is the content of a style.
  var action: @MainActor () -> Void = {}
}

/// The content of a style, as a view.
struct StyledContent: BodilessView {
  let slot: ContentSlot

  func evaluate(in evaluation: inout Evaluation) { slot.evaluate(&evaluation) }
}

/// The view that a modifier changes.
public struct ViewModifierContent<Modifier: ViewModifier>: BodilessView {
  fileprivate let slot: ContentSlot

  public func evaluate(in evaluation: inout Evaluation) { slot.evaluate(&evaluation) }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: BodilessView {
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

  public func standsForNothing() -> Bool { content.standsForNothing() }
}

extension View {
  @inlinable
  public consuming func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

// The modifiers of this module have no body. They take one of two forms.

/// Acts before and after the evaluation of its content, and on each tab in it once that is shown.
///
/// This is the form of a modifier that many views have, because a look at the screen then allocates no closure.
@MainActor
@usableFromInline
protocol PrimitiveModifier: ViewModifier where Body == Never {
  associatedtype Before
  func begin(in evaluation: inout Evaluation) -> Before
  func end(_ before: Before, in evaluation: inout Evaluation)
}

extension PrimitiveModifier where Before == Void {
  @usableFromInline
  func begin(in evaluation: inout Evaluation) {}
}

extension PrimitiveModifier {
  @usableFromInline
  func body(content: Content) -> Never {
    programError("\(Self.self) has no body; it acts around its content")
  }

  @inlinable
  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    guard case .nodes = evaluation.walk else {
      return evaluation.changeTabs(of: content) { evaluate($0, in: &$1) }
    }
    let before = begin(in: &evaluation)
    content.evaluate(in: &evaluation)
    end(before, in: &evaluation)
  }
}

extension View {
  /// Calls `evaluate` to evaluate the view, with a closure that evaluates the unmodified view. While tabs are looked for, calls it
  /// too if it `findsTabs`, and else for each tab once that is shown.
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
}

private struct ClosureModifier: ViewModifier {
  let findsTabs: Bool
  /// The name of the function that a feature calls, for messages.
  let name: StaticString
  let evaluate: @MainActor ((inout Evaluation) -> Void, inout Evaluation) -> Void

  func body(content: Content) -> Content { content }

  func evaluate<Modified: View>(_ content: Modified, in evaluation: inout Evaluation) {
    if evaluation.walk != .nodes && !findsTabs {
      return evaluation.changeTabs(of: content) { evaluate($0, in: &$1) }
    }
    if evaluation.view != nil { return evaluate({ content.evaluate(in: &$0) }, &evaluation) }
    let run = evaluation.places.run
    let outer = replace(&run.modifierUnderWay, with: name)
    evaluate({ content.evaluate(in: &$0) }, &evaluation)
    run.modifierUnderWay = outer
  }
}
