/// The figures of one row.
public struct Measurement: Sendable {
  /// The row.
  public let row: Row
  /// The median of ours, per operation.
  public let ours: Double
  /// The median of the hand-written equivalent, per operation.
  public let base: Double
  /// The median of the ratios of the samples, each to the one taken right beside it.
  public let ratio: Double
  /// The middle half of those ratios, from end to end, as a part of the median.
  public let spread: Double
  /// The allocations of ours, per operation; nil where they are not counted.
  public let allocations: Double?
  /// The side that does no work, as more operations cost it no more; nil if both work.
  public let idleSide: String?

  /// Figures that were found elsewhere.
  public init(
    row: Row, ours: Double, base: Double, ratio: Double, spread: Double, allocations: Double?,
    idleSide: String? = nil
  ) {
    self.row = row
    self.ours = ours
    self.base = base
    self.ratio = ratio
    self.spread = spread
    self.allocations = allocations
    self.idleSide = idleSide
  }

  /// Whether the ratio, or for bytes the figure of ours, is within the goal; true where there is none.
  public var meetsGoal: Bool {
    guard let goal = row.goal else { return true }
    return (row.unit == .bytes ? ours : ratio) <= goal
  }
}

extension Row {
  /// Measures both sides by turns, `samples` times each, after a warm-up.
  @MainActor
  public func measure(
    samples: Int? = nil, sampleTime: Duration = .milliseconds(4)
  ) async -> Measurement {
    // Fixed operations are many.
    let samples = samples ?? (operations == nil ? 21 : 7)
    // Where the number of operations is fixed, they are too few and too long to be left out.
    let mayIdle = self.operations == nil
    let operations = await calibratedOperations(to: sampleTime)
    var idleSide: String?
    if mayIdle, await isIdle(base, operations) { idleSide = "base" }
    if mayIdle, await isIdle(ours, operations) { idleSide = "ours" }
    var pairs: [(ours: Cost, base: Cost)] = []
    for sample in 0..<samples {
      // By turns also in who is first.
      if sample.isMultiple(of: 2) {
        let ours = await ours(operations)
        pairs.append((ours, await base(operations)))
      } else {
        let base = await base(operations)
        pairs.append((await ours(operations), base))
      }
    }
    let count = Double(operations)
    let ratios = pairs.map { $0.ours.amount / $0.base.amount }
    return Measurement(
      row: self,
      ours: median(pairs.map { $0.ours.amount / count }),
      base: median(pairs.map { $0.base.amount / count }),
      ratio: median(ratios),
      spread: (quantile(0.75, of: ratios) - quantile(0.25, of: ratios)) / median(ratios),
      allocations: Cost.countsHeap
        ? median(pairs.map { Double($0.ours.allocations) / count }) : nil,
      idleSide: idleSide)
  }

  /// Whether eight times the operations cost less than twice as much: the loop does nothing, or was left out.
  @MainActor
  private func isIdle(_ side: Side, _ operations: Int) async -> Bool {
    var few = Double.infinity
    var many = Double.infinity
    for _ in 0..<3 {
      few = min(few, await side(operations).amount)
      many = min(many, await side(operations * 8).amount)
    }
    return many < few * 2
  }

  /// As many operations as take about `time` on the slower side.
  @MainActor
  private func calibratedOperations(to time: Duration) async -> Int {
    if let operations { return operations }
    let wanted = time / .nanoseconds(1)
    var operations = 1
    while operations < 1 << 30 {
      let slower = max(await ours(operations).amount, await base(operations).amount)
      if slower >= wanted / 2 {
        return max(1, Int(Double(operations) * wanted / slower))
      }
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
