extension Rule {
  static let invariant = Rule(
    name: "invariant", sentence: "an invariant of the plan does not hold",
    ofLine: { passage, plan in
      plan.invariants.filter { !$0.holds(passage.to) }.map {
        Finding(about: $0.name, "\(Quoting.quoted($0.name)) does not hold here")
      }
    })
}
