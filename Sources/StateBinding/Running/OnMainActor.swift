/// Finds out in a plain `deinit` whether the main actor runs the present code.
///
/// A plain `deinit` runs wherever the last reference is released. It cannot wait for the main actor, because the object is gone
/// when the `deinit` returns. The thread does not tell: on Linux the main actor moves between threads. This is the only file
/// that assumes an isolation.
enum OnMainActor {
  /// An object that ends at once if it is released on the main actor, and in a later turn if it is released elsewhere.
  @MainActor
  private final class Probe {
    private let hasEnded: Locked<Bool>

    nonisolated init(_ hasEnded: Locked<Bool>) { self.hasEnded = hasEnded }

    isolated deinit { hasEnded.withLock { $0 = true } }
  }

  /// Runs `body` if the main actor runs this code, and otherwise `later` in a turn of the main actor.
  static func perform(
    _ body: @MainActor () -> Void, orLater later: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let hasEnded = Locked(false)
    _ = Probe(hasEnded)
    if hasEnded.withLock({ $0 }) {
      MainActor.assumeIsolated(body)
    } else if let later {
      Task { @MainActor in later() }
    }
  }
}
