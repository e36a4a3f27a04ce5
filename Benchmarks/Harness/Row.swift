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
    /// KiB of a program in memory when they were most.
    case peak = "KiB peak"
    /// Milliseconds of processor time per start of a program.
    case milliseconds = "ms"
    /// Seconds by the clock.
    case seconds = "s"

    /// Whether the goal is of ours alone, not of the ratio.
    var isAbsolute: Bool { self == .bytes || self == .peak || self == .seconds }
  }

  /// How one side is measured: so many operations, their cost in all, with what they leave for a later turn.
  ///
  /// It throws ``Unmeasured`` where something that it needs is not there.
  public typealias Side = @MainActor @Sendable (_ operations: Int) async throws -> Cost

  /// Names the row, for `--filter` too.
  public let name: String
  /// What the figures are.
  public let unit: Unit
  /// The highest ratio that is good enough, of memory and builds the highest figure of ours; nil where there is no goal.
  public let goal: Double?
  /// The operations of one sample, where calibration may not choose.
  public let operations: Int?
  /// How many times each side is measured, where that is not as usual.
  public let samples: Int?
  /// Whether it takes so long that it has to be asked for.
  public let isSlow: Bool

  /// What is counted by the second too, and how many of it one operation does.
  public let rates: [(what: String, perOperation: Double)]

  /// What a profile says of a goal that is missed.
  public let whyMissed: String?

  let ours: Side
  let base: Side

  /// A row of two sides that measure themselves.
  public init(
    _ name: String, unit: Unit = .nanoseconds, goal: Double? = nil, operations: Int? = nil,
    samples: Int? = nil, isSlow: Bool = false, rates: [(what: String, perOperation: Double)] = [],
    whyMissed: String? = nil, ours: @escaping Side, base: @escaping Side
  ) {
    self.name = name
    self.unit = unit
    self.goal = goal
    self.operations = operations
    self.samples = samples
    self.isSlow = isSlow
    self.rates = rates
    self.whyMissed = whyMissed
    self.ours = ours
    self.base = base
  }

  /// A row of two sides that each make what they need once and then loop; the loops return something that depends on
  /// all their work.
  public init(
    _ name: String, goal: Double? = nil, whyMissed: String? = nil,
    ours: @escaping @MainActor @Sendable () -> (Int) -> Int,
    base: @escaping @MainActor @Sendable () -> (Int) -> Int
  ) {
    self.init(
      name, goal: goal, whyMissed: whyMissed, ours: Self.looping(ours), base: Self.looping(base))
  }

  /// A side by its name.
  public enum SideName: String, Sendable {
    case ours, base
  }

  /// Runs so many operations of one side, for a tool that watches the program.
  @MainActor
  public func run(_ side: SideName, operations: Int) async throws {
    switch side {
    case .ours: _ = try await ours(operations)
    case .base: _ = try await base(operations)
    }
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
