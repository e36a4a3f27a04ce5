import StateBinding
import StateBindingTestSupport

/// The action of one step of a random workflow, and the steps after it.
struct RandomStep {
  nonisolated enum Kind: CaseIterable { case now, later, asynchronous }
  nonisolated enum Answer { case value, nothing, failure }

  let number: Int
  let kind: Kind
  let answer: Answer
  /// The index of the interactor for the steps after this one; nil for an item that is none.
  let interactor: Int?
  /// An operation during its action.
  let meanwhile: RandomWorkflow.Operation?
  /// An operation when it is left.
  let afterwards: RandomWorkflow.Operation?
  let followers: [RandomStep]

  /// The end of the workflow when every step is answered.
  var end: String {
    switch answer {
    case .nothing: return "stop"
    case .failure: return "error"
    case .value:
      let ends = followers.map(\.end)
      return ["error", "stop"].first(where: ends.contains) ?? "complete"
    }
  }

  var count: Int { followers.reduce(1) { $0 + $1.count } }
}

extension RandomStep {
  static func random(
    _ number: inout Int, depth: Int, _ random: inout Random, calmly: Bool
  ) -> RandomStep {
    number += 1
    let own = number
    let followers = depth == 0 ? 0 : [0, 1, 1, 1, 2, 3].randomElement(using: &random) ?? 0
    return RandomStep(
      number: own,
      kind: Kind.allCases.randomElement(using: &random) ?? .now,
      answer: Int.random(in: 0..<12, using: &random) == 0
        ? [.nothing, .failure].randomElement(using: &random) ?? .nothing : .value,
      interactor: Bool.random(using: &random) ? Int.random(in: 0..<3, using: &random) : nil,
      meanwhile: Int.random(in: 0..<6, using: &random) == 0
        ? .random(calmly: calmly, &random) : nil,
      afterwards: Int.random(in: 0..<6, using: &random) == 0
        ? .random(calmly: calmly, &random) : nil,
      followers: (0..<followers).map { _ in
        RandomStep.random(&number, depth: depth - 1, &random, calmly: calmly)
      })
  }
}

extension RandomWorkflow.Operation {
  /// A random operation, without those that end the workflow if `calmly`.
  static func random(calmly: Bool, _ random: inout Random) -> RandomWorkflow.Operation {
    let number = Int.random(in: 0..<1_000, using: &random)
    switch Int.random(in: 0..<(calmly ? 6 : 8), using: &random) {
    case 0, 1: return .activate(number % 3)
    case 2: return .deactivate(number % 3)
    case 3...5: return .answer(number)
    case 6: return .cancel
    default: return .drop
    }
  }
}
