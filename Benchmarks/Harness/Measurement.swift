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

  /// Figures that were found elsewhere.
  public init(
    row: Row, ours: Double, base: Double, ratio: Double, spread: Double, allocations: Double?
  ) {
    self.row = row
    self.ours = ours
    self.base = base
    self.ratio = ratio
    self.spread = spread
    self.allocations = allocations
  }

  /// Below this many nanoseconds an operation cannot have done anything: the loop was left out.
  static let leastWork = 0.5

  /// Which side does no work; nil if both do.
  public var idleSide: String? {
    guard row.unit == .nanoseconds else { return nil }
    if ours < Self.leastWork { return "ours" }
    return base < Self.leastWork ? "base" : nil
  }

  /// Whether the ratio is within the goal; true where there is none.
  public var meetsGoal: Bool { row.goal.map { ratio <= $0 } ?? true }
}

extension Row {
  /// Measures both sides by turns, `samples` times each, after a warm-up.
  @MainActor
  public func measure(samples: Int = 21, sampleTime: Duration = .milliseconds(4)) -> Measurement {
    let operations = operations ?? calibrated(to: sampleTime)
    _ = (ours(operations), base(operations))
    var pairs: [(ours: Cost, base: Cost)] = []
    for sample in 0..<samples {
      // By turns also in who is first.
      if sample.isMultiple(of: 2) {
        let ours = ours(operations)
        pairs.append((ours, base(operations)))
      } else {
        let base = base(operations)
        pairs.append((ours(operations), base))
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
        ? median(pairs.map { Double($0.ours.allocations) / count }) : nil)
  }

  /// As many operations as take about `time` on the slower side.
  @MainActor
  private func calibrated(to time: Duration) -> Int {
    let wanted = time / .nanoseconds(1)
    var operations = 1
    while operations < 1 << 30 {
      let slower = max(ours(operations).amount, base(operations).amount)
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
