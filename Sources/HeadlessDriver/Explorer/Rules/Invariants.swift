extension Rule {
  static let invariant: Rule = Rule(
    name: "invariant", sentence: "an invariant of the plan does not hold",
    ofLine: { passage, plan in
      plan.invariants.filter { !$0.holds(passage.to) }.map { promise in
        Problem(
          .invariant, about: promise.name, "\(Quoting.quoted(promise.name)) does not hold here",
          passage.to.path)
      }
    })
}
