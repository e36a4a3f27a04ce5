/// Something that is done to views, with a state of its own.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// What ``body(content:)`` is.
  associatedtype Body: View
  /// What the view becomes.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier {
  /// The view that something is done to.
  public typealias Content = ViewModifierContent<Self>
}

/// The view that a modifier is on.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  let evaluateContent: @MainActor (inout Evaluation) -> Void

  /// Adds the elements of the view.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluateContent(&evaluation)
  }
}

/// A view and what is done to it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  /// The view.
  public var content: Content
  /// What is done to it.
  public var modifier: Modifier

  /// `content` as `modifier` has it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// Adds the elements of what the modifier makes of the view.
  public func evaluate(in evaluation: inout Evaluation) {
    var modifier = modifier
    evaluation.bindState(of: &modifier)
    evaluation.descend(into: Modifier.self) { [modifier] evaluation in
      modifier.body(content: ViewModifierContent { [content] in content.evaluate(in: &$0) })
        .evaluate(in: &evaluation)
    }
  }
}

extension View {
  /// The view as `modifier` has it.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
