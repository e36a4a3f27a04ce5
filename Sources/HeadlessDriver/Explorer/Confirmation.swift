import StateBinding

extension ExploredApp {
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
    if passage.to.isWaiting, problems.contains(where: { $0.kind == .check(.notRestored) }) {
      problems = try await laterLeaks(at: passage.to) + problems
    }
    if problems.contains(where: { $0.kind == .check(.actsAtOnce) }),
      try await canTakeBack(passage, by: copy.moves)
    {
      problems.removeAll { $0.kind == .check(.actsAtOnce) }
    }
    return problems
  }

  /// The leaks that are reported only once nothing sleeps. They may be the cause of the other problems at `place`.
  private func laterLeaks(at place: Place) async throws(UsageError) -> [Problem] {
    let copy = try await AppCopy(of: self, at: place, after: nil)
    await copy.take(.wait())
    return problems(of: copy.passage).filter { $0.kind == .diagnostic(.leak) }
  }
}
