/// An operation beside its hand-written equivalent in plain Swift.
public struct Row: Sendable {
  /// What the figures are.
  public enum Unit: String, Sendable {
    /// Nanoseconds per operation.
    case nanoseconds = "ns"
    /// Bodies of views evaluated per operation.
    case bodies
    /// Bytes of heap per object.
    case bytes
    /// KiB of the process in memory, after the operations and before them.
    case resident = "KiB"
  }

  /// How one side is measured: so many operations, their cost in all, with what they leave for a later turn.
  public typealias Side = @MainActor @Sendable (_ operations: Int) async -> Cost

  /// Names the row, for `--filter` too.
  public let name: String
  /// What the figures are.
  public let unit: Unit
  /// The highest ratio that is good enough, of bytes the highest figure of ours; nil where there is no goal.
  public let goal: Double?
  /// The operations of one sample, where calibration may not choose.
  public let operations: Int?

  /// What is counted by the second too, and how many of it one operation does.
  public let rates: [(what: String, perOperation: Double)]

  let ours: Side
  let base: Side

  /// A row of two sides that measure themselves.
  public init(
    _ name: String, unit: Unit = .nanoseconds, goal: Double? = nil, operations: Int? = nil,
    rates: [(what: String, perOperation: Double)] = [], ours: @escaping Side, base: @escaping Side
  ) {
    self.name = name
    self.unit = unit
    self.goal = goal
    self.operations = operations
    self.rates = rates
    self.ours = ours
    self.base = base
  }

  /// A row of two sides that each make what they need once and then loop; the loops return something that depends on
  /// all their work.
  public init(
    _ name: String, goal: Double? = nil,
    ours: @escaping @MainActor @Sendable () -> (Int) -> Int,
    base: @escaping @MainActor @Sendable () -> (Int) -> Int
  ) {
    self.init(name, goal: goal, ours: Self.looping(ours), base: Self.looping(base))
  }

  private static func looping(
    _ make: @escaping @MainActor @Sendable () -> (Int) -> Int
  ) -> Side {
    let loop = Kept(make)
    return { operations in
      let run = loop.value
      return Cost.measure { consume(run(operations)) }
    }
  }
}

/// Makes a loop when it is first needed, and keeps it.
@MainActor
private final class Kept {
  private let make: @MainActor @Sendable () -> (Int) -> Int
  private(set) lazy var value = make()

  nonisolated init(_ make: @escaping @MainActor @Sendable () -> (Int) -> Int) {
    self.make = make
  }
}
