/// The figures of one sample, or the medians of one process.
package struct Figures: Sendable {
  /// The cost of one operation of ours, in the unit of the row.
  package var ours: Double
  /// The cost of one operation of the base.
  package var base: Double
  package var ratio: Double
  /// The heap allocations of one operation of ours; nil where they are not counted.
  package var allocations: Double?

  package init(ours: Double, base: Double, ratio: Double, allocations: Double?) {
    (self.ours, self.base, self.ratio, self.allocations) = (ours, base, ratio, allocations)
  }

  /// The figures that ``description`` wrote.
  package init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let numbers = words.map { Double($0) }
    guard numbers.count == 4, let ours = numbers[0], let base = numbers[1], let ratio = numbers[2]
    else { return nil }
    self.init(ours: ours, base: base, ratio: ratio, allocations: numbers[3])
  }
}

extension Figures: CustomStringConvertible {
  package var description: String {
    "\(ours) \(base) \(ratio) \(allocations.map { "\($0)" } ?? "-")"
  }
}

/// The figures of one row.
package struct Measurement: Sendable {
  package let row: Row
  /// The medians over all samples, or over all processes.
  package let figures: Figures
  /// The width of the middle half of the ratios, as a part of their median.
  package let spread: Double
  /// The side that does no work, because more operations cost it no more; nil if both work.
  package let idleSide: Row.SideName?
  /// The reason why there are no figures; nil if there are.
  package let problem: (any Error)?

  package init(row: Row, of all: [Figures], idleSide: Row.SideName? = nil) {
    self.row = row
    let ratios = all.map(\.ratio)
    let allocations = all.compactMap(\.allocations)
    figures = Figures(
      ours: median(all.map(\.ours)), base: median(all.map(\.base)), ratio: median(ratios),
      allocations: allocations.isEmpty ? nil : median(allocations))
    spread = (quantile(0.75, of: ratios) - quantile(0.25, of: ratios)) / figures.ratio
    self.idleSide = idleSide
    problem = nil
  }

  package init(row: Row, problem: any Error) {
    self.row = row
    figures = Figures(ours: .nan, base: .nan, ratio: .nan, allocations: nil)
    spread = .nan
    idleSide = nil
    self.problem = problem
  }

  /// The reason why the row proves nothing; nil for good figures, and for a row that cannot be measured here.
  package var failure: String? {
    if let idleSide { return "\(idleSide.rawValue) does no work" }
    guard let problem, !(problem is Unmeasured) else { return nil }
    return "\(problem)"
  }

  /// Whether the goal is met; nil without a goal or without figures.
  package var meetsGoal: Bool? {
    guard let goal = row.goal, problem == nil, idleSide == nil else { return nil }
    return switch row.unit.goal {
    case .ratio: figures.ratio <= goal
    case .ours: figures.ours <= goal
    case .aboveBase: figures.ours - figures.base <= goal
    }
  }
}

extension Row {
  /// Compares the results of both sides, then measures both by turns in this process.
  @MainActor
  package func measure(
    samples: Int? = nil, sampleTime: Duration = .milliseconds(4)
  ) async -> Measurement {
    do {
      try await check()
      return try await measured(samples: samples ?? self.samples, sampleTime: sampleTime)
    } catch {
      return Measurement(row: self, problem: error)
    }
  }

  @MainActor
  private func measured(samples: Int, sampleTime: Duration) async throws -> Measurement {
    let count = try await calibratedOperations(to: sampleTime)
    var idleSide: Row.SideName?
    // The compiler cannot remove the long work behind a fixed number of operations.
    if operations == nil {
      if try await isIdle(base, count) { idleSide = .base }
      if try await isIdle(ours, count) { idleSide = .ours }
    }
    var all: [Figures] = []
    for sample in 0..<samples {
      let (ours, base): (Cost, Cost)
      // The sides also take turns in going first.
      if sample.isMultiple(of: 2) {
        ours = try await self.ours.cost(count)
        base = try await self.base.cost(count)
      } else {
        base = try await self.base.cost(count)
        ours = try await self.ours.cost(count)
      }
      all.append(
        Figures(
          ours: ours.amount / Double(count), base: base.amount / Double(count),
          ratio: ours.amount / base.amount,
          allocations: ours.allocations.map { Double($0) / Double(count) }))
    }
    return Measurement(row: self, of: all, idleSide: idleSide)
  }

  /// Whether eight times the operations cost less than twice as much: the loop does nothing, or was optimised away.
  @MainActor
  private func isIdle(_ side: Side, _ operations: Int) async throws -> Bool {
    var few = Double.infinity
    var many = Double.infinity
    for _ in 0..<3 {
      few = min(few, try await side.cost(operations).amount)
      many = min(many, try await side.cost(operations * 8).amount)
    }
    return many < few * 2
  }

  /// The number of operations that takes about `time` on the slower side.
  @MainActor
  private func calibratedOperations(to time: Duration) async throws -> Int {
    if let operations { return operations }
    let wanted = time / .nanoseconds(1)
    // The very first operation may take a thousand times as long.
    _ = try await ours.cost(1)
    _ = try await base.cost(1)
    var operations = 1
    while operations < 1 << 30 {
      let slower = max(
        try await ours.cost(operations).amount, try await base.cost(operations).amount)
      if slower >= wanted / 2 { return max(1, Int(Double(operations) * wanted / slower)) }
      operations *= slower > wanted / 32 ? 2 : 8
    }
    return operations
  }
}

func median(_ values: [Double]) -> Double { quantile(0.5, of: values) }

func quantile(_ part: Double, of values: [Double]) -> Double {
  let sorted = values.sorted()
  let position = part * Double(sorted.count - 1)
  let index = Int(position)
  let next = min(index + 1, sorted.count - 1)
  return sorted[index] + (sorted[next] - sorted[index]) * (position - Double(index))
}
