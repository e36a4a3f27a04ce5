extension Check {
  /// The promises about every place are kept.
  static func invariants(_ passage: Passage, _ plan: ExplorerPlan) -> [Problem] {
    plan.invariants.filter { !$0.holds(passage.to) }.map { promise in
      Problem(
        .invariant, about: promise.name, "\(Quoting.quoted(promise.name)) does not hold here",
        passage.to.path)
    }
  }
}
