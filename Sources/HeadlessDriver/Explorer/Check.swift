/// A promise that every app must keep. Each stands in a file of its own, with the name of its rule.
///
/// Most checks look at a line with the places around it. The others look at a place and what can be done there, or at a whole
/// graph.
@MainActor
struct Check {
  /// Finds the problems of a line.
  let problems: (Passage, ExplorerPlan) -> [Problem]

  /// The checks of each line, in the order in which their problems are told.
  static let ofLines: [Check] = [
    .diagnostics, .lineFails, .neverIdle, .invariants, .actsAtOnce, .notRestored, .secretInTrace,
  ]

  /// The checks of a place with all that can be done there.
  static let ofPlaces: [@MainActor (Place, [Move]) -> [Problem]] = [
    deadEnd, noCancel, secretInClear, nameTwice, noName,
  ]
}

extension ExploredApp {
  /// Does `move` on `copy`, and returns the promises that this breaks.
  func problems(of copy: AppCopy, taking move: Move) async throws(UsageError) -> [Problem] {
    await copy.take(move)
    return try await confirmed(problems(of: copy.passage), at: copy)
  }

  func problems(of passage: Passage) -> [Problem] {
    Check.ofLines.flatMap { $0.problems(passage, plan) }
  }

  func problems(at place: Place, offering moves: [Move]) -> [Problem] {
    Check.ofPlaces.flatMap { $0(place, moves) }
  }
}
