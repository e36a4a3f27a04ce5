import StateBinding

/// The fewest elements to remove and to insert that make one list another, by Myers's algorithm.
struct EditScript {
  private typealias Change = CollectionDifference<Element>.Change

  private var changes: [Change] = []

  /// The most changes that are looked for: what takes more is replaced as a whole, so that the cost stays bounded.
  private static let limit = 200

  init(from old: [Element], to new: [Element]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var same = 0
    while same < shorter - start, old[old.count - 1 - same] == new[new.count - 1 - same] {
      same += 1
    }
    let removed = Array(old[start..<(old.count - same)])
    let inserted = Array(new[start..<(new.count - same)])
    guard let trace = Self.trace(from: removed, to: inserted) else {
      for index in removed.indices { remove(removed[index], at: start + index) }
      for index in inserted.indices { insert(inserted[index], at: start + index) }
      return
    }
    follow(trace, from: removed, to: inserted, start: start)
  }

  /// The changes; empty where there are none.
  var difference: CollectionDifference<Element> {
    guard let difference = CollectionDifference(changes) else {
      programError("two changes of a list are at one place: \(changes)")
    }
    return difference
  }

  /// For each number of changes, how far into the old list each diagonal leads; nil past the limit. With `depth` changes
  /// the diagonal `k` stands at `k + depth`.
  private static func trace(from old: [Element], to new: [Element]) -> [[Int]]? {
    var trace: [[Int]] = []
    for depth in 0...min(limit, old.count + new.count) {
      var reached = [Int](repeating: 0, count: 2 * depth + 1)
      for k in stride(from: -depth, through: depth, by: 2) {
        var x = trace.last.map { start(of: k, after: $0, depth: depth).x } ?? 0
        while x < old.count, x >= k, x - k < new.count, old[x] == new[x - k] { x += 1 }
        reached[k + depth] = x
        if x >= old.count, x - k >= new.count { return trace + [reached] }
      }
      trace.append(reached)
    }
    return nil
  }

  /// Where the diagonal `k` starts with `depth` changes, and whether by an insertion.
  private static func start(
    of k: Int, after last: [Int], depth: Int
  ) -> (x: Int, inserts: Bool) {
    let above = k + 1 <= depth - 1 ? last[k + depth] : -1
    let left = k - 1 >= 1 - depth ? last[k + depth - 2] : -1
    return above > left ? (above, true) : (left + 1, false)
  }

  /// Goes back from the end, a change at a time.
  private mutating func follow(
    _ trace: [[Int]], from old: [Element], to new: [Element], start: Int
  ) {
    var k = old.count - new.count
    for depth in stride(from: trace.count - 1, to: 0, by: -1) {
      let (x, inserts) = Self.start(of: k, after: trace[depth - 1], depth: depth)
      if inserts {
        insert(new[x - k - 1], at: start + x - k - 1)
        k += 1
      } else {
        remove(old[x - 1], at: start + x - 1)
        k -= 1
      }
    }
  }

  private mutating func remove(_ element: Element, at offset: Int) {
    changes.append(.remove(offset: offset, element: element, associatedWith: nil))
  }

  private mutating func insert(_ element: Element, at offset: Int) {
    changes.append(.insert(offset: offset, element: element, associatedWith: nil))
  }
}
