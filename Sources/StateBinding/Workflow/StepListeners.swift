/// The listeners of a step after the first, in their order.
@MainActor
@usableFromInline
final class StepListeners<Output> {
  private var entries: [(number: Int, listener: StepListener<Output>)] = []
  private var told = 0
  private var lastNumber = 0

  var isEmpty: Bool { entries.count == told }

  /// Adds one, and numbers it from 1 on.
  func add(_ listener: StepListener<Output>) -> Int {
    lastNumber += 1
    entries.append((lastNumber, listener))
    return lastNumber
  }

  /// Takes out and returns the one with this number.
  func remove(_ number: Int) -> StepListener<Output>? {
    let index = entries[told...].firstIndex { $0.number == number }
    return index.map { entries.remove(at: $0).listener }
  }

  /// The first that has not been told, which it is now.
  func next() -> StepListener<Output>? {
    if isEmpty { return nil }
    told += 1
    return entries[told - 1].listener
  }
}
