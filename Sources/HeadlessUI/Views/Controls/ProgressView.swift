/// The progress of some work, with a percentage if it is known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let percent: Int?

  /// The element's value is the text of `currentValueLabel`, or else a percentage.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    percent = value.flatMap { value in
      let part = value / total
      return part.isFinite ? Int((min(max(part, 0), 1) * 100).rounded()) : nil
    }
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let title = evaluation.label(of: label)
    let current = evaluation.label(of: currentValueLabel)
    evaluation.add(
      Node(
        Element(
          role: .progress, label: title,
          value: current.isEmpty ? percent.map { "\($0)%" } : current)))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label = { EmptyView() }) {
    self.init(value: nil as Double?, label: label)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ title: LocalizedStringKey) {
    self.init { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
