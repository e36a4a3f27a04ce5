extension Stepper where Label == Text {
  /// Is called `title` and does `onIncrement` and `onDecrement`; what is nil cannot be done.
  public init(
    _ title: LocalizedStringKey, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value: nil, increase: onIncrement, decrease: onDecrement)
  }

  /// Is called `title` and changes `value` by `step`.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, step: step, onEditingChanged: onEditingChanged, label: Text(title))
  }

  /// Is called `title` and changes `value` by `step`, no further than `bounds`.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, step: step, onEditingChanged: onEditingChanged, label: Text(title))
  }

  /// Is called `title` and does `onIncrement` and `onDecrement`; what is nil cannot be done.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value: nil, increase: onIncrement, decrease: onDecrement)
  }

  /// Is called `title` and changes `value` by `step`.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: nil, step: step, onEditingChanged: onEditingChanged, label: Text(title))
  }

  /// Is called `title` and changes `value` by `step`, no further than `bounds`.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.init(value, in: bounds, step: step, onEditingChanged: onEditingChanged, label: Text(title))
  }
}
