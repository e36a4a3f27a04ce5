import HeadlessProgram
import HeadlessUI
import StateBinding

@main struct LockerProgram {
  static func main() async { await locker.main() }

  static let locker = Program(
    name: "locker", version: "1", summary: "Opens a locker with a PIN.",
    options: [latency, jammed], secrets: ["PIN": "1234"]
  ) { launch in
    let lock = Lock(
      clock: launch.clock, latency: launch["latency"].flatMap(WaitTime.init),
      isJammed: launch["jammed"] != nil)
    let router = RootBuilder(dependency: Services(lock: lock)).build()
    let window = UIWindow()
    router.launch(from: window)
    return App(window: window, router: router)
  }

  private static let latency = Option(
    "latency", value: "TIME", help: "How long the lock takes, as in 2s or 500ms",
    isSafeInHeader: true
  ) { WaitTime($0) == nil ? "is not a time; write 2s or 500ms" : nil }

  private static let jammed = Option("jammed", help: "Let the lock fail", isSafeInHeader: true)
}

/// The services of one launch.
private final class Services: RootDependency {
  let lock: Lock

  init(lock: Lock) {
    self.lock = lock
  }
}

nonisolated enum LockError: Error { case jammed }

/// Compares a PIN, which takes time and may fail.
final class Lock {
  private let clock: VirtualClock
  private let latency: WaitTime?
  private let isJammed: Bool

  init(clock: VirtualClock, latency: WaitTime?, isJammed: Bool) {
    self.clock = clock
    self.latency = latency
    self.isJammed = isJammed
  }

  func accepts(_ pin: String) async throws -> Bool {
    if let latency { try await clock.sleep(for: latency.duration) }
    if isJammed { throw LockError.jammed }
    return pin == "1234"
  }
}
