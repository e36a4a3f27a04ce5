extension ReleaseQueue {
  /// How many routers may go one inside the other.
  ///
  /// What a subclass stores goes after the `deinit` of its base class. A router that also stores its child therefore
  /// holds it longer than the queue does, and the child goes inside it. Past this depth the rest is kept for later.
  static let depthLimit = 100

  /// Releases `contents` after what is being released now, at the latest in a turn of its own, which `run` counts.
  static func releaseLater(_ contents: consuming Any, of run: AppRun) {
    keep(contents)
    Work.$current.withValue(Work(in: run.ledger)) {
      _ = Task { drain() }
    }
  }
}
