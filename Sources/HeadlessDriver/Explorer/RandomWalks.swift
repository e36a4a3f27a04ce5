import HeadlessUI

/// Walks that take lines at random, for an app with too many places to visit them all. Each violation is shrunk to the lines
/// that it needs.
@MainActor
struct RandomWalks {
  private let territory: Territory
  private var numbers: SplitMix64
  private(set) var violations: [Violation] = []
  private(set) var coverage = Coverage()
  /// The number of lines that were sent.
  private(set) var sent = 0

  /// The number of lines in a walk. The next walk begins on a fresh app.
  private static let length = 100

  init(in territory: Territory, seed: UInt64) {
    self.territory = territory
    numbers = SplitMix64(seed: seed)
  }

  /// Sends `count` lines. Lines that shrink a violation do not count.
  mutating func run(lines count: Int) async throws(UsageError) {
    while sent < count {
      let traveller = try await Traveller(in: territory, hearsLaunch: sent == 0)
      var lines = try await note(traveller)
      // From a dead end, no walk gets anywhere.
      if lines.isEmpty { return }
      for _ in 0..<min(Self.length, count - sent) {
        guard let line = lines.randomElement(using: &numbers) else { break }
        await traveller.take(line)
        sent += 1
        lines = try await note(traveller)
      }
    }
  }

  /// Shrinks and keeps the new violations that `traveller` has just met. Returns the lines that can be sent now.
  private mutating func note(_ traveller: Traveller) async throws(UsageError) -> [String] {
    coverage.note(traveller, of: territory, isNewPlace: true)
    let lines = traveller.lines
    let problems = traveller.problems + traveller.place.problems(with: lines)
    for problem in problems where !violations.contains(where: { $0.isSame(as: problem) }) {
      violations.append(try await shrunk(problem))
    }
    return lines
  }

  /// `violation` with only the lines that it needs. Tries to leave out halves of the lines, then quarters and so on, then
  /// single lines.
  private mutating func shrunk(_ violation: Violation) async throws(UsageError) -> Violation {
    var violation = violation
    var size = max(violation.lines.count / 2, 1)
    while true {
      var start = 0
      var hasShrunk = false
      while start < violation.lines.count {
        var lines = violation.lines
        lines.removeSubrange(start..<min(start + size, lines.count))
        if let shorter = try await reproduction(of: violation, by: lines) {
          violation = shorter
          hasShrunk = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShrunk { return violation }
      size = max(size / 2, 1)
    }
  }

  /// `violation` as `lines` show it; nil if `lines` do not show it, or if one of them is refused.
  private func reproduction(
    of violation: Violation, by lines: [String]
  ) async throws(UsageError) -> Violation? {
    let traveller = try await Traveller(in: territory)
    if let found = traveller.found(violation) { return found }
    for line in lines {
      guard traveller.response.error == nil else { return nil }
      await traveller.take(line)
      if let found = traveller.found(violation) { return found }
    }
    return nil
  }
}

extension Traveller {
  /// The violation at this place that is the same as `violation`.
  fileprivate func found(_ violation: Violation) -> Violation? {
    (problems + place.problems(with: lines)).first { $0.isSame(as: violation) }
  }
}

extension Violation {
  /// Whether `other` is the same violation, perhaps shown by other lines.
  func isSame(as other: Violation) -> Bool { kind == other.kind && message == other.message }
}
