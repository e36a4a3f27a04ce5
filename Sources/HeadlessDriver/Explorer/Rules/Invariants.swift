import HeadlessUI

/// A promise about every screen in the words of `:expect`.
struct ScreenInvariant: Codable, Equatable {
  let text: String
  /// Whether every screen shows the text; else none does.
  let isAlways: Bool

  @MainActor var invariant: Invariant {
    Invariant("\(isAlways ? "always" : "never"): \(text)") {
      $0.screen.has(text) == isAlways
    }
  }
}

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
