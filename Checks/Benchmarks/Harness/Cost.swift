internal import Counters
internal import Synchronization

/// The cost of some operations.
package struct Cost: Sendable {
  /// The time or the bytes, in the unit of the row.
  package var amount: Double
  /// The blocks allocated on the heap; nil where they are not counted.
  package var allocations: Int?

  package init(amount: Double, allocations: Int? = nil) {
    self.amount = amount
    self.allocations = allocations
  }

  /// Measures `body` in the thread's processor time, so that other programs on the machine do not count.
  package static func measure(_ body: () -> Void) -> Cost {
    let allocations = allocations_of_this_thread()
    let start = thread_nanoseconds()
    body()
    return Cost(
      amount: Double(thread_nanoseconds() - start),
      allocations: counted(since: allocations))
  }

  /// Measures `body` in the processor time of all threads, because its work may move between them.
  @MainActor
  package static func measure(_ body: () async -> Void) async -> Cost {
    let allocations = allocations_of_this_thread()
    let start = process_nanoseconds()
    await body()
    return Cost(
      amount: Double(process_nanoseconds() - start), allocations: counted(since: allocations))
  }

  /// The resident memory of this process in KiB.
  package static var resident: Cost { Cost(amount: Double(resident_kibibytes())) }

  /// Whether this build counts allocations and heap bytes.
  package static var countsHeap: Bool { allocations_are_counted() }

  /// The bytes of the heap in use.
  package static var heapBytes: Int { heap_bytes_in_use() }

  /// Returns free memory to the system, so that the next measurement has to get its own.
  package static func returnFreeMemory() { return_free_memory() }

  private static func counted(since allocations: Int) -> Int? {
    countsHeap ? allocations_of_this_thread() - allocations : nil
  }
}

/// Uses `result`, so that the compiler cannot remove the work for it.
@inline(never)
package func consume(_ result: Int) {
  consumed.wrappingAdd(result, ordering: .relaxed)
}

private let consumed = Atomic<Int>(0)
