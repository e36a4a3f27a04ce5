/// The order in which to leave out lines: halves of the lines, then quarters and so on, then single lines. If the tries have
/// left out any line, a few lines at a time are tried once more.
struct Shrinking: Equatable {
  /// The number of lines to leave out at a time.
  var size: Int
  /// The index of the first line to leave out.
  var start = 0
  /// Whether some lines were left out in this round.
  var hasShrunk = false

  /// The size from which each window of lines is tried, rather than each part.
  private static let small = 4

  init(count: Int) {
    size = max(count / 2, 1)
  }

  /// The lines to leave out next of `count` lines; nil if all were tried.
  mutating func next(of count: Int) -> Range<Int>? {
    while start >= count {
      start = 0
      if size > 1 {
        size /= 2
      } else {
        if !hasShrunk { return nil }
        (size, hasShrunk) = (min(Self.small, max(count / 2, 1)), false)
      }
    }
    return start..<min(start + size, count)
  }

  /// Goes on behind the lines of the last try, because they are needed.
  mutating func keepLines() { start += size <= Self.small ? 1 : size }
}

/// Leaves out the lines that a problem does not need.
@MainActor
struct ProblemShrinker {
  let app: ExploredApp
  let problem: Problem

  /// The problem with only the lines that it needs.
  func shrunk() async throws(UsageError) -> Problem {
    guard problem.canShrink else { return problem }
    var problem = problem
    let taken = try await takenLines()
    if taken.count < problem.lines.count, let shorter = try await reproduction(by: taken) {
      problem = shorter
    }
    var shrinking = Shrinking(count: problem.lines.count)
    while !app.isInterrupted(), let range = shrinking.next(of: problem.lines.count) {
      var lines = problem.lines
      lines.removeSubrange(range)
      if let shorter = try await reproduction(by: lines) {
        problem = shorter
        shrinking.hasShrunk = true
      } else {
        shrinking.keepLines()
      }
    }
    return problem
  }

  /// The lines that the app did not refuse, and the last line in any case.
  private func takenLines() async throws(UsageError) -> [String] {
    let copy = try await AppCopy(of: app)
    var taken: [String] = []
    for line in problem.lines {
      try await copy.take(line)
      if copy.response.error == nil || line == problem.lines.last { taken.append(line) }
    }
    return taken
  }

  /// The problem as `lines` show it; nil if `lines` do not show it, or if one of them is refused.
  private func reproduction(by lines: [String]) async throws(UsageError) -> Problem? {
    let isRefusal = problem.kind == .check(.lineFails) || problem.kind == .check(.neverIdle)
    let copy = try await AppCopy(of: app)
    if let found = copy.found(problem) { return found }
    for line in lines {
      try await copy.take(line)
      // A refused line may not replace the lines that lead to a problem elsewhere.
      guard copy.response.error == nil || isRefusal else { return nil }
      if let found = copy.found(problem) { return found }
    }
    return nil
  }
}

extension AppCopy {
  /// The problem at this place that is the same as `problem`. A leak that shows only after another line is not at this place.
  fileprivate func found(_ problem: Problem) -> Problem? {
    (problems + place.problems(with: lines)).first {
      $0.isSame(as: problem) && $0.lines.count == place.path.count
    }
  }
}
