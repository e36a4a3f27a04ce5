public import HeadlessDriver
public import StateBinding
public import Testing

/// Expects that the tree from `router` down is `expected`: a line for each RIB, children indented below their parent.
@MainActor
public func expectTree(
  of router: any Routing, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let check = checkSnapshot(router.treeText, is: expected)
  if check.passed { return }
  let difference = check.description.drop { $0 != "\n" }
  Issue.record("the tree differs, expected → now:\(difference)", sourceLocation: sourceLocation)
}

/// Expects that exactly these objects outlive their RIBs while `body` runs and the app settles, in the order in which their
/// RIBs ended. An object is written as `ProfileInteractor of Root/Profile`.
@MainActor
public func expectLeaks(
  _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation,
  during body: () async throws -> Void
) async rethrows {
  let run = AppRun.current
  let known = Set(run.leaks.survivors)
  try await TestScope.at(sourceLocation) {
    try await run.diagnostics.hearing { diagnostic in
      if diagnostic.kind != .leak { run.diagnostics.hearUnobserved(diagnostic) }
    } during: {
      try await body()
      await run.settled()
    }
  }
  let leaks = run.leaks.survivors.filter { !known.contains($0) }
    .map { "\($0.object) of \($0.path)" }
  if leaks != expected {
    Issue.record(
      "expected \(list(expected, "leak")), found \(list(leaks, "leak"))",
      sourceLocation: sourceLocation)
  }
}

/// Expects that `body` leads to exactly these kinds of diagnostics, in this order, and returns them.
@MainActor
@discardableResult
public func expectDiagnostics(
  _ expected: Diagnostic.Kind..., sourceLocation: SourceLocation = #_sourceLocation,
  during body: () async throws -> Void
) async rethrows -> [Diagnostic] {
  var heard: [Diagnostic] = []
  try await AppRun.current.diagnostics.hearing({ heard.append($0) }, during: body)
  if heard.map(\.kind) != expected {
    Issue.record(
      "expected \(list(expected.map(\.rawValue), "diagnostic")), found \(list(heard.map(\.description), "diagnostic"))",
      sourceLocation: sourceLocation)
  }
  return heard
}

/// `texts` with commas between them, or `no WHAT` if there are none.
func list(_ texts: [String], _ what: String) -> String {
  texts.isEmpty ? "no \(what)" : texts.joined(separator: ", ")
}

extension Diagnostics {
  /// Calls `hear` with each diagnostic while `body` runs.
  fileprivate func hearing(
    _ hear: @escaping (Diagnostic) -> Void, during body: () async throws -> Void
  ) async rethrows {
    let hearing = observe(hear)
    defer { hearing.dispose() }
    try await body()
  }
}

extension Session {
  /// Sends `lines`, each of which must be done without an error and without a diagnostic, and returns the last response.
  @discardableResult
  public func enter(
    _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Response {
    var response = await start()
    for line in lines {
      response = await send(line)
      let problems =
        (response.error.map { [$0.sentence] } ?? []) + response.diagnostics.map(\.description)
      for problem in problems {
        Issue.record("\(line): \(problem)", sourceLocation: sourceLocation)
      }
    }
    return response
  }
}
