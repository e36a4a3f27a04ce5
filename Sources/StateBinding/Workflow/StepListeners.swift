/// The listeners of a step after the first, in their order.
@MainActor
@usableFromInline
final class StepListeners<Output> {
  private var entries: [(number: Int, hear: (StepOutcome<Output>) -> Void)] = []
  private var told = 0
  private var lastNumber = 0

  var isEmpty: Bool { entries.count == told }

  /// Adds one, and numbers it from 1 on.
  func add(_ hear: @escaping (StepOutcome<Output>) -> Void) -> Int {
    lastNumber += 1
    entries.append((lastNumber, hear))
    return lastNumber
  }

  /// Takes out and returns the one with this number.
  func remove(_ number: Int) -> ((StepOutcome<Output>) -> Void)? {
    let index = entries[told...].firstIndex { $0.number == number }
    return index.map { entries.remove(at: $0).hear }
  }

  /// The first that has not been told, which it is now.
  func next() -> ((StepOutcome<Output>) -> Void)? {
    if isEmpty { return nil }
    told += 1
    return entries[told - 1].hear
  }
}
