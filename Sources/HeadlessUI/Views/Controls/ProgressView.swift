/// How far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let percent: Int?

  init(label: Label, currentValueLabel: CurrentValueLabel, percent: Int?) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.percent = percent
  }

  /// `value` of `total`, called `label`; its value is what `currentValueLabel` says, else a percentage.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(),
      percent: Self.percent(value, of: total))
  }

  static func percent<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Int? {
    guard let value else { return nil }
    let part = value / total
    return part.isFinite ? Int((min(max(part, 0), 1) * 100).rounded()) : nil
  }

  /// Adds how far it is.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(label)
    let current = evaluation.label(currentValueLabel)
    evaluation.add(
      Element(
        role: .progress, label: title,
        value: current.isEmpty ? percent.map { "\($0)%" } : current))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something called `label` goes on.
  public init(@ViewBuilder label: () -> Label) {
    self.init(label: label(), currentValueLabel: EmptyView(), percent: nil)
  }

  /// `value` of `total`, called `label`.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), currentValueLabel: EmptyView(), percent: Self.percent(value, of: total))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something goes on.
  public init() {
    self.init(label: EmptyView(), currentValueLabel: EmptyView(), percent: nil)
  }

  /// `value` of `total`.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(
      label: EmptyView(), currentValueLabel: EmptyView(),
      percent: Self.percent(value, of: total))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something called `title` goes on.
  public init(_ title: LocalizedStringKey) {
    self.init { Text(title) }
  }

  /// Something called `title` goes on.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  /// `value` of `total`, called `title`.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// `value` of `total`, called `title`.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
