/// How the value of a binding is read and written, kept from one evaluation to the next with the ways to its parts.
@MainActor
@usableFromInline
final class BindingPath<Value>: BindingNode {
  @usableFromInline let get: @MainActor () -> Value
  @usableFromInline let set: @MainActor (Value) -> Void
  /// Reaches the value without copying it, where that is possible.
  @usableFromInline let inPlace: ValueInPlace<Value>?

  @inlinable
  nonisolated init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void,
    inPlace: ValueInPlace<Value>? = nil
  ) {
    self.get = get
    self.set = set
    self.inPlace = inPlace
  }

  /// The way to a part, the one that was made last time where there is one.
  @inlinable
  func part<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> BindingPath<Part> {
    if let part = part(at: keyPath) {
      // Parts are kept by the identity of their key paths, and the type of a key path says what it leads to.
      return unsafeDowncast(part, to: BindingPath<Part>.self)
    }
    let part = makePart(keyPath)
    keep(part, at: keyPath)
    return part
  }

  // What is made here does not hold the path itself, which is to hold it.

  @inlinable
  func makePart<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> BindingPath<Part> {
    guard let offset = MemoryLayout<Value>.offset(of: keyPath) else {
      return BindingPath<Part>(
        get: { [get] in get()[keyPath: keyPath] },
        set: { [get, set] in
          var whole = get()
          whole[keyPath: keyPath] = $0
          // Of an object nothing is left to write: the part is written already.
          if !(keyPath is ReferenceWritableKeyPath<Value, Part>) { set(whole) }
        })
    }
    if let inPlace { return inPlace.part(at: offset) }
    return BindingPath<Part>(
      get: { [get] in withUnsafePointer(to: get()) { $0.part(at: offset) } },
      set: { [get, set] in
        var whole = get()
        whole[keyPath: keyPath] = $0
        set(whole)
      })
  }
}
