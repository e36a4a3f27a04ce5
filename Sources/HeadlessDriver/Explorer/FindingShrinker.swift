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

/// Leaves out the lines that a finding does not need.
@MainActor
struct FindingShrinker {
  let app: ExploredApp
  let finding: Finding

  /// The finding with only the lines that it needs.
  func shrunk() async throws(UsageError) -> Finding {
    guard finding.canShrink else { return finding }
    var finding = finding
    let taken = try await takenMoves()
    if taken.count < finding.path.count, let shorter = try await reproduction(by: taken) {
      finding = shorter
    }
    var shrinking = Shrinking(count: finding.path.count)
    while !app.isInterrupted(), let range = shrinking.next(of: finding.path.count) {
      var moves = finding.moves
      moves.removeSubrange(range)
      if let shorter = try await reproduction(by: moves) {
        finding = shorter
        shrinking.hasShrunk = true
      } else {
        shrinking.keepLines()
      }
    }
    return finding
  }

  /// The moves that the app did not refuse, and the last move in any case.
  private func takenMoves() async throws(UsageError) -> [Move] {
    let copy = try await AppCopy(of: app)
    var taken: [Move] = []
    for (index, move) in finding.moves.enumerated() {
      await copy.take(move)
      if copy.explored.response.error == nil || index == finding.path.count - 1 {
        taken.append(move)
      }
    }
    return taken
  }

  /// The finding as `moves` show it; nil if `moves` do not show it, or if one of them is refused.
  private func reproduction(by moves: [Move]) async throws(UsageError) -> Finding? {
    let isRefusal = finding.breaks(.lineFails) || finding.breaks(.neverIdle)
    let copy = try await AppCopy(of: app)
    if let found = found(app.findings(of: copy.explored), by: copy) { return found }
    for move in moves {
      let findings = try await app.take(move, on: copy)
      // A refused line may not replace the lines that lead to a finding elsewhere.
      guard copy.explored.response.error == nil || isRefusal else { return nil }
      if let found = found(findings, by: copy) { return found }
    }
    return nil
  }

  /// The finding that `copy` shows now, if it is among `findings` or a finding of the place. A leak that shows only after another
  /// line is not at this place.
  private func found(_ findings: [Finding], by copy: AppCopy) -> Finding? {
    let ofPlace = app.findings(at: copy.place, offering: copy.moves, copy.spokenElements)
    return (findings + ofPlace).first {
      $0.isSame(as: finding) && $0.path.count == copy.place.path.count
    }
  }
}
