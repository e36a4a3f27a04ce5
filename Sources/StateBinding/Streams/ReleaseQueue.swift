/// Releases what objects own one after another instead of one inside the other.
///
/// An object that may be one link of a very long chain hands over what it owns in its `deinit`; the outermost such
/// `deinit` releases all of it before it returns, so the stack stays flat.
@MainActor
enum ReleaseQueue {
  /// Whether an outermost `deinit` is at it.
  private(set) static var isReleasing = false
  private static var owned: [Any] = []

  /// Releases `contents`, which nothing else should hold, by the time the outermost `deinit` ends.
  static func release(_ contents: consuming Any) {
    owned.append(contents)
    drain()
  }

  /// Runs `body`, which disposes of what a `deinit` owns, and then releases what that let go of.
  static func releasing(_ body: () -> Void) {
    let isOutermost = !isReleasing
    isReleasing = true
    body()
    guard isOutermost else { return }
    isReleasing = false
    drain()
  }

  /// Keeps `contents` until what is being released now has been.
  static func keep(_ contents: consuming Any) {
    owned.append(contents)
  }

  private static func drain() {
    guard !isReleasing else { return }
    isReleasing = true
    while let next = owned.popLast() { _ = consume next }
    isReleasing = false
  }
}
