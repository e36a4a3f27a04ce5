/// A length that grows with the person's text size: here it is what it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  /// The length.
  public let wrappedValue: Value

  /// The length `wrappedValue`.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The length `wrappedValue`, growing with a kind of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
