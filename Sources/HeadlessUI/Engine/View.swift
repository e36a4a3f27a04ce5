// As with SwiftUI, `@Observable` comes with the views.
@_exported public import Observation
import StateBinding

/// A part of the screen, spelled as in SwiftUI.
@MainActor
@preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  /// Adds the view's elements to the page under evaluation: those of its body, unless the view is a ``PrimitiveView``.
  func evaluate(in evaluation: inout Evaluation)
}

extension View {
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.evaluateBody(of: self)
  }

  /// Prints nothing: the reason for an evaluation is not recorded here.
  public static func _printChanges() {}
}

/// A view without a body, which adds its elements itself.
@MainActor
@preconcurrency
public protocol PrimitiveView: View where Body == Never {
  func evaluate(in evaluation: inout Evaluation)
}

extension PrimitiveView {
  public var body: Never {
    programError("\(Self.self) has no body; it adds its elements itself")
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { programError("Never is not a view") }
}
