/// The cost of one thing among growing numbers of them.
package struct Scale: Sendable {
  /// The name of the many things, which `--filter` looks at.
  package let name: String
  /// The thing that the nanoseconds are counted for.
  package let unit: String
  /// The reason for growth that is not the framework's.
  package let reason: String?

  /// The cost of `count` things together.
  package typealias Side = @MainActor @Sendable (_ count: Int) async throws -> Cost

  let ours: Side
  let base: Side?

  /// The numbers that are measured.
  package static let counts = [10, 1_000, 100_000, 1_000_000]

  package init(
    _ name: String, per unit: String, reason: String? = nil, ours: @escaping Side,
    base: Side? = nil
  ) {
    self.name = name
    self.unit = unit
    self.reason = reason
    self.ours = ours
    self.base = base
  }

  @MainActor
  package func measure(counts: [Int] = Scale.counts) async -> ScaleMeasurement {
    do {
      var points: [ScaleMeasurement.Point] = []
      for count in counts { points.append(try await measure(count)) }
      return ScaleMeasurement(scale: self, points: points)
    } catch {
      return ScaleMeasurement(scale: self, problem: error)
    }
  }

  /// The medians of at most five samples within ten seconds.
  @MainActor
  private func measure(_ count: Int) async throws -> ScaleMeasurement.Point {
    let start = ContinuousClock.now
    var (ours, base): ([Double], [Double]) = ([], [])
    repeat {
      ours.append(try await self.ours(count).amount / Double(count))
      if let side = self.base { base.append(try await side(count).amount / Double(count)) }
    } while ours.count < 5 && ContinuousClock.now - start < .seconds(10)
    return ScaleMeasurement.Point(
      count: count, ours: median(ours), base: base.isEmpty ? nil : median(base))
  }
}

/// The figures of one scale.
package struct ScaleMeasurement: Sendable {
  /// The cost of one at a number of them.
  package struct Point: Sendable {
    package let count: Int
    /// Nanoseconds for one thing.
    package let ours: Double
    /// Nanoseconds for one thing by hand, or nil.
    package let base: Double?

    package init(count: Int, ours: Double, base: Double? = nil) {
      self.count = count
      self.ours = ours
      self.base = base
    }
  }

  /// The highest growth that counts as flat.
  package static let allowance = 1.25

  package let scale: Scale
  package let points: [Point]
  /// The reason why there are no figures; nil if there are.
  package let problem: (any Error)?

  package init(scale: Scale, points: [Point]) {
    self.scale = scale
    self.points = points
    problem = nil
  }

  package init(scale: Scale, problem: any Error) {
    self.scale = scale
    points = []
    self.problem = problem
  }

  /// The cost of one thing at the largest number divided by the cost at the number before it.
  package var growth: Double { growth { $0.ours } ?? .nan }

  /// The growth by hand, or nil.
  package var baseGrowth: Double? { growth { $0.base } }

  package var isFlat: Bool { growth <= Self.allowance }

  /// The reason for the growth; nil if the scale is flat.
  package var explanation: String? {
    if isFlat || problem != nil { return nil }
    if let baseGrowth, baseGrowth > Self.allowance {
      return "by hand it grows by \(Report.decimal(baseGrowth, 2)): \(scale.reason ?? "memory")"
    }
    return scale.reason ?? "unexplained"
  }

  private func growth(_ figure: (Point) -> Double?) -> Double? {
    guard let last = points.last.flatMap(figure),
      let before = points.dropLast().last.flatMap(figure)
    else { return nil }
    return last / before
  }
}
