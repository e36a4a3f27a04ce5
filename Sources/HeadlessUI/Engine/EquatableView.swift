/// A view that can be compared; it is evaluated as it is.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  /// The view.
  public var content: Content

  /// The view `content`.
  public init(content: Content) {
    self.content = content
  }

  /// Adds the elements of the view.
  public func evaluate(in evaluation: inout Evaluation) {
    content.evaluate(in: &evaluation)
  }
}

extension View where Self: Equatable {
  /// The view: it is evaluated when something that it has read has changed.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
