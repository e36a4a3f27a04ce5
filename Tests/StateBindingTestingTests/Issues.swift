import StateBindingTesting
import Testing

/// Expects that `body` records an issue with exactly this text, at `line` if that is not nil, and no other issue.
func expectIssue(
  _ text: String, at line: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async rethrows {
  try await withKnownIssue(sourceLocation: sourceLocation) {
    try await body()
  } matching: { issue in
    issue.comments.map(\.rawValue) == [text]
      && (line == nil || issue.sourceLocation?.line == line)
  }
}

/// Runs `body` as a test of its own with the trait `.ownRun`.
func runTest(
  _ name: String = #function, _ body: @concurrent @Sendable () async throws -> Void
) async throws {
  guard let test = Test.current else { return }
  let trait: OwnRun = .ownRun
  try await trait.provideScope(for: test, testCase: nil, performing: body)
}
