/// Releases what objects own one after another instead of one inside the other.
///
/// An object that may be one link of a very long chain hands over what it owns in its `deinit`. The outermost such
/// `deinit` releases all of it before it returns, so the stack stays flat.
@MainActor
enum ReleaseQueue {
  /// Whether an outermost `deinit` is under way.
  private(set) static var isReleasing = false
  private static var owned: [Any] = []

  /// Releases `contents`, which nothing else should hold, by the time the outermost `deinit` ends.
  static func release(_ contents: consuming Any) {
    owned.append(contents)
    drain()
  }

  /// Runs `body`, which disposes of what a `deinit` owns, and then releases what `body` kept here.
  static func releasing(_ body: () -> Void) {
    let isOutermost = !isReleasing
    isReleasing = true
    body()
    guard isOutermost else { return }
    isReleasing = false
    drain()
  }

  /// Keeps `contents` until what is being released now is gone; outside of a release, does nothing.
  @inline(never)
  static func keep(_ contents: @autoclosure () -> Any) {
    if isReleasing { owned.append(contents()) }
  }

  private static func drain() {
    guard !isReleasing else { return }
    isReleasing = true
    while let next = owned.popLast() { _ = consume next }
    isReleasing = false
  }
}

/// Puts `new` in the place of `value` and returns the old value, to be let go of with `letGo(of:)`.
///
/// An assignment releases the old value while it still has access to the place: a `deinit` that reads the same place then
/// ends the process. `replace` returns the old value instead, so that it goes after the write.
@inlinable
@inline(__always)
package func replace<Value>(_ value: inout Value, with new: consuming Value) -> Value {
  swap(&value, &new)
  return new
}

/// Lets go of `value` here, and not before: the compiler may release a result early that nothing uses.
@inlinable
@inline(__always)
package func letGo<Value>(of value: consuming Value) {
  withExtendedLifetime(value) {}
}
