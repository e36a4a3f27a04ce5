/// A number within bounds, shown as a stepper. Without a step it moves by a tenth of the bounds.
public struct Slider<Label: View>: PrimitiveView {
  private let stepper: Stepper<Label>
  /// The position between the bounds, from 0 to 1.
  private let fraction: @MainActor () -> Double

  /// The labels of the limits are not shown.
  public init<Value: BinaryFloatingPoint, MinimumLabel: View, MaximumLabel: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    fraction = {
      Double((value.shown - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    }
    let step = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    stepper = Stepper(
      value: value, in: bounds, step: Value.Stride(step), label: label,
      onEditingChanged: onEditingChanged)
  }

  public func addNodes(in evaluation: inout Evaluation) {
    stepper.evaluate(in: &evaluation)
    if evaluation.isForSpeech {
      let fraction = fraction()
      let percent = fraction.isFinite ? Int((min(max(fraction, 0), 1) * 100).rounded()) : 0
      evaluation.page.nodes.last?.element?.value = "\(percent)%"
    }
  }
}

extension Slider where Label == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}
