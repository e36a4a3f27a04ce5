/// A value with its name.
public struct LabeledContent<Label: View, Content: View>: TitledContainer {
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  // One line if the content is text, or else the content below its name.
  public func addNodes(in evaluation: inout Evaluation) {
    let title = evaluation.label(of: label)
    if let text = content.words(in: evaluation.strings) {
      return evaluation.addText(title, value: text)
    }
    let values = evaluation.nodes { $0.stack { content.evaluate(in: &$0) } }
    let summary = Summary(of: values)
    if !summary.hasAttached && summary.allSatisfy({ $0 == .text || $0 == .row }) {
      return evaluation.addText(title, value: Summary.words(of: summary.nodes))
    }
    let row = evaluation.nodes { $0.addText(title) } + values.flatMap(\.top)
    evaluation.add(Node(children: Node.row(of: row)))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}
