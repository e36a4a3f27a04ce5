import HeadlessUI

/// A search that takes lines at random, for an app with too many places to visit them all. Each problem is shrunk to the lines
/// that it needs.
@MainActor
struct RandomSearch {
  private let app: ExploredApp
  private var numbers: SplitMix64
  private(set) var problems: [Problem] = []
  private(set) var coverage = Coverage()
  /// The number of lines that were sent.
  private(set) var sent = 0

  /// The number of lines that a copy of the app takes. The next line goes to a new copy.
  private static let length = 100

  init(of app: ExploredApp, seed: UInt64) {
    self.app = app
    numbers = SplitMix64(seed: seed)
  }

  /// Sends `count` lines. Lines that shrink a problem do not count.
  mutating func run(lines count: Int) async throws(UsageError) {
    while sent < count {
      let copy = try await AppCopy(of: app, hearsLaunch: sent == 0)
      var lines = try await note(copy)
      // At a dead end no line can be sent.
      if lines.isEmpty { break }
      for _ in 0..<min(Self.length, count - sent) {
        guard let line = lines.randomElement(using: &numbers) else { break }
        await copy.take(line)
        sent += 1
        lines = try await note(copy)
      }
    }
    coverage.note(app.askedKeys)
  }

  /// Shrinks and keeps the new problems that `copy` has just met. Returns the lines that can be sent now.
  private mutating func note(_ copy: AppCopy) async throws(UsageError) -> [String] {
    coverage.note(copy, isNewPlace: true)
    let lines = copy.lines
    let found = copy.problems + copy.place.problems(with: lines)
    for problem in found where !problems.contains(where: { $0.isSame(as: problem) }) {
      problems.append(try await shrunk(problem))
    }
    return lines
  }

  /// `problem` with only the lines that it needs. Tries to leave out halves of the lines, then quarters and so on, then single
  /// lines.
  private mutating func shrunk(_ problem: Problem) async throws(UsageError) -> Problem {
    var problem = problem
    var size = max(problem.lines.count / 2, 1)
    while true {
      var start = 0
      var hasShrunk = false
      while start < problem.lines.count {
        var lines = problem.lines
        lines.removeSubrange(start..<min(start + size, lines.count))
        if let shorter = try await reproduction(of: problem, by: lines) {
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

  /// `problem` as `lines` show it; nil if `lines` do not show it, or if one of them is refused.
  private func reproduction(
    of problem: Problem, by lines: [String]
  ) async throws(UsageError) -> Problem? {
    let copy = try await AppCopy(of: app)
    if let found = copy.found(problem) { return found }
    for line in lines {
      guard copy.response.error == nil else { return nil }
      await copy.take(line)
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
