public import StateBinding

/// Reads and writes a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  // As in SwiftUI, code outside of any actor may use a binding, and a binding to a `Sendable` value may be sent. The closures
  // belong to the main actor, and debug builds check that the main actor calls them.
  @usableFromInline nonisolated(unsafe) let get: () -> Value
  @usableFromInline nonisolated(unsafe) let set: (Value) -> Void

  /// Reads with `get` and writes with `set`.
  @inlinable
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A copy of `projectedValue`.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// The value of `base` as an optional; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value of `base`, or nil if that value is nil now.
  @inlinable
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? now }, set: { base.wrappedValue = $0 })
  }

  /// Always reads `value`, and ignores writes.
  public static func constant(_ value: Value) -> Binding {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    @inlinable get {
      // In a release build too, the call costs as much as the read.
      #if DEBUG
        MainActor.assertIsolated("the main actor reads a binding")
      #endif
      return get()
    }
    @inlinable nonmutating set {
      #if DEBUG
        MainActor.assertIsolated("the main actor writes a binding")
      #endif
      set(newValue)
    }
  }

  public var projectedValue: Binding { self }

  /// A binding to a part of the value.
  @inlinable
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(
      get: { [get] in get()[keyPath: keyPath] },
      set: { [get, set] part in
        // Changes a copy, so that the old part is released only after `set`: its `deinit` may read the value.
        var whole = get()
        whole[keyPath: keyPath] = part
        // A reference key path has already written to the object.
        if !(keyPath is ReferenceWritableKeyPath<Value, Part>) { set(whole) }
      })
  }
}

extension Binding: Sendable where Value: Sendable {}

extension Binding where Value: StateHolding {
  /// A binding to the state of a view model. It avoids a key path, which costs a hundred nanoseconds.
  @MainActor
  @inlinable
  public var state: Binding<Value.State> {
    Binding<Value.State>(get: { [get] in get().state }, set: { [get] in get().state = $0 })
  }
}

/// Makes bindings to the properties of an object.
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(_ object: Value) {
    wrappedValue = object
  }

  public var projectedValue: Bindable { self }

  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
