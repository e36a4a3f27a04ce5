/// Something to increase and decrease.
public struct Stepper<Label: View>: PrimitiveView {
  private let label: Label
  private let value: String?
  private let increase: (@MainActor () -> Void)?
  private let decrease: (@MainActor () -> Void)?

  init(
    label: Label, value: String?, increase: (@MainActor () -> Void)?,
    decrease: (@MainActor () -> Void)?
  ) {
    self.label = label
    self.value = value
    self.increase = increase
    self.decrease = decrease
  }

  init<Value: Strideable>(
    _ value: Binding<Value>, in bounds: ClosedRange<Value>?, step: Value.Stride,
    onEditingChanged: @escaping @MainActor (Bool) -> Void, label: Label
  ) {
    let now = value.wrappedValue
    func move(_ step: Value.Stride) -> @MainActor () -> Void {
      {
        onEditingChanged(true)
        let next = value.wrappedValue.advanced(by: step)
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
        onEditingChanged(false)
      }
    }
    self.init(
      label: label, value: Self.text(now),
      increase: bounds.map { now < $0.upperBound } ?? true ? move(step) : nil,
      decrease: bounds.map { now > $0.lowerBound } ?? true ? move(0 - step) : nil)
  }

  /// Does `onIncrement` and `onDecrement`; what is nil cannot be done.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: nil, increase: onIncrement, decrease: onDecrement)
  }

  /// The value as text: what steps of a tenth leave behind the tenth digit is not shown.
  private static func text<Value>(_ value: Value) -> String {
    guard let number = value as? Double, number.magnitude < 1e6 else { return "\(value)" }
    return "\((number * 1e10).rounded() / 1e10)"
  }

  /// Adds the stepper, with its value where it knows it.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addControl(
      Element(role: .stepper, value: value), labelled: label,
      .step(increase: increase, decrease: decrease))
  }
}

extension Stepper {
  /// Changes `value` by `step`.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, step: step, onEditingChanged: onEditingChanged, label: label())
  }

  /// Changes `value` by `step`, no further than `bounds`.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, step: step, onEditingChanged: onEditingChanged, label: label())
  }
}
