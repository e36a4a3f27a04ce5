import HeadlessUI

/// A search that takes lines at random, for an app with too many places to visit them all.
@MainActor
struct RandomSearch {
  private let app: ExploredApp
  private var numbers: SplitMix64
  /// The result so far.
  private(set) var walk: Walk
  /// Whether a `:wait` never came to an end. The search then sends no other `:wait`, because each takes long.
  private var neverRests = false

  /// The number of lines that a copy of the app takes. The next line goes to a new copy.
  private static let length = 100

  init(of app: ExploredApp, seed: UInt64) {
    self.app = app
    walk = Walk(of: app)
    numbers = SplitMix64(seed: seed)
  }

  /// Sends `count` lines. Calls `found` with each finding; lines that shrink a finding do not count.
  mutating func run(
    lines count: Int, found: (Finding) async throws(UsageError) -> Bool
  ) async throws(UsageError) {
    while walk.sentCount < count, !app.isInterrupted() {
      let copy = try await AppCopy(of: app, tracesLaunch: walk.sentCount == 0)
      var moves = try await note(copy, app.findings(of: copy.explored), found)
      // At a dead end nothing can be done.
      if moves.isEmpty { break }
      for _ in 0..<min(Self.length, count - walk.sentCount) {
        if app.isInterrupted() { break }
        guard let move = moves.randomElement(using: &numbers) else { break }
        let findings = try await app.take(move, on: copy)
        walk.sentCount += 1
        neverRests = neverRests || copy.explored.neverRests
        moves = try await note(copy, findings, found)
      }
    }
    walk.coverage.note(app.askedKeys)
  }

  /// Tells `found` of the `findings` that `copy` has just met. Returns the moves that can be taken now.
  private mutating func note(
    _ copy: AppCopy, _ findings: [Finding],
    _ found: (Finding) async throws(UsageError) -> Bool
  ) async throws(UsageError) -> [Move] {
    walk.coverage.note(copy, isNewPlace: true)
    let moves = copy.moves.filter { !app.avoids($0, at: copy.place) }
    let ofPlace = app.findings(at: copy.place, offering: moves, copy.spokenElements)
    for finding in findings + ofPlace {
      _ = try await found(finding)
    }
    return neverRests ? app.plan.withoutEndlessWaits(moves) : moves
  }
}
