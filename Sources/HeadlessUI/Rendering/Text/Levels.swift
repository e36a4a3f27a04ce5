/// How far each element is indented: one level more than the nearest element around it that prints a line.
struct Levels: ~Copyable {
  /// Empty where no element is inside of another.
  private var levels: [Int] = []

  init(_ elements: UnsafeBufferPointer<Element>) {
    guard elements.contains(where: { $0.depth != 0 }) else { return }
    var around: [(depth: Int, level: Int)] = []
    levels.reserveCapacity(elements.count)
    for element in elements {
      while let last = around.last, last.depth >= element.depth { around.removeLast() }
      let level = around.last?.level ?? 1
      levels.append(level)
      around.append((element.depth, element.indentsContent ? min(level + 1, 60) : level))
    }
  }

  subscript(index: Int) -> Int { levels.isEmpty ? 1 : levels[index] }
}
