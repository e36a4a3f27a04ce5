import StateBinding
public import Testing

/// Gives each test an app run of its own, with its own trace, diagnostics, leaks and tasks.
public struct OwnRun: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let run = AppRun()
    try await run.perform(function)
    // A clock and its run hold each other.
    await run.clock?.stopTicking(for: run)
  }
}

extension Trait where Self == OwnRun {
  // Where a file also imports StateBindingTesting, its trait is meant.
  @_disfavoredOverload public static var ownRun: OwnRun { OwnRun() }
}
