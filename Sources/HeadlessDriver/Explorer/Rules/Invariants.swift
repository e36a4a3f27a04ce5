extension Rule {
  static let invariant: Rule = Rule(
    name: "invariant", sentence: "an invariant of the plan does not hold",
    ofLine: { explored, plan in
      plan.invariants.filter { !$0.holds(explored.to) }.map {
        Finding(
          .invariant, about: $0.name, "\(Quoting.quoted($0.name)) \($0.fault)",
          explored.to.path)
      }
    })
}
