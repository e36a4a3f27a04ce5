public import StateBinding

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
      get: { [get] in
        guard let offset else { return get()[keyPath: keyPath] }
        return stored(in: get(), at: offset, as: Part.self)
      },
      set: { [get, set] in
        var whole = get()
        whole[keyPath: keyPath] = $0
        // Of an object nothing is left to write: the part is written already.
        if !(keyPath is ReferenceWritableKeyPath<Value, Part>) { set(whole) }
      })
  }
}

/// The part of `whole` that its key path says to be stored at `offset`: what the key path reads, in a tenth of the time.
@inlinable
func stored<Whole, Part>(in whole: Whole, at offset: Int, as type: Part.Type) -> Part {
  withUnsafePointer(to: whole) {
    UnsafeRawPointer($0).advanced(by: offset).assumingMemoryBound(to: type).pointee
  }
}

extension BindingPath where Value: StateHolding {
  /// The way to the state.
  @inlinable
  func statePath() -> BindingPath<Value.State> {
    if let statePath { return unsafeDowncast(statePath, to: BindingPath<Value.State>.self) }
    let path = BindingPath<Value.State>(
      get: { [get] in get().state }, set: { [get] in get().state = $0 })
    statePath = path
    return path
  }
}

extension Binding where Value: StateHolding {
  /// A binding to the state of a view model: the same as by its key path, which takes a hundred nanoseconds to read.
  @inlinable
  public var state: Binding<Value.State> { Binding<Value.State>(path.statePath(), of: root) }
}

/// A way to a value, and those from there to the parts of the value.
@MainActor
@usableFromInline
class BindingNode {
  /// The way to the state of a view model.
  @exclusivity(unchecked) @usableFromInline final var statePath: BindingNode?
  @exclusivity(unchecked) private final var parts: [(keyPath: AnyKeyPath, path: BindingNode)] = []

  @usableFromInline
  nonisolated init() {}

  @usableFromInline
  final func part(at keyPath: AnyKeyPath) -> BindingNode? {
    for index in parts.indices where parts[index].keyPath === keyPath { return parts[index].path }
    return nil
  }

  /// Keeps `part`, unless there are many: a key path with an index in it is a new one each time.
  @usableFromInline
  final func keep(_ part: BindingNode, at keyPath: AnyKeyPath) {
    if parts.count < 8 { parts.append((keyPath, part)) }
  }
}
