/// What every step of a workflow is, whatever its outcome: what it waits for, and whether it is over.
@MainActor
@usableFromInline
class StepState {
  // Exclusivity is unchecked here and in `StepNode`: no access lasts while other code runs, as what is let go of is out of
  // its place by then. The row "workflow of 3 steps" takes a third as long again with the checks.
  @exclusivity(unchecked) @usableFromInline final var hasBegun = false
  @exclusivity(unchecked) @usableFromInline final var isOver = false
  /// The step before while this one listens to it, which what begins this one keeps.
  @usableFromInline final weak var input: StepState?
  /// Its number among those who listen to that.
  @exclusivity(unchecked) @usableFromInline final var number = 0
  /// The activeness or the action that is waited for.
  @exclusivity(unchecked) @usableFromInline final var waiting: (any Disposable)?
  /// Whether the first who listened has been told, and is out of its place.
  @exclusivity(unchecked) @usableFromInline final var hasToldFirst = false
  /// How long it may take, where that is limited.
  @exclusivity(unchecked) @usableFromInline final var time: StepTime?

  @inlinable
  init() {}

  /// Whether somebody waits for its outcome.
  @inlinable final var isRunning: Bool { hasBegun && !isOver }

  /// Takes out the listener with this number.
  @usableFromInline
  func remove(_ number: Int) {}

  /// Fails if there is no outcome within `limit` of the start of the timer.
  final func setLimit(_ limit: StepLimit) {
    if let limited = time?.limited {
      limited.setLimit(limit)
    } else {
      time = StepTime(limit: limit)
    }
  }

  /// Leaves what it waits for.
  @inlinable
  final func leave() {
    if let time { time.limit?.stop() }
    if input != nil { leaveInput() }
    stopWaiting()
  }

  /// Hears `listening` until it leaves.
  @inlinable
  final func follow(_ listening: StepListening) {
    // It may have been told at once, and be over.
    if isOver { return }
    input = listening.step
    number = listening.number
  }

  @usableFromInline
  final func leaveInput() {
    let step = input
    input = nil
    step?.remove(number)
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
    // What is over has mostly told its only listener. In the library, where the outcome is any type, looking for that one
    // took a tenth of the row "workflow of 3 steps".
    if number == 0, step.hasToldFirst { return }
    step.remove(number)
  }
}

/// How long a step may take: few have a limit, so all that it needs is apart.
///
/// In a class of its own also as a class that refers to its own type is released in a loop, which costs.
@MainActor
@usableFromInline
final class StepTime {
  @usableFromInline let limit: StepLimit?
  /// The step whose time is limited in place of this one's.
  let limited: StepState?

  init(limit: StepLimit) {
    self.limit = limit
    limited = nil
  }

  init(limited: StepState) {
    limit = nil
    self.limited = limited
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
