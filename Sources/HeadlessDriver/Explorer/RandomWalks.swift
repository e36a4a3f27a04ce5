import HeadlessUI

/// Walks that take lines at random, for an app with too many places to visit all of them. A violation is shrunk to lines of
/// which none can be left out.
@MainActor
struct RandomWalks {
  private let territory: Territory
  private var numbers: Numbers
  private(set) var violations: [Violation] = []
  /// The number of lines that were sent.
  private(set) var sent = 0

  /// The lines of one walk; after as many, the next walk begins on a fresh app.
  private static let length = 100

  init(in territory: Territory, seed: Int) {
    self.territory = territory
    numbers = Numbers(state: UInt64(bitPattern: Int64(seed)))
  }

  /// Sends `count` lines, apart from those that shrink a violation.
  mutating func run(lines count: Int) async throws(UsageError) {
    while sent < count {
      let traveller = try await Traveller(in: territory)
      try await note(traveller)
      for _ in 0..<min(Self.length, count - sent) {
        let lines = traveller.lines
        guard let line = lines.randomElement(using: &numbers) else { break }
        await traveller.take(line)
        sent += 1
        try await note(traveller)
      }
    }
  }

  /// Keeps the new violations that `traveller` has just met, shrunk.
  private mutating func note(_ traveller: Traveller) async throws(UsageError) {
    let problems = traveller.problems + traveller.place.problems(with: traveller.lines)
    for problem in problems where !violations.contains(where: { $0.isSame(as: problem) }) {
      violations.append(try await shrunk(problem))
    }
  }

  /// `violation` with lines of which none can be left out: halves, quarters and so on are left out, then single lines, until
  /// every line that is left is needed.
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

  /// `violation` as `lines` show it; nil if they do not, or if one of them is refused on the way.
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

/// Random numbers that depend on the seed only (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
