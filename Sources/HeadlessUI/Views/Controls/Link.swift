/// A link out of the app, which the environment's `openURL` opens. The destination is a URL or its text.
public struct Link<Label: View>: PrimitiveView {
  private let label: Label
  private let destination: String

  public init(destination: some CustomStringConvertible, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination.description
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.addControl(
      Element(role: .link), labelled: label,
      .activate { [openURL = evaluation.environment.openURL, destination] in openURL(destination) })
  }
}

extension Link where Label == Text {
  public init(_ title: LocalizedStringKey, destination: some CustomStringConvertible) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: some CustomStringConvertible) {
    self.init(destination: destination) { Text(title) }
  }
}
