/// Releases what objects own one after another instead of one inside the other.
///
/// An object that may be one link of a very long chain hands over what it owns in its `deinit`; the
/// outermost such `deinit` releases all of it before it returns, so the stack stays flat.
@MainActor
enum ReleaseQueue {
  private static var waiting: [() -> Void] = []
  private static var isReleasing = false

  static func release(_ contents: consuming Any) {
    let contents = contents
    run { _ = contents }
  }

  /// Does `work`, and releases what it holds, now or after the release that is under way.
  static func run(_ work: @escaping () -> Void) {
    waiting.append(work)
    guard !isReleasing else { return }
    isReleasing = true
    while let next = waiting.popLast() { next() }
    isReleasing = false
  }
}
