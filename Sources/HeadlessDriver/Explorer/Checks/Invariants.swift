extension Check {
  /// The promises about every place are kept.
  static let invariants = Check { passage, plan in
    plan.invariants.filter { !$0.holds(passage.to) }.map { promise in
      Problem(
        .invariant, about: promise.name, "\(Quoting.quoted(promise.name)) does not hold here",
        passage.to.path)
    }
  }
}
