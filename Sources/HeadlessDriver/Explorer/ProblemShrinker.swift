/// Leaves out the lines that a problem does not need.
@MainActor
struct ProblemShrinker {
  let app: ExploredApp
  let problem: Problem

  /// The problem with only the lines that it needs. Tries to leave out halves of the lines, then quarters and so on, then single
  /// lines.
  func shrunk() async throws(UsageError) -> Problem {
    guard problem.canShrink else { return problem }
    var problem = problem
    var size = max(problem.lines.count / 2, 1)
    while true {
      var start = 0
      var hasShrunk = false
      while start < problem.lines.count {
        var lines = problem.lines
        lines.removeSubrange(start..<min(start + size, lines.count))
        if let shorter = try await reproduction(by: lines) {
          problem = shorter
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return problem }
      size = max(size / 2, 1)
    }
  }

  /// The problem as `lines` show it; nil if `lines` do not show it, or if one of them is refused.
  private func reproduction(by lines: [String]) async throws(UsageError) -> Problem? {
    let copy = try await AppCopy(of: app)
    if let found = copy.found(problem) { return found }
    for line in lines {
      guard copy.response.error == nil else { return nil }
      try await copy.take(line)
      if let found = copy.found(problem) { return found }
    }
    return nil
  }
}

extension AppCopy {
  /// The problem at this place that is the same as `problem`.
  fileprivate func found(_ problem: Problem) -> Problem? {
    (problems + place.problems(with: lines)).first { $0.isSame(as: problem) }
  }
}
