/// Releases the contents of objects one after another, so that their releases do not nest.
///
/// An object that may be a link of a very long chain hands its contents to the queue in its `deinit`. The outermost such
/// `deinit` releases the whole queue before it returns, so the stack stays flat.
@MainActor
enum ReleaseQueue {
  /// Whether an outermost `deinit` is under way.
  private(set) static var isReleasing = false
  private static var owned: [Any] = []

  /// Releases `contents` before the outermost `deinit` returns. Nothing else should hold `contents`.
  static func release(_ contents: consuming Any) {
    owned.append(contents)
    drain()
  }

  /// Runs `body`, which disposes the contents of an object in its `deinit`. The outermost call then releases everything
  /// that was kept meanwhile.
  static func releasing(_ body: () -> Void) {
    let isOutermost = !isReleasing
    isReleasing = true
    body()
    guard isOutermost else { return }
    isReleasing = false
    drain()
  }

  /// Keeps `contents` until the objects that are being released now are gone. Does nothing outside of a release.
  // Not inlined, because generic callers would look up the type of `contents` at each call, even outside of a release.
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
