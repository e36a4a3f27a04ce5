/// A value within bounds, shown as a ``ProgressView``. The labels of the limits are not shown.
public struct Gauge<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let progress: ProgressView<Label, CurrentValueLabel>

  public init<Value: BinaryFloatingPoint, MinimumLabel: View, MaximumLabel: View>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() }
  ) {
    progress = ProgressView(
      value: value - bounds.lowerBound, total: bounds.upperBound - bounds.lowerBound, label: label,
      currentValueLabel: currentValueLabel)
  }

  public func addNodes(in evaluation: inout Evaluation) {
    progress.evaluate(in: &evaluation)
  }
}
