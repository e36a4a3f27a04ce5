import HeadlessUI
/// The rows of a page in which texts and pictures stand on the line of a control.
struct TextsBeside {
  /// The texts beside each control, keyed by the index of the control.
  private(set) var texts: [Int: String] = [:]
  /// The elements that are not on lines of their own.
  private var elsewhere: Set<Int> = []

  init(_ elements: [Element], in marks: Marks) {
    // Looks up by index, because a loop over the elements would copy each element with its texts.
    guard elements.indices.contains(where: { elements[$0].isBeside }) else { return }
    // The last row at each depth around the element.
    var rows: [[Int]] = []
    for index in elements.indices {
      while let row = rows.last, elements[row[0]].depth > elements[index].depth {
        add(rows.removeLast(), of: elements, in: marks)
      }
      let isNext = rows.last.map { elements[$0[0]].depth == elements[index].depth } ?? false
      if isNext, elements[index].isBeside {
        rows[rows.count - 1].append(index)
      } else {
        if isNext { add(rows.removeLast(), of: elements, in: marks) }
        rows.append([index])
      }
    }
    for row in rows { add(row, of: elements, in: marks) }
  }

  private mutating func add(_ row: [Int], of elements: [Element], in marks: Marks) {
    let others = row.filter { !elements[$0].isReached }
    guard !others.isEmpty, others.count == row.count - 1,
      others.allSatisfy({ elements[$0].role.isRead }),
      let control = row.first(where: { elements[$0].isReached })
    else { return }
    texts[control] = others.map { elements[$0].wholeText(in: marks) }.filter { !$0.isEmpty }
      .joined(separator: " ")
    elsewhere.formUnion(others)
  }

  /// Whether the element at `index` stands on the line of a control.
  func isElsewhere(_ index: Int) -> Bool { elsewhere.contains(index) }
}
