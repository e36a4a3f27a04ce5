public import StateBinding

/// A value that is kept elsewhere, to be read and written here.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  @usableFromInline nonisolated let path: BindingPath<Value>
  /// What keeps the value, where the path does not.
  @usableFromInline nonisolated let root: StateSource?

  /// Reads with `get` and writes with `set`; as in SwiftUI, closures that do not say the main actor are warned of.
  @preconcurrency
  @inlinable
  public nonisolated init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    path = BindingPath(get: get, set: set)
    root = nil
  }

  @inlinable
  init(_ path: BindingPath<Value>, of root: StateSource?) {
    self.path = path
    self.root = root
  }

  /// The same as `projectedValue`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value of `base` as an optional; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// The value of `base`; nil where it has none now.
  @inlinable
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? now }, set: { base.wrappedValue = $0 })
  }

  /// Always `value`, whatever is written.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    @inlinable get { path.get() }
    @inlinable nonmutating set { path.set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  @inlinable
  @inline(__always)
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(path.part(keyPath), of: root)
  }
}
