extension Check {
  /// The invariants of the app hold.
  static let invariants = Check { passage, plan in
    plan.invariants.filter { !$0.holds(passage.to) }.map { invariant in
      Problem(
        .invariant, about: invariant.name,
        "\(Quoting.quoted(invariant.name)) does not hold here", passage.to.path)
    }
  }
}
