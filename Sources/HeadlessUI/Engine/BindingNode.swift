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
