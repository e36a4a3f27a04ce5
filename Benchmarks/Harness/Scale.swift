/// What one of many costs, at growing numbers of them.
public struct Scale: Sendable {
  /// What there are many of; names the line, for `--filter` too.
  public let name: String
  /// What the figures are nanoseconds per.
  public let unit: String
  /// What of the growth is not the framework's, in words.
  public let reason: String?

  let ours: Row.Side
  let base: Row.Side?

  /// The numbers that are measured.
  public static let counts = [10, 1_000, 100_000, 1_000_000]

  /// A line for `name`: `ours` is the cost of so many in all, `base` that of the same by hand.
  public init(
    _ name: String, per unit: String, reason: String? = nil, ours: @escaping Row.Side,
    base: Row.Side? = nil
  ) {
    self.name = name
    self.unit = unit
    self.reason = reason
    self.ours = ours
    self.base = base
  }

  /// Measures each number.
  @MainActor
  public func measure(counts: [Int] = Scale.counts) async -> ScaleMeasurement {
    do {
      var points: [ScaleMeasurement.Point] = []
      for count in counts { points.append(try await measure(count)) }
      return ScaleMeasurement(scale: self, points: points)
    } catch {
      return ScaleMeasurement(scale: self, problem: error)
    }
  }

  /// The medians of a few samples, both sides by turns; of fewer where they take long.
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
public struct ScaleMeasurement: Sendable {
  /// The cost of one at a number of them.
  public struct Point: Sendable {
    /// How many there were.
    public let count: Int
    /// The nanoseconds of one of ours.
    public let ours: Double
    /// The nanoseconds of one by hand, where that is measured.
    public let base: Double?

    /// Figures that were found elsewhere.
    public init(count: Int, ours: Double, base: Double? = nil) {
      self.count = count
      self.ours = ours
      self.base = base
    }
  }

  /// How much dearer one may be among the most of them than among the next fewer.
  public static let allowance = 1.25

  /// The scale.
  public let scale: Scale
  /// The figures, in the order of the numbers.
  public let points: [Point]
  /// Why there are no figures; nil if there are.
  public let problem: (any Error)?

  /// Figures that were found elsewhere.
  public init(scale: Scale, points: [Point]) {
    self.scale = scale
    self.points = points
    problem = nil
  }

  /// No figures, because of `problem`.
  public init(scale: Scale, problem: any Error) {
    self.scale = scale
    points = []
    self.problem = problem
  }

  /// The cost of one at the largest number, by that at the next smaller.
  public var growth: Double { growth { $0.ours } ?? .nan }

  /// The same by hand.
  public var baseGrowth: Double? { growth { $0.base } }

  /// Whether one costs about the same among the most of them.
  public var isFlat: Bool { growth <= Self.allowance }

  /// Why it is not flat; nil if it is.
  public var explanation: String? {
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
