import StateBinding

/// The real time that an app's virtual time has to follow.
@MainActor
struct RealTime {
  private var last = ContinuousClock.now

  /// The whole milliseconds since it was last asked, at most up to `deadline`; none without one, as then nothing sleeps.
  mutating func elapsed(until deadline: Duration?) -> Duration {
    let now = ContinuousClock.now
    guard let deadline else {
      last = now
      return .zero
    }
    let milliseconds = Int64((now - last) / .milliseconds(1))
    let elapsed = min(.milliseconds(milliseconds), deadline)
    last = last.advanced(by: elapsed)
    return elapsed
  }

  /// Counts from now on, unless something that slept before still does.
  mutating func reset(isKept: Bool) {
    if !isKept { last = .now }
  }

  /// What `event` gives, which is cancelled when it is time for `deadline`.
  func race(
    until deadline: VirtualClock.Instant?, of clock: VirtualClock,
    _ event: @escaping @MainActor () async throws -> LineEditor.Event
  ) async throws -> LineEditor.Event {
    guard let deadline else { return try await event() }
    let wake = last.advanced(by: clock.now.duration(to: deadline))
    let waiting = Task { try await event() }
    let alarm = Task {
      try await ContinuousClock().sleep(until: wake)
      waiting.cancel()
    }
    defer { alarm.cancel() }
    return try await waiting.value
  }
}
