extension ReleaseQueue {
  /// How many routers may go one inside the other.
  ///
  /// What a subclass stores goes after the `deinit` of its base class. A router that also stores its child therefore
  /// holds it longer than the queue does, and the child goes inside it. Past this depth the rest is kept for later.
  static let depthLimit = 100

  private static var later: [Any] = []

  /// Releases `contents` in a turn of its own, which `run` counts.
  ///
  /// Not with what is being released now: that may still be inside the router whose properties hold the same objects.
  static func releaseLater(_ contents: consuming Any, of run: AppRun) {
    later.append(contents)
    if later.count > 1 { return }
    TaskContext.current.counted(in: run).perform {
      _ = Task {
        let contents = replace(&later, with: [])
        release(consume contents)
      }
    }
  }
}
