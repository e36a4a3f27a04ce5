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

  /// Goes on after the lines of the last try, because they are needed.
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
    let taken = try await takenMoves()
    if taken.count < problem.path.count, let shorter = try await reproduction(by: taken) {
      problem = shorter
    }
    var shrinking = Shrinking(count: problem.path.count)
    while !app.isInterrupted(), let range = shrinking.next(of: problem.path.count) {
      var moves = problem.moves
      moves.removeSubrange(range)
      if let shorter = try await reproduction(by: moves) {
        problem = shorter
        shrinking.hasShrunk = true
      } else {
        shrinking.keepLines()
      }
    }
    return problem
  }

  /// The moves that the app did not refuse, and the last move in any case.
  private func takenMoves() async throws(UsageError) -> [Move] {
    let copy = try await AppCopy(of: app)
    var taken: [Move] = []
    for (index, move) in problem.moves.enumerated() {
      await copy.take(move)
      if copy.explored.response.error == nil || index == problem.path.count - 1 {
        taken.append(move)
      }
    }
    return taken
  }

  /// The problem as `moves` show it; nil if `moves` do not show it, or if one of them is refused.
  private func reproduction(by moves: [Move]) async throws(UsageError) -> Problem? {
    let isRefusal = problem.breaks(.lineFails) || problem.breaks(.neverIdle)
    let copy = try await AppCopy(of: app)
    if let found = found(app.problems(of: copy.explored), by: copy) { return found }
    for move in moves {
      let problems = try await app.take(move, on: copy)
      // A refused line may not replace the lines that lead to a problem elsewhere.
      guard copy.explored.response.error == nil || isRefusal else { return nil }
      if let found = found(problems, by: copy) { return found }
    }
    return nil
  }

  /// The problem that `copy` shows now, if it is among `problems` or a problem of the place. A leak that shows only after another
  /// line is not at this place.
  private func found(_ problems: [Problem], by copy: AppCopy) -> Problem? {
    (problems + app.problems(at: copy.place, offering: copy.moves)).first {
      $0.isSame(as: problem) && $0.path.count == copy.place.path.count
    }
  }
}
