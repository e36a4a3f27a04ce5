/// Who sleeps on a virtual clock, in the order in which they wake.
///
/// A heap: with an array in order, tasks that begin to sleep one after the other would each move all the others.
struct Sleepers {
  private var heap: [Sleeper] = []
  /// How many have been cancelled since the heap was last cleared of those.
  private var cancelled = 0

  mutating func insert(_ sleeper: Sleeper) {
    heap.append(sleeper)
    rise(from: heap.count - 1)
  }

  /// The next to wake. Who is awake already, cancelled, is dropped on the way.
  mutating func next() -> Sleeper? {
    while let next = heap.first, next.parking.isOver { removeNext() }
    return heap.first
  }

  mutating func removeNext() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    sink(from: 0)
  }

  /// Somebody has been cancelled: all who have go, once they are half of what is kept.
  ///
  /// To look for each by itself would make it quadratic to cancel them all.
  mutating func noteCancelled() {
    cancelled += 1
    guard cancelled * 2 > heap.count else { return }
    cancelled = 0
    heap.removeAll { $0.parking.isOver }
    for index in heap.indices.prefix(heap.count / 2).reversed() { sink(from: index) }
  }

  private mutating func rise(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[index].isEarlier(than: heap[parent]) else { return }
      heap.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func sink(from start: Int) {
    var index = start
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].isEarlier(than: heap[first]) {
        first = child
      }
      guard first != index else { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}

/// One who sleeps on a virtual clock.
struct Sleeper {
  let deadline: VirtualClock.Instant
  let work: Int
  let sleep: Int
  let parking: Parking
  /// The app that is settled when it has been woken. Who sleeps has it too, and takes it out when it is cancelled: nothing is
  /// released by what removes a sleeper, which is done under the clock's lock.
  let app: Locked<AppRun?>

  func isEarlier(than other: Sleeper) -> Bool {
    (deadline, work, sleep) < (other.deadline, other.work, other.sleep)
  }
}
