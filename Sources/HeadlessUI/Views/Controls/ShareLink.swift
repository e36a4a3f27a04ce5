/// A button that shares a URL or a text outside of the app, as the environment's `openURL` does. Without a label it is called
/// Share.
public struct ShareLink<Label: View>: PrimitiveView {
  private let label: Label
  private let item: String

  /// The subject, the message and the preview are not used.
  public init(
    item: some CustomStringConvertible, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.item = item.description
  }

  public func addNodes(in evaluation: inout Evaluation) {
    Link(destination: item) { label }.evaluate(in: &evaluation)
  }
}

extension ShareLink where Label == Text {
  public init(item: some CustomStringConvertible, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Text("Share") }
  }

  public init(
    _ title: LocalizedStringKey, item: some CustomStringConvertible, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: some CustomStringConvertible, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(title) }
  }
}
