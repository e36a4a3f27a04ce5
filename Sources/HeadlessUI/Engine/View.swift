// As with SwiftUI, `@Observable` comes with the views.
@_exported public import Observation
import StateBinding

/// A part of the screen, spelled as in SwiftUI.
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// Adds the view's nodes or, while tabs are looked for, a node for each tab in it. By default, evaluates the body.
  func evaluate(in evaluation: inout Evaluation)
  /// Whether the view stands for no view at all, such as a condition that is false. Nothing appears then.
  func standsForNothing() -> Bool
}

extension View {
  @inlinable
  public func standsForNothing() -> Bool { false }

  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    if case .outerTabs = evaluation.walk { return evaluation.addTab(self) }
    evaluation.evaluate(bodyOf: self) { $0.body }
  }

  /// Prints nothing: the reason for an evaluation is not recorded here.
  public static func _printChanges() {}
}

/// A view without a body, which evaluates the views in it: its nodes and its tabs are theirs.
@MainActor
@preconcurrency
public protocol BodilessView: View where Body == Never {}

extension BodilessView {
  public var body: Never {
    programError("\(Self.self) has no body; it is evaluated without one")
  }
}

/// A view without a body, which adds its nodes itself. In a tab view it is one tab.
@MainActor
@preconcurrency
public protocol PrimitiveView: BodilessView {
  func addNodes(in evaluation: inout Evaluation)
}

extension PrimitiveView {
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    if case .nodes = evaluation.walk { addNodes(in: &evaluation) } else { evaluation.addTab(self) }
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { programError("Never is not a view") }
}
