import HeadlessUI
import StateBinding

/// The promises that every app must keep. Each check has a file of its own, named after its rule.
///
/// Most checks look at a line with the places around it. The others look at a place with its possible moves, or at a whole graph.
@MainActor
enum Check {
  /// The problems of a line, in the order in which they are reported.
  static func ofLine(_ passage: Passage, _ plan: ExplorerPlan) -> [Problem] {
    let found: [[Problem?]] = [
      diagnostics(passage), [lineFails(passage), neverIdle(passage)], invariants(passage, plan),
      [actsAtOnce(passage), notRestored(passage)], secretInTrace(passage),
      [rowAndQuestion(passage)],
    ]
    return found.joined().compactMap(\.self)
  }

  /// The problems of a place with its possible moves.
  static func ofPlace(_ place: Place, _ moves: [Move]) -> [Problem] {
    let found: [[Problem?]] = [
      [deadEnd(place, moves), noCancel(place), secretInClear(place)], nameTwice(place),
      noName(place),
    ]
    return found.joined().compactMap(\.self)
  }
}

extension ExploredApp {
  /// Does `move` on `copy`, and returns a problem for each promise that the move breaks.
  func problems(of copy: AppCopy, taking move: Move) async throws(UsageError) -> [Problem] {
    await copy.take(move)
    return try await confirmed(problems(of: copy.passage), at: copy)
  }

  func problems(of passage: Passage) -> [Problem] {
    Check.ofLine(passage, plan)
  }

  func problems(at place: Place, offering moves: [Move]) -> [Problem] {
    // The way on may be on a screen around the preview, which the preview does not show.
    let isAlone = preview != nil && place.screen.covered.isEmpty
    return Check.ofPlace(place, moves).filter { !isAlone || $0.check != .deadEnd }
  }

  /// Checks the `problems` of the last line of `copy` on further copies. Drops a problem that they do not confirm, and adds a
  /// problem that only they can show.
  func confirmed(
    _ problems: [Problem], at copy: AppCopy
  ) async throws(UsageError) -> [Problem] {
    let passage = copy.passage
    var problems = problems
    if passage.entry?.move == .session(.waitReversed) {
      problems += try await problemsOfOrder(passage)
    }
    if passage.to.isWaiting, problems.contains(where: { $0.check == .notRestored }) {
      problems = try await laterLeaks(at: passage.to) + problems
    }
    if problems.contains(where: { $0.check == .actsAtOnce }),
      try await canTakeBack(passage, by: copy.moves)
    {
      problems.removeAll { $0.check == .actsAtOnce }
    }
    return problems
  }

  /// The leaks that are reported only once nothing sleeps. They may be the cause of the other problems at `place`.
  private func laterLeaks(at place: Place) async throws(UsageError) -> [Problem] {
    let copy = try await AppCopy(of: self, at: place, after: nil)
    await copy.take(.wait())
    return problems(of: copy.passage).filter { $0.kind == Diagnostic.Kind.leak.rawValue }
  }
}
