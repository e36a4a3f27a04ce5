@_exported public import Dispatch
@_exported public import Foundation
@_exported public import FoundationNetworking
package import StateBinding

// Every module with Apple's name exports this one: Foundation and Dispatch, with waits on the clock of the app.

extension Task where Success == Never, Failure == Never {
  /// Sleeps on the clock of the app.
  public static func sleep(for duration: Duration) async throws {
    try await AppRun.current.sleep(for: duration)
  }

  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await AppRun.current.sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}

/// The part of a timer that the timer's block can use.
///
/// Foundation's `scheduledTimer` takes a block for a `Timer`. The compiler prefers an overload whose block takes a wider type,
/// if that type has no member of the same kind and name as a member of `Timer`.
public protocol ScheduledTimer: AnyObject {}

extension ScheduledTimer {
  // A property that `timer.invalidate()` calls. A method would be of the same kind as `Timer.invalidate()`.
  public var invalidate: () -> Void { { (self as? Timer).map { Timer.invalidate($0)() } } }
}

extension Timer: ScheduledTimer {
  /// Calls `block` on the main actor after each `interval` on the clock of the app, as counted work.
  @discardableResult @preconcurrency
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any ScheduledTimer) -> Void
  ) -> Timer {
    // The timer is in no run loop, so only the task below fires it. Foundation does not mark timers as `Sendable`; this one
    // stays on the main actor.
    nonisolated(unsafe) let timer = Timer(timeInterval: interval, repeats: repeats) {
      (timer: Timer) in block(timer)
    }
    let run = AppRun.current
    let tick = Duration.seconds(max(interval, 0.0001))
    onMainActor {
      _ = CountedTask(of: "a timer", in: run) {
        while timer.isValid {
          try await run.sleep(for: tick)
          timer.fire()
        }
      }
    }
    return timer
  }
}

extension DispatchQueue {
  /// Marks the main queue, on which the main actor runs. On Linux its thread need not be the main thread.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main queue, which has a new object at each access.
  var isMain: Bool { getSpecific(key: Self.mainMark) != nil }

  /// Whether the main queue, and thus the main actor, runs this code.
  package static var isMainActor: Bool { getSpecific(key: mainMark) != nil }
}

/// Runs `work` on the main actor: at once if the main actor runs this code, else in a later turn.
///
/// Any code may call Foundation and Dispatch, so the overloads here are on no actor either. The main queue runs the jobs of the
/// main actor, and the mark of that queue tells whether this code runs on it.
package func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
  if DispatchQueue.isMainActor {
    MainActor.assumeIsolated(work)
  } else {
    Task { @MainActor in work() }
  }
}

extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NotificationCenter {
  /// Calls `block` on the main actor, whichever `queue` it is for: at once for a notification that the main actor posts, else
  /// in a later turn.
  @preconcurrency
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    observe(name, object) { block($0) }
  }

  private func observe(
    _ name: Notification.Name?, _ object: Any?,
    _ block: @escaping @MainActor @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: nil) { notification in
      // The center calls this closure on the thread that posts.
      nonisolated(unsafe) let notification = notification
      onMainActor { block(notification) }
    }
  }

  /// The notifications called `name`. One that is posted on the main actor arrives at once, any other in a later turn.
  @MainActor
  package func notifications(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    .create { observer in
      let token = self.observe(name, object) { observer.onNext($0) }
      return Disposables.create { self.removeObserver(token) }
    }
  }
}
