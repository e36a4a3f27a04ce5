/// Where the value of a binding is kept.
@MainActor
@usableFromInline
protocol Location<Value>: AnyObject, Sendable {
  associatedtype Value
  var value: Value { get set }
}

/// A value that is read and written by closures.
final class ClosureLocation<Value>: Location {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  nonisolated init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  var value: Value {
    get { get() }
    set { set(newValue) }
  }
}

/// A part of a value that is kept elsewhere.
final class PartLocation<Whole, Value>: Location {
  private let whole: any Location<Whole>
  private let keyPath: WritableKeyPath<Whole, Value>

  init(_ keyPath: WritableKeyPath<Whole, Value>, of whole: any Location<Whole>) {
    self.whole = whole
    self.keyPath = keyPath
  }

  var value: Value {
    get { whole.value[keyPath: keyPath] }
    set {
      var new = whole.value
      new[keyPath: keyPath] = newValue
      // Of an object nothing is left to write: the part is written already.
      if !(keyPath is ReferenceWritableKeyPath<Whole, Value>) { whole.value = new }
    }
  }
}
