internal import Counters
internal import Synchronization

/// What something cost.
public struct Cost: Sendable {
  /// The time or the bytes, in the unit of the row.
  public var amount: Double
  /// The blocks allocated on the heap; nil where they are not counted.
  public var allocations: Int?

  /// A cost that was found elsewhere.
  public init(amount: Double, allocations: Int? = nil) {
    self.amount = amount
    self.allocations = allocations
  }

  /// The time and the allocations of `body`.
  ///
  /// The time is the thread's processor time, so that other programs on the machine do not count.
  public static func measure(_ body: () -> Void) -> Cost {
    let allocations = allocations_of_this_thread()
    let start = thread_nanoseconds()
    body()
    return Cost(
      amount: Double(thread_nanoseconds() - start),
      allocations: counted(since: allocations))
  }

  /// The time and the allocations of `body`, turns that it waits for included.
  ///
  /// The time is the processor time of all threads, as work may go on from one to another.
  @MainActor
  public static func measure(_ body: () async -> Void) async -> Cost {
    let allocations = allocations_of_this_thread()
    let start = process_nanoseconds()
    await body()
    return Cost(
      amount: Double(process_nanoseconds() - start), allocations: counted(since: allocations))
  }

  private static func counted(since allocations: Int) -> Int? {
    countsHeap ? allocations_of_this_thread() - allocations : nil
  }

  /// Whether allocations and bytes are counted in this build.
  public static var countsHeap: Bool { allocations_are_counted() }

  /// Returns the memory that is free to the system, so that what is measured next has to get its own.
  public static func returnFreeMemory() { return_free_memory() }

  /// The bytes of the heap in use.
  public static var heapBytes: Int { heap_bytes_in_use() }
}

/// Uses a result, so that the work for it cannot be left out.
@inline(never)
public func consume(_ result: Int) {
  consumed.wrappingAdd(result, ordering: .relaxed)
}

private let consumed = Atomic<Int>(0)
