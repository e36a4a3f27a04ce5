/// How the value of a binding is read and written, kept from one evaluation to the next with the ways to its parts.
@MainActor
@usableFromInline
final class BindingPath<Value>: BindingNode {
  @usableFromInline let get: @MainActor () -> Value
  @usableFromInline let set: @MainActor (Value) -> Void

  @inlinable
  nonisolated init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  /// The way to a part, the one that was made last time where there is one.
  ///
  /// Inlined where a key path is written, so that the compiler reads through it: the runtime takes ten times as long.
  @inlinable
  @inline(__always)
  func part<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> BindingPath<Part> {
    if let node = node(at: keyPath) {
      // Nodes are kept by the identity of their key paths, and the type of a key path says what it leads to.
      return unsafeDowncast(node, to: BindingPath<Part>.self)
    }
    return addPart(keyPath)
  }

  @inlinable
  func addPart<Part>(_ keyPath: WritableKeyPath<Value, Part>) -> BindingPath<Part> {
    // Neither holds the path itself, which is to hold the part.
    let part = BindingPath<Part>(
      get: { [get] in get()[keyPath: keyPath] },
      set: { [get, set] in
        var whole = get()
        whole[keyPath: keyPath] = $0
        // Of an object nothing is left to write: the part is written already.
        if !(keyPath is ReferenceWritableKeyPath<Value, Part>) { set(whole) }
      })
    keep(part, at: keyPath)
    return part
  }
}

/// A way to a value, and those from there to the parts of the value.
@MainActor
@usableFromInline
class BindingNode {
  private var keyPath: AnyKeyPath?
  private var next: BindingNode?
  private var firstPart: BindingNode?
  private var room = 8

  @usableFromInline
  nonisolated init() {}

  @usableFromInline
  final func node(at keyPath: AnyKeyPath) -> BindingNode? {
    var node = firstPart
    while let part = node {
      if part.keyPath === keyPath { return part }
      node = part.next
    }
    return nil
  }

  /// Keeps `part`, unless there are many: a key path with an index in it is a new one each time.
  @usableFromInline
  final func keep(_ part: BindingNode, at keyPath: AnyKeyPath) {
    guard room > 0 else { return }
    room -= 1
    part.keyPath = keyPath
    part.next = firstPart
    firstPart = part
  }
}
