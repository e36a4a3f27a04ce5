extension Slider {
  /// Holds `value`, within `bounds`; what stands at the limits is left out.
  public init<Value: BinaryFloatingPoint, ValueLabel: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, onEditingChanged: onEditingChanged, label: label())
  }

  /// Holds `value`, within `bounds`, in steps; what stands at the limits is left out.
  public init<Value: BinaryFloatingPoint, ValueLabel: View>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, onEditingChanged: onEditingChanged, label: label())
  }
}
