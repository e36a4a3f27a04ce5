import HeadlessDriver
public import StateBinding
public import Testing

/// The trait `.ownRun`: gives each test a run of its own, so that no test sees the work, clock, trace, diagnostics or leaks
/// of another test.
///
/// A diagnostic that nothing in the test observes is an issue: at the call of this library that led to it, or else at the test.
/// When the test ends, its app is settled, so leaks are reported. Counted work that still sleeps then is an issue, unless the test
/// has the trait `.allowsUnfinishedWork`. Every state that a ``RecordingPresenter`` recorded must have been asserted.
public struct OwnRun: SuiteTrait, TestTrait, TestScoping {
  /// The folder of answers to the requests of the test; without one, the test is not connected.
  var network: String?

  public var isRecursive: Bool { true }

  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let run = AppRun()
    if let network { run.network.withLock { $0 = .played(folder: network) } }
    let scope = await TestScope(test, run)
    try await run.perform {
      try await TestScope.$current.withValue(scope) {
        do {
          try await function()
        } catch {
          await scope.end()
          throw error
        }
        await scope.end()
      }
    }
  }
}

/// The trait `.nonExhaustive`: lets a test assert only the states and the fields that it names.
///
/// `expect { }` then looks at the last state only, and at the fields that the closure changes.
public struct NonExhaustive: SuiteTrait, TestTrait {
  public var isRecursive: Bool { true }
}

/// The trait `.allowsUnfinishedWork`: lets a test with a run of its own end while counted work sleeps.
public struct AllowsUnfinishedWork: SuiteTrait, TestTrait {
  public var isRecursive: Bool { true }
}

/// The trait `.countsBodies`: lets a test with a run of its own count how often a body runs.
///
/// Without it, a fresh look follows each look, and runs each body once more to find a `stale-view`.
public struct CountsBodies: SuiteTrait, TestTrait {
  public var isRecursive: Bool { true }
}

extension Trait where Self == OwnRun {
  /// Gives each test a run of its own; see ``OwnRun``.
  public static var ownRun: OwnRun { OwnRun() }

  /// As above. The files of the folder at the path `network` answer the requests of the test.
  public static func ownRun(network: String) -> OwnRun { OwnRun(network: network) }
}

extension Trait where Self == NonExhaustive {
  /// Lets a test assert only what it names; see ``NonExhaustive``.
  public static var nonExhaustive: NonExhaustive { NonExhaustive() }
}

extension Trait where Self == AllowsUnfinishedWork {
  /// Lets a test end while counted work sleeps; see ``AllowsUnfinishedWork``.
  public static var allowsUnfinishedWork: AllowsUnfinishedWork { AllowsUnfinishedWork() }
}

extension Trait where Self == CountsBodies {
  /// Lets a test count how often a body runs; see ``CountsBodies``.
  public static var countsBodies: CountsBodies { CountsBodies() }
}

extension VirtualClock {
  /// The clock of the current test, which needs the trait `.ownRun`.
  @MainActor public static var current: VirtualClock {
    guard let clock = AppRun.current.clock else {
      preconditionFailure("the test has no clock; give it or its suite the trait .ownRun")
    }
    return clock
  }
}

/// One test while it runs: its run, and the issues and checks that wait for its end.
@MainActor
final class TestScope {
  @TaskLocal static var current: TestScope?

  let isExhaustive: Bool
  private let allowsUnfinishedWork: Bool
  private let run: AppRun
  /// Where an issue that is found now is shown: at the call of this library that is under way, or else at the test.
  private(set) var location: SourceLocation
  /// The issues that were found where no test is known, as in an isolated `deinit`.
  private var found: [(text: String, location: SourceLocation)] = []
  /// The work that slept when its RIB was released, as at the end of the test's function.
  private var cutOff: [String] = []
  /// The closures that look for issues at the end of an exhaustive test.
  private var checks: [() -> Void] = []

  init(_ test: Test, _ run: AppRun) {
    self.run = run
    isExhaustive = !test.traits.contains { $0 is NonExhaustive }
    allowsUnfinishedWork = test.traits.contains { $0 is AllowsUnfinishedWork }
    location = test.sourceLocation
    VirtualClock().tick(for: run)
    run.judgesLooks = !test.traits.contains { $0 is CountsBodies }
    // Weak, because the run belongs to this scope.
    run.diagnostics.hearUnobserved = { [weak self] in self?.fail("\($0)") }
    run.onRelease = { [weak self, unowned run] work in self?.cutOff += run.sleeping(work) }
  }

  /// The scope of the current test, for an object of `type`. If there is none, records an issue and returns nil.
  static func current(for type: Any.Type) -> TestScope? {
    if current == nil {
      Issue.record("\(type) needs the trait .ownRun, on the test or on its suite")
    }
    return current
  }

  /// Performs `body`. The issues that are found meanwhile are shown at `location`, a call of this library.
  static func at<Result>(
    _ location: SourceLocation, _ body: () throws -> Result
  ) rethrows -> Result {
    let scope = current
    let outer = scope?.location
    scope?.location = location
    defer { if let outer { scope?.location = outer } }
    return try body()
  }

  /// Performs `body`. The issues that are found meanwhile are shown at `location`, a call of this library.
  static func at<Result>(
    _ location: SourceLocation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let scope = current
    let outer = scope?.location
    scope?.location = location
    defer { if let outer { scope?.location = outer } }
    return try await body()
  }

  /// Makes `check` look for issues at the end of the test, unless the test is not exhaustive.
  func atEnd(_ check: @escaping () -> Void) {
    if isExhaustive { checks.append(check) }
  }

  private func fail(_ text: String) {
    if Test.current == nil {
      found.append((text, location))
    } else {
      Issue.record("\(text)", sourceLocation: location)
    }
  }

  func end() async {
    await run.settled()
    run.reportLeaks(complete: true)
    for work in allowsUnfinishedWork ? [] : cutOff + run.sleepingWork {
      fail(
        "the test has ended, but \(work); let the time pass with VirtualClock.current, end the work, or give the test the trait .allowsUnfinishedWork"
      )
    }
    // A clock and its run hold each other.
    run.clock?.stopTicking(for: run)
    for issue in found { Issue.record("\(issue.text)", sourceLocation: issue.location) }
    for check in checks { check() }
  }
}
