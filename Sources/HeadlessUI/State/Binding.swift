public import StateBinding

/// Reads and writes a value that is stored elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  // As in SwiftUI, code outside of any actor may use a binding, and a binding to a `Sendable` value may be sent. The closures
  // belong to the main actor, and debug builds check that the main actor calls them.
  @usableFromInline nonisolated(unsafe) let get: () -> Value
  @usableFromInline nonisolated(unsafe) let set: (Value) -> Void
  /// Nil for a binding of closures, which equals no other one.
  @usableFromInline nonisolated(unsafe) let source: BindingSource?

  /// Reads with `get` and writes with `set`.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(of: nil, get: get, set: set)
  }

  /// Reads and writes what `source` names.
  @usableFromInline
  init(of source: BindingSource?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (self.source, self.get, self.set) = (source, get, set)
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
    Binding(of: BindingSource(constant: value), get: { value }, set: { _ in })
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
      of: source?.appending(
        keyPath, isOfObject: keyPath is ReferenceWritableKeyPath<Value, Part>),
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

/// A binding to a collection is a sequence of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  public func makeIterator() -> AnyIterator<Binding<Value.Element>> {
    let elements = wrappedValue.indices.lazy.map { index in
      Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
    }
    return AnyIterator(elements.makeIterator())
  }
}

extension Binding where Value: StateHolding {
  /// A binding to the state of a view model. It avoids a key path, which costs a hundred nanoseconds.
  @MainActor
  @inlinable
  public var state: Binding<Value.State> {
    Binding<Value.State>(
      of: source?.appending(\Value.state, isOfObject: false), get: { [get] in get().state },
      set: { [get] in get().state = $0 })
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
    let telling = object as? any ChangeTelling
    return Binding(
      of: BindingSource(object).appending(keyPath, isOfObject: true),
      get: {
        guard let telling else { return object[keyPath: keyPath] }
        return Reads.property(of: telling) { object[keyPath: keyPath] }
      }, set: { object[keyPath: keyPath] = $0 })
  }
}

@MainActor
extension Binding {
  /// The value for the nodes that show it.
  package var shown: Value {
    source?.isOfObject == false ? get() : Reads.tracking(isTold: source != nil, get)
  }

  init(_ cell: StateCell<Value>) {
    self.init(
      of: BindingSource(cell), get: { [cell] in cell.read() }, set: { [cell] in cell.value = $0 })
  }
}

/// What a binding reads and writes: a cell or an object, a constant, or a part of them.
@usableFromInline
struct BindingSource {
  private let root: AnyObject
  private var part: AnyKeyPath?
  /// Whether the part is a property of an object, which may be observed.
  fileprivate private(set) var isOfObject = false

  init(_ root: AnyObject) { self.root = root }

  init(constant: Any) { root = BindingRoot(constant) }

  @usableFromInline
  func appending(_ part: AnyKeyPath, isOfObject: Bool) -> BindingSource {
    var source = self.part == nil ? self : BindingSource(constant: self)
    (source.part, source.isOfObject) = (part, isOfObject || self.isOfObject)
    return source
  }

  @MainActor
  fileprivate func isSame(as other: BindingSource, _ care: Inputs.Care) -> Bool {
    guard part == other.part else { return false }
    if root === other.root { return true }
    guard let root = root as? BindingRoot, let other = other.root as? BindingRoot else {
      return false
    }
    if let whole = root.value as? BindingSource {
      return (other.value as? BindingSource).map { whole.isSame(as: $0, care) } ?? false
    }
    return same(root.value, other.value, care)
  }
}

/// The root of a binding's source: a constant, or the source that a key path leads into.
private final class BindingRoot {
  let value: Any

  init(_ value: Any) { self.value = value }
}

extension Binding: ComparedAsWhole {
  func isSame(as other: Binding, _ care: Inputs.Care) -> Bool {
    switch (source, other.source) {
    case (let old?, let new?): old.isSame(as: new, care)
    // A binding of closures begins with the two words of `get`.
    case (nil, nil): care == .values || haveSameWords(self, other, 2)
    default: false
    }
  }
}
