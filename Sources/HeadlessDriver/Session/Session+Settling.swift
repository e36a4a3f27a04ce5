import HeadlessUI
import StateBinding

extension Session {
  /// How many deadlines a wait may pass.
  private static let deadlineLimit = 10_000

  /// Moves time until nobody sleeps.
  func waitUntilIdle() async throws(LineError) {
    let isIdle = await run.perform { await clock.advanceUntilIdle(limit: Self.deadlineLimit) }
    guard isIdle else {
      throw LineError(
        .neverIdle,
        "after \(Self.deadlineLimit) deadlines something still sleeps; wait for a time, as in :wait 2s"
      )
    }
  }

  /// Moves time on by `duration`; the views are evaluated at every deadline on the way.
  public func wait(for duration: Duration) async {
    await run.perform { await clock.advance(by: duration) }
  }
}
