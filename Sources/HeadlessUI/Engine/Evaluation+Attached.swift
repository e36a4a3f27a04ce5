extension Evaluation {
  /// Evaluates what belongs to the element before it, one deeper.
  mutating func attach(rows: Bool = false, _ content: (inout Evaluation) -> Void) {
    let start = page.elements.count
    inside(rows: rows, content)
    if page.elements.count > start { page.attached.append(start..<page.elements.count) }
  }
}

extension Page {
  /// The elements from `start` on that stand for themselves.
  func ownIndices(from start: Int) -> [Int] {
    // What was attached since is at the end.
    let ranges = attached.reversed().prefix { $0.lowerBound >= start }
      .filter { $0.lowerBound > start }
    if ranges.isEmpty { return Array(start..<elements.count) }
    return (start..<elements.count).filter { index in !ranges.contains { $0.contains(index) } }
  }
}
