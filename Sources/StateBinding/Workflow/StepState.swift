/// What every step of a workflow is, whatever its outcome: what it waits for, and whether it is over.
@MainActor
@usableFromInline
class StepState {
  // Exclusivity is unchecked here and in `StepNode`: no access lasts while other code runs, as what is let go of is out of
  // its place by then. The row "workflow of 3 steps" takes a third as long again with the checks.
  @exclusivity(unchecked) @usableFromInline final var hasBegun = false
  @exclusivity(unchecked) @usableFromInline final var isOver = false
  /// Whether its first listener has been told the outcome.
  @exclusivity(unchecked) @usableFromInline final var hasToldFirst = false
  /// Its place among those who listen to the step before.
  @exclusivity(unchecked) @usableFromInline final var listening: StepListening?
  /// The activeness or the action that is waited for.
  @exclusivity(unchecked) @usableFromInline final var waiting: (any Disposable)?
  /// The step whose time is limited in place of this one's.
  @exclusivity(unchecked) @usableFromInline final var limited: StepState?
  @exclusivity(unchecked) @usableFromInline final var limit: StepLimit?

  @inlinable
  init() {}

  /// Whether somebody waits for its outcome.
  @inlinable final var isRunning: Bool { hasBegun && !isOver }

  /// Takes out the listener with this number.
  @usableFromInline
  func remove(_ number: Int) {}

  /// Fails if there is no outcome within `limit` of the start of the timer.
  final func setLimit(_ limit: StepLimit) {
    if let limited { limited.setLimit(limit) } else { self.limit = limit }
  }

  /// Leaves what it waits for.
  @inlinable
  final func leave() {
    limit?.stop()
    if let listening {
      self.listening = nil
      listening.leave()
    }
    stopWaiting()
  }

  @inlinable
  final func stopWaiting() {
    if let waiting {
      self.waiting = nil
      waiting.dispose()
    }
  }
}

/// One listener's place at a step.
@MainActor
@usableFromInline
struct StepListening {
  @usableFromInline let step: StepState
  @usableFromInline let number: Int

  @inlinable
  init(step: StepState, number: Int) {
    self.step = step
    self.number = number
  }

  /// Hears nothing from now on.
  @inlinable
  func leave() {
    // Most have been told by then; and what a subclass overrides is not specialised.
    if number == 0, step.hasToldFirst { return }
    step.remove(number)
  }
}

/// How long a step may take.
@MainActor
@usableFromInline
final class StepLimit {
  private let duration: Duration
  private let clock: any Clock<Duration>
  private var timer: (any Disposable)?

  init(_ duration: Duration, _ clock: any Clock<Duration>) {
    self.duration = duration
    self.clock = clock
  }

  /// Calls `fail` with the error when the time is up.
  @usableFromInline
  func start(_ fail: @escaping (any Error) -> Void) {
    timer = CountedTask(of: "a workflow step") { [duration, clock] in
      try await clock.sleep(for: duration)
      fail(WorkflowError.timedOut(after: duration))
    }
  }

  @usableFromInline
  func stop() {
    timer?.dispose()
    timer = nil
  }
}
