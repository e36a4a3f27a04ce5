import HeadlessUI

/// A search that takes lines at random, for an app with too many places to visit them all.
@MainActor
struct RandomSearch {
  private let app: ExploredApp
  private var numbers: SplitMix64
  private(set) var coverage = Coverage()
  /// The number of lines that were sent.
  private(set) var sent = 0
  /// Whether a `:wait` never came to an end. The search then sends no other `:wait`, because each takes long.
  private var neverRests = false

  /// The number of lines that a copy of the app takes. The next line goes to a new copy.
  private static let length = 100

  init(of app: ExploredApp, seed: UInt64) {
    self.app = app
    numbers = SplitMix64(seed: seed)
  }

  /// Sends `count` lines. Calls `found` with each problem; lines that shrink a problem do not count.
  mutating func run(
    lines count: Int, found: (Problem) async throws(UsageError) -> Void
  ) async throws(UsageError) {
    while sent < count, !app.isInterrupted() {
      let copy = try await AppCopy(of: app, hearsLaunch: sent == 0)
      var lines = try await note(copy, found)
      // At a dead end no line can be sent.
      if lines.isEmpty { break }
      for _ in 0..<min(Self.length, count - sent) {
        if app.isInterrupted() { break }
        guard let line = lines.randomElement(using: &numbers) else { break }
        try await copy.take(line)
        sent += 1
        neverRests = neverRests || copy.neverRests
        lines = try await note(copy, found)
      }
    }
    coverage.note(app.askedKeys)
  }

  /// Tells `found` of the problems that `copy` has just met. Returns the lines that can be sent now.
  private mutating func note(
    _ copy: AppCopy, _ found: (Problem) async throws(UsageError) -> Void
  ) async throws(UsageError) -> [String] {
    coverage.note(copy, isNewPlace: true)
    let lines = copy.lines
    for problem in copy.problems + copy.place.problems(with: lines) { try await found(problem) }
    return neverRests ? app.plan.withoutEndlessWaits(lines) : lines
  }
}
