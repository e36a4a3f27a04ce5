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
  /// Why there are no figures; nil if there are.
  public let problem: (any Error)?

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
    problem = nil
  }

  /// No figures, because of `problem`.
  public init(row: Row, problem: any Error) {
    self.row = row
    (ours, base, ratio, spread, allocations, idleSide) = (.nan, .nan, .nan, .nan, nil, nil)
    self.problem = problem
  }

  /// Whether something went wrong, and not only was not there.
  public var isFailure: Bool {
    idleSide != nil || problem.map { !($0 is Unmeasured) } ?? false
  }

  /// Whether the ratio, or for memory and builds the figure of ours, is within the goal; true where there is none.
  public var meetsGoal: Bool {
    guard let goal = row.goal else { return true }
    return (row.unit.isAbsolute ? ours : ratio) <= goal
  }
}
