// As with SwiftUI, `@Observable` comes with the views.
@_exported public import Observation
import StateBinding

/// A part of the screen, spelled as in SwiftUI.
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// Adds the view's nodes: those of its body, unless the view is a ``PrimitiveView``.
  func evaluate(in evaluation: inout Evaluation)
  /// Adds a node for each tab in the view, and evaluates the tab only later.
  func evaluateTabs(in evaluation: inout Evaluation)
  /// The text of the view, if it is nothing but a text.
  func plainText(in evaluation: borrowing Evaluation) -> String?
}

extension View {
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.evaluate(bodyOf: self) { $0.body }
  }

  public func evaluateTabs(in evaluation: inout Evaluation) {
    evaluation.evaluateTabsOfBody(of: self)
  }

  @inlinable
  public func plainText(in evaluation: borrowing Evaluation) -> String? { nil }

  /// Prints nothing: the reason for an evaluation is not recorded here.
  public static func _printChanges() {}
}

/// A view without a body, which adds its nodes itself.
@MainActor
@preconcurrency
public protocol PrimitiveView: View where Body == Never {
  func evaluate(in evaluation: inout Evaluation)
}

extension PrimitiveView {
  public var body: Never {
    programError("\(Self.self) has no body; it adds its nodes itself")
  }

  public func evaluateTabs(in evaluation: inout Evaluation) {
    evaluation.addTab { evaluate(in: &$0) }
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { programError("Never is not a view") }
}
