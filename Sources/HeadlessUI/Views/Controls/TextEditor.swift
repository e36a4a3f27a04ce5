/// Something to type several lines into; only a label or an identifier of its own names it.
public struct TextEditor: PrimitiveView {
  private let text: Binding<String>

  /// Holds `text`.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// Adds it as a field.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addField(.field, "", value: text.wrappedValue, text)
  }
}
