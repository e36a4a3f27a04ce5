/// How far each element is indented: one level more than the nearest element around it that prints a line.
struct Levels: ~Copyable {
  /// Empty where no element is inside of another.
  private var levels: [Int] = []

  init(_ elements: ElementsInPlace) {
    guard elements.indices.contains(where: { elements[$0].depth != 0 }) else { return }
    var around: [(depth: Int, level: Int)] = []
    levels.reserveCapacity(elements.count)
    for index in elements.indices {
      let depth = elements[index].depth
      while let last = around.last, last.depth >= depth { around.removeLast() }
      let level = around.last?.level ?? 1
      levels.append(level)
      around.append((depth, elements[index].indentsContent ? min(level + 1, 60) : level))
    }
  }

  subscript(index: Int) -> Int { levels.isEmpty ? 1 : levels[index] }
}
