extension Row {
  /// Measures both sides by turns, `samples` times each, after a warm-up.
  @MainActor
  public func measure(
    samples: Int? = nil, sampleTime: Duration = .milliseconds(4)
  ) async -> Measurement {
    do {
      return try await measured(samples: samples, sampleTime: sampleTime)
    } catch {
      return Measurement(row: self, problem: error)
    }
  }

  @MainActor
  private func measured(samples: Int?, sampleTime: Duration) async throws -> Measurement {
    // Fixed operations are many.
    let samples = samples ?? self.samples ?? (operations == nil ? 21 : 7)
    // Where the number of operations is fixed, they are too few and too long to be left out.
    let mayIdle = self.operations == nil
    let operations = try await calibratedOperations(to: sampleTime)
    var idleSide: String?
    if mayIdle, try await isIdle(base, operations) { idleSide = "base" }
    if mayIdle, try await isIdle(ours, operations) { idleSide = "ours" }
    var pairs: [(ours: Cost, base: Cost)] = []
    for sample in 0..<samples {
      // By turns also in who is first.
      if sample.isMultiple(of: 2) {
        let ours = try await ours(operations)
        pairs.append((ours, try await base(operations)))
      } else {
        let base = try await base(operations)
        pairs.append((try await ours(operations), base))
      }
    }
    let count = Double(operations)
    let ratios = pairs.map { $0.ours.amount / $0.base.amount }
    let allocations = pairs.compactMap { pair in pair.ours.allocations.map { Double($0) / count } }
    return Measurement(
      row: self,
      ours: median(pairs.map { $0.ours.amount / count }),
      base: median(pairs.map { $0.base.amount / count }),
      ratio: median(ratios),
      spread: (quantile(0.75, of: ratios) - quantile(0.25, of: ratios)) / median(ratios),
      allocations: allocations.isEmpty ? nil : median(allocations),
      idleSide: idleSide)
  }

  /// Whether eight times the operations cost less than twice as much: the loop does nothing, or was left out.
  @MainActor
  private func isIdle(_ side: Side, _ operations: Int) async throws -> Bool {
    var few = Double.infinity
    var many = Double.infinity
    for _ in 0..<3 {
      few = min(few, try await side(operations).amount)
      many = min(many, try await side(operations * 8).amount)
    }
    return many < few * 2
  }

  /// As many operations as take about `time` on the slower side.
  @MainActor
  private func calibratedOperations(to time: Duration) async throws -> Int {
    if let operations { return operations }
    let wanted = time / .nanoseconds(1)
    // The first time of all may take a thousand times as long.
    _ = try await ours(1)
    _ = try await base(1)
    var operations = 1
    while operations < 1 << 30 {
      let slower = max(
        try await ours(operations).amount, try await base(operations).amount)
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
