/// Leads out of the app, by the `openURL` of the environment.
public struct Link<Label: View>: PrimitiveView {
  private let label: Label
  private let destination: String

  /// Leads to `destination`: a URL, or its text.
  public init(destination: some CustomStringConvertible, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination.description
  }

  /// Adds the link.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addControl(
      Element(role: .link), labelled: label,
      .activate { [openURL = evaluation.environment.openURL, destination] in openURL(destination) })
  }
}

extension Link where Label == Text {
  /// Leads to `destination`: a URL, or its text.
  public init(
    _ title: LocalizedStringKey, destination: some CustomStringConvertible
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Leads to `destination`: a URL, or its text.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, destination: some CustomStringConvertible
  ) {
    self.init(destination: destination) { Text(title) }
  }
}
