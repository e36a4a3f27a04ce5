@_exported public import Dispatch
@_exported public import Foundation
import StateBinding

// Every module with Apple's name exports this one: Foundation and Dispatch, with waits on the clock of the app.

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
  /// Runs `work` in a later turn of the main actor, as counted work.
  public func async(execute work: @escaping @MainActor () -> Void) {
    count(after: .zero, work)
  }

  /// Runs `work` on the main actor when the clock of the app has moved on.
  public func asyncAfter(deadline: DispatchDelay, execute work: @escaping @MainActor () -> Void) {
    count(after: deadline.duration, work)
  }

  /// Marks the main queue, on which the main actor runs. On Linux its thread need not be the main thread.
  private static let isMain: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private func count(after duration: Duration, _ work: @escaping @MainActor () -> Void) {
    let run = AppRun.current
    guard DispatchQueue.getSpecific(key: Self.isMain) != nil else {
      // Another thread belongs to no app, so nobody waits for the work.
      Task { @MainActor in work() }
      return
    }
    MainActor.assumeIsolated {
      _ = CountedTask(of: "a dispatch queue", in: run) {
        try await run.sleep(for: duration)
        work()
      }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Sleeps on the clock of the app.
  public static func sleep(for duration: Duration) async throws {
    try await AppRun.current.sleep(for: duration)
  }

  /// Sleeps on the clock of the app.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await AppRun.current.sleep(for: .nanoseconds(Int64(clamping: duration)))
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
