/// How the value of a binding is read and written, kept from one evaluation to the next with the ways to its parts.
@MainActor
@usableFromInline
final class BindingPath<Value>: BindingNode {
  @usableFromInline let get: @MainActor () -> Value
  @usableFromInline let set: @MainActor (Value) -> Void
  /// Reads the value without copying it, where that is possible.
  @usableFromInline let readInPlace: Reading?

  @usableFromInline
  typealias Reading = @MainActor ((UnsafePointer<Value>) -> Void) -> Void

  @inlinable
  nonisolated init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void,
    readInPlace: Reading? = nil
  ) {
    self.get = get
    self.set = set
    self.readInPlace = readInPlace
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
    let offset = MemoryLayout<Value>.offset(of: keyPath)
    return BindingPath<Part>(
      get: { [get, readInPlace] in
        guard let offset else { return get()[keyPath: keyPath] }
        guard let readInPlace else { return withUnsafePointer(to: get()) { $0.part(at: offset) } }
        var part: Part?
        // The type has to be said: what is assigned to an optional is read as an optional.
        readInPlace { part = $0.part(at: offset) as Part }
        return part.unsafelyUnwrapped
      },
      set: { [get, set] in
        var whole = get()
        whole[keyPath: keyPath] = $0
        // Of an object nothing is left to write: the part is written already.
        if !(keyPath is ReferenceWritableKeyPath<Value, Part>) { set(whole) }
      })
  }
}

extension UnsafePointer {
  /// The part that a key path says to be stored at `offset`: what the key path reads, in a tenth of the time.
  @inlinable
  func part<Part>(at offset: Int) -> Part {
    UnsafeRawPointer(self).advanced(by: offset).assumingMemoryBound(to: Part.self).pointee
  }
}
