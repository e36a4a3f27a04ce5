/// A value to increase and decrease. The stepper cannot go beyond a limit, or in a direction that has no action.
public struct Stepper<Label: View>: PrimitiveView {
  private let label: Label
  private var value: String?
  private let increase: (@MainActor () -> Void)?
  private let decrease: (@MainActor () -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    func edit(_ action: (@MainActor () -> Void)?) -> (@MainActor () -> Void)? {
      guard let action else { return nil }
      return {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
    self.label = label()
    increase = edit(onIncrement)
    decrease = edit(onDecrement)
  }

  /// Changes `value` by `step`, within `bounds`.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    let now = value.wrappedValue
    func move(_ step: Value.Stride) -> @MainActor () -> Void {
      {
        let next = value.wrappedValue.advanced(by: step)
        value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      }
    }
    self.init(
      label: label, onIncrement: bounds.map { now < $0.upperBound } ?? true ? move(step) : nil,
      onDecrement: bounds.map { now > $0.lowerBound } ?? true ? move(0 - step) : nil,
      onEditingChanged: onEditingChanged)
    self.value = Self.text(now)
  }

  /// The value as text, without the rounding errors of steps such as 0.1.
  private static func text<Value>(_ value: Value) -> String {
    guard let number = value as? Double, number.magnitude < 1e6 else { return "\(value)" }
    return "\((number * 1e10).rounded() / 1e10)"
  }

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.addControl(
      Element(role: .stepper, value: value), labelled: label,
      .step(increase: increase, decrease: decrease))
  }
}

extension Stepper where Label == Text {
  public init(
    _ title: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}
