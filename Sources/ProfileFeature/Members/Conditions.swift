import StateBinding

/// What a service meets with: how long its operations take, and which of them fail.
struct Conditions {
  let clock: VirtualClock
  let latency: Duration
  let faults: Set<MembersFault>

  /// Takes the time of `operation`, then throws `error` where it is to fail, before anything was done.
  func meet(_ operation: MembersFault, failingWith error: MembersError) async throws {
    if latency > .zero { try await clock.sleep(for: latency) }
    try Task.checkCancellation()
    if faults.contains(operation) { throw error }
  }
}
