import StateBinding
import Testing

/// Gives each test an app run of its own, so that it sees its own diagnostics, leaks and tasks only.
nonisolated struct OwnRun: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await AppRun().perform(function)
  }
}

extension Trait where Self == OwnRun {
  nonisolated static var ownRun: OwnRun { OwnRun() }
}
