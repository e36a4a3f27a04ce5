import HeadlessUI

/// A promise that every app must keep. Each check has a file of its own, named after its rule.
///
/// Most checks look at a line with the places around it. The others look at a place with its possible moves, or at a whole graph.
@MainActor
struct Check {
  /// Finds the problems of a line.
  let problems: (Passage, ExplorerPlan) -> [Problem]

  /// The checks of each line, in the order in which their problems are reported.
  static let ofLines: [Check] = [
    .diagnostics, .lineFails, .neverIdle, .invariants, .actsAtOnce, .notRestored, .secretInTrace,
    .rowAndQuestion,
  ]

  /// The checks of a place with its possible moves.
  static let ofPlaces: [@MainActor (Place, [Move]) -> [Problem]] = [
    deadEnd, noCancel, secretInClear, nameTwice, noName,
  ]
}

extension ExploredApp {
  /// Does `move` on `copy`, and returns a problem for each promise that the move breaks.
  func problems(of copy: AppCopy, taking move: Move) async throws(UsageError) -> [Problem] {
    await copy.take(move)
    return try await confirmed(problems(of: copy.passage), at: copy)
  }

  func problems(of passage: Passage) -> [Problem] {
    Check.ofLines.flatMap { $0.problems(passage, plan) }
  }

  func problems(at place: Place, offering moves: [Move]) -> [Problem] {
    // The way on may be on a screen around the preview, which the preview does not show.
    let isAlone = preview != nil && place.screen.covered.isEmpty
    return Check.ofPlaces.flatMap { $0(place, moves) }
      .filter { !isAlone || $0.kind != .check(.deadEnd) }
  }
}
