import StateBinding

/// A part of what a person sees, spelled as in SwiftUI; it becomes elements of a ``Screen``.
@MainActor
@preconcurrency
public protocol View {
  /// What ``body`` is.
  associatedtype Body: View
  /// What it consists of.
  @ViewBuilder var body: Body { get }
  /// Adds its elements to the screen that `evaluation` makes: those of its body, unless the view is made here.
  func evaluate(in evaluation: inout Evaluation)
}

extension View {
  /// Adds the elements of the body.
  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.evaluateBody(of: self)
  }
}

extension View {
  /// Prints nothing: what a body was evaluated for is not known here.
  public static func _printChanges() {}
}

extension View where Body == Never {
  /// Never asked for: the view adds its elements itself.
  public var body: Never { programError("\(Self.self) has no body; it is shown as it is") }
}

extension Never: View {
  /// Not asked for.
  public typealias Body = Never
}
