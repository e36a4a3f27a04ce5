/// A number between two others, increased and decreased by steps: by a tenth of the way where none is said.
public struct Slider<Label: View>: PrimitiveView {
  private let stepper: Stepper<Label>

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, label: Label
  ) where Value.Stride: BinaryFloatingPoint {
    let step = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    stepper = Stepper(
      value, in: bounds, step: Value.Stride(step), onEditingChanged: onEditingChanged, label: label)
  }

  /// Holds `value`, within `bounds`.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, onEditingChanged: onEditingChanged, label: label())
  }

  /// Holds `value`, within `bounds`, in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, onEditingChanged: onEditingChanged, label: label())
  }

  /// Adds it as a stepper.
  public func evaluate(in evaluation: inout Evaluation) {
    stepper.evaluate(in: &evaluation)
  }
}

extension Slider where Label == EmptyView {
  /// Holds `value`, within `bounds`.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, onEditingChanged: onEditingChanged, label: EmptyView())
  }

  /// Holds `value`, within `bounds`, in steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, onEditingChanged: onEditingChanged, label: EmptyView())
  }
}
