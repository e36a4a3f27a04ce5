/// Reaches a value where it stands, so that a part of it is read and written without a copy of the whole.
@MainActor
@usableFromInline
struct ValueInPlace<Value> {
  @usableFromInline let read: @MainActor ((UnsafePointer<Value>) -> Void) -> Void
  @usableFromInline let change: @MainActor ((UnsafeMutablePointer<Value>) -> Void) -> Void

  @inlinable
  init(
    read: @escaping @MainActor ((UnsafePointer<Value>) -> Void) -> Void,
    change: @escaping @MainActor ((UnsafeMutablePointer<Value>) -> Void) -> Void
  ) {
    self.read = read
    self.change = change
  }

  /// The way to the part that a key path says to be stored at `offset`.
  @inlinable
  func part<Part>(at offset: Int) -> BindingPath<Part> {
    BindingPath<Part>(
      get: { [read] in
        var part: Part?
        // The type has to be said: what is assigned to an optional is read as an optional.
        read { part = $0.part(at: offset) as Part }
        return part.unsafelyUnwrapped
      },
      set: { [change] in
        // What was there goes after the change, as its `deinit` may read the value.
        var old = $0
        change { swap(&$0.part(at: offset).pointee, &old) }
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

extension UnsafeMutablePointer {
  /// Where the part is that a key path says to be stored at `offset`.
  @inlinable
  func part<Part>(at offset: Int) -> UnsafeMutablePointer<Part> {
    UnsafeMutableRawPointer(self).advanced(by: offset).assumingMemoryBound(to: Part.self)
  }
}
