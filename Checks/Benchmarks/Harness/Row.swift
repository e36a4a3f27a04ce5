/// An operation with the framework ("ours") beside the same operation by hand in plain Swift ("base").
package struct Row: Sendable {
  /// The unit of a row's figures.
  package enum Unit: String, Sendable {
    /// Nanoseconds per operation.
    case nanoseconds = "ns"
    /// Bodies of list rows evaluated per operation.
    case bodies
    /// Bytes of heap per object.
    case bytes
    /// Resident memory of the process in KiB.
    case resident = "KiB"
    /// Peak memory of a program in KiB.
    case peak = "KiB peak"
    /// Milliseconds of processor time per start of a program.
    case milliseconds = "ms"
    /// Seconds by the clock.
    case seconds = "s"

    /// The figure that the goal limits.
    var goal: Goal {
      switch self {
      case .bytes, .seconds: .ours
      case .peak: .aboveBase
      case .nanoseconds, .bodies, .resident, .milliseconds: .ratio
      }
    }

    /// A figure that a goal can limit: ours divided by base, ours, or ours minus base.
    enum Goal {
      case ratio, ours, aboveBase
    }
  }

  /// One of the two ways to do a row's operation.
  ///
  /// Its closures throw ``Unmeasured`` if something that they need is missing.
  package struct Side: Sendable {
    let result: @MainActor @Sendable () async throws -> String
    let cost: @MainActor @Sendable (_ operations: Int) async throws -> Cost

    /// A side that measures its own `cost`, late work included; `result` must equal the other side's.
    package init(
      result: @escaping @MainActor @Sendable () async throws -> String,
      cost: @escaping @MainActor @Sendable (_ operations: Int) async throws -> Cost
    ) {
      self.result = result
      self.cost = cost
    }

    /// A side that makes its objects once and then loops.
    ///
    /// The loop returns a number that depends on all its work; without `result`, the number after 64 operations is
    /// compared with the other side's.
    package static func looping(
      _ make: @escaping @MainActor @Sendable () -> (Int) -> Int,
      result: (@MainActor @Sendable () -> String)? = nil
    ) -> Side {
      let loop = MadeOnce(make)
      return Side(
        result: { result?() ?? String(make()(64)) },
        cost: { operations in
          let run = loop.value
          return Cost.measure { consume(run(operations)) }
        })
    }
  }

  /// The name of a side on the command line.
  package enum SideName: String, Sendable {
    case ours, base
  }

  /// The name, which `--filter` looks at.
  package let name: String
  package let unit: Unit
  /// The highest ratio allowed (for heap and builds: the highest figure of ours; for peaks: above base), or nil.
  package let goal: Double?
  /// The operations of one sample; nil if calibration chooses.
  package let operations: Int?
  /// The number of samples in one process.
  package let samples: Int
  /// Whether the sides start programs themselves, so that each sample has its own process already.
  package let startsPrograms: Bool
  /// Whether the row is measured only if asked for, because it takes minutes.
  package let isSlow: Bool
  /// The things to print per second, and how many of them one operation does.
  package let rates: [(what: String, perOperation: Double)]

  let ours: Side
  let base: Side

  package init(
    _ name: String, unit: Unit = .nanoseconds, goal: Double? = nil, operations: Int? = nil,
    samples: Int? = nil, startsPrograms: Bool = false, isSlow: Bool = false,
    rates: [(what: String, perOperation: Double)] = [], ours: Side, base: Side
  ) {
    self.name = name
    self.unit = unit
    self.goal = goal
    self.operations = operations
    self.samples = samples ?? (operations == nil ? 21 : 3)
    self.startsPrograms = startsPrograms
    self.isSlow = isSlow
    self.rates = rates
    self.ours = ours
    self.base = base
  }

  /// A row of two loops.
  package init(
    _ name: String, goal: Double? = nil,
    ours: @escaping @MainActor @Sendable () -> (Int) -> Int,
    base: @escaping @MainActor @Sendable () -> (Int) -> Int
  ) {
    self.init(name, goal: goal, ours: .looping(ours), base: .looping(base))
  }

  /// The processes that the figures come from: fewer for rows of many operations.
  package var processes: Int { operations == nil ? 5 : 3 }

  /// Throws ``SidesDiffer`` unless both sides have the same result.
  @MainActor
  package func check() async throws {
    let (ours, base) = (try await ours.result(), try await base.result())
    guard ours == base else { throw SidesDiffer(ours: ours, base: base) }
  }

  /// Runs `operations` of one side without measuring them, for a tool that watches the program.
  @MainActor
  package func run(_ side: SideName, operations: Int) async throws {
    _ = try await (side == .ours ? ours : base).cost(operations)
  }
}

/// Makes a value at the first use and keeps it.
@MainActor
private final class MadeOnce<Value> {
  private let make: @MainActor @Sendable () -> Value
  private(set) lazy var value = make()

  nonisolated init(_ make: @escaping @MainActor @Sendable () -> Value) {
    self.make = make
  }
}

/// The two sides of a row do different things, so that their costs say nothing.
package struct SidesDiffer: Error, CustomStringConvertible {
  let ours: String
  let base: String

  package var description: String {
    "the sides differ: ours is \(ours.debugDescription), base is \(base.debugDescription)"
  }
}

/// The reason why a row cannot be measured here: what is missing, and how to get it.
package struct Unmeasured: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
