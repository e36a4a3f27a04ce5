/// A value within bounds, shown as a ``ProgressView``. The labels of the limits are not shown.
public struct Gauge<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let progress: ProgressView<Label, CurrentValueLabel>

  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    progress = ProgressView(
      value: value - bounds.lowerBound, total: bounds.upperBound - bounds.lowerBound, label: label,
      currentValueLabel: currentValueLabel)
  }

  public init<Value: BinaryFloatingPoint, BoundsLabel: View>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
  }

  public func evaluate(in evaluation: inout Evaluation) {
    progress.evaluate(in: &evaluation)
  }
}
