/// Releases what objects own one after another instead of one inside the other.
///
/// An object that may be one link of a very long chain hands over what it owns in its `deinit`; the
/// outermost such `deinit` releases all of it before it returns, so the stack stays flat.
@MainActor
enum ReleaseQueue {
  private static var owned: [Any] = []
  private static var isReleasing = false

  static func release(_ contents: consuming Any) {
    owned.append(consume contents)
    guard !isReleasing else { return }
    isReleasing = true
    while let next = owned.popLast() { _ = consume next }
    isReleasing = false
  }
}
