public import Dispatch
import StateBinding

// Dispatch's queues. The compiler prefers these overloads to Dispatch's own, which have more parameters with defaults. As
// with Dispatch's own, `@preconcurrency` lets a block use the main actor in Swift 5 without a warning.

/// The time of an `asyncAfter`, which counts from the call.
public struct DispatchDelay: Sendable {
  fileprivate let duration: Duration

  public static func now() -> DispatchDelay { DispatchDelay(duration: .zero) }

  public static func + (delay: DispatchDelay, seconds: Double) -> DispatchDelay {
    DispatchDelay(duration: delay.duration + .seconds(seconds))
  }

  public static func + (delay: DispatchDelay, interval: DispatchTimeInterval) -> DispatchDelay {
    DispatchDelay(duration: delay.duration + interval.duration)
  }
}

extension DispatchQueue {
  /// Runs `work` on the main actor: on the main queue in a later turn, as counted work, and on any other queue at once.
  ///
  /// Work for another queue runs at once because a later `sync` on that queue must run after the work, and because a semaphore
  /// may wait for the work.
  @preconcurrency public func async(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    if isMain {
      count(after: .zero, work)
    } else if DispatchQueue.isMainActor {
      onMainActor { BlocksOfQueues.ofRun.current.run(work, on: self) }
    } else {
      async(group: nil, qos: .unspecified, flags: [], execute: work)
    }
  }

  @preconcurrency public func async(
    group: DispatchGroup, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable () -> Void
  ) {
    group.enter()
    async {
      work()
      group.leave()
    }
  }

  /// The result of `work`. A block for another queue runs on the main actor, which may ask the main queue here for a value.
  public func sync<Result>(execute work: () -> Result) -> Result {
    isMain && DispatchQueue.isMainActor ? work() : sync(flags: [], execute: work)
  }

  /// Runs `work` on the main actor when the clock of the app has moved on.
  @preconcurrency public func asyncAfter(
    deadline: DispatchDelay, execute work: @escaping @Sendable () -> Void
  ) {
    count(after: deadline.duration, work)
  }

  /// As above, for a deadline in a variable, or one spelled `DispatchTime.now() + 2`.
  ///
  /// The delay is rounded up to hundredths of a second, because the time between `now()` and this call differs.
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable () -> Void
  ) {
    let now = DispatchTime.now().uptimeNanoseconds
    let left = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    count(after: .milliseconds(10) * Int((Double(left) / 1e7).rounded(.up)), work)
  }

  private func count(after duration: Duration, _ work: @escaping @Sendable () -> Void) {
    let run = AppRun.current
    onMainActor {
      _ = CountedTask(of: "a dispatch queue", in: run) {
        try await run.sleep(for: duration)
        work()
      }
    }
  }
}

extension DispatchWorkItem {
  /// Makes an item, which waits in real time. Reports that once in each app with a clock.
  @preconcurrency public convenience init(block: @escaping @Sendable () -> Void) {
    onMainActor {
      let run = AppRun.current
      guard run.clock != nil, !WorkItems.ofRun.current.areReported else { return }
      WorkItems.ofRun.current.areReported = true
      run.diagnostics.report(
        Diagnostic(
          kind: .uncountedWork,
          message:
            "a DispatchWorkItem waits in real time, so nothing here waits for it; pass a closure to asyncAfter, or cancel a Task that sleeps"
        ))
    }
    self.init(qos: .unspecified, flags: [], block: block)
  }
}

@MainActor
private final class WorkItems {
  static let ofRun = PerRun { WorkItems() }

  var areReported = false
}

extension DispatchGroup {
  /// Runs `work` in a later turn of the main actor once the group is empty.
  ///
  /// The work is counted from the moment when the group is empty. Until then, something else is under way.
  @preconcurrency public func notify(
    queue: DispatchQueue, execute work: @escaping @Sendable () -> Void
  ) {
    if wait(timeout: .now()) == .success {
      DispatchQueue.main.async(execute: work)
    } else {
      let run = AppRun.current
      notify(qos: .unspecified, flags: [], queue: .main) {
        onMainActor { run.perform { DispatchQueue.main.async(execute: work) } }
      }
    }
  }
}

extension DispatchTimeInterval {
  package var duration: Duration {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    case .never: .seconds(Int64.max)
    @unknown default: .seconds(Int64.max)
    }
  }
}

/// Runs the blocks of the queues other than the main queue: those of one queue one after another.
@MainActor
private final class BlocksOfQueues {
  static let ofRun = PerRun { BlocksOfQueues() }

  /// The blocks of each queue that wait until its running block ends.
  private var waiting: [ObjectIdentifier: [() -> Void]] = [:]

  func run(_ block: @escaping () -> Void, on queue: DispatchQueue) {
    let queue = ObjectIdentifier(queue)
    if waiting[queue] != nil {
      waiting[queue]?.append(block)
      return
    }
    waiting[queue] = []
    block()
    while let next = waiting[queue]?.first {
      waiting[queue]?.removeFirst()
      next()
    }
    waiting[queue] = nil
  }
}
