/// Consecutive lines of one kind at one level: their columns are aligned.
struct Run {
  /// The columns of what stands first: the word, or the label of a value.
  private(set) var first = 0
  /// The columns of the labels of what can act and holds a value.
  private(set) var label = 0
  private let kind: LineKind
  private let level: Int
  private var start: Int
  private var end: Int
  /// A bit for each of the first 64 lines: whether it is reached by its address alone, which is not asked twice.
  private var bare: UInt64 = 0

  static let none = Run(kind: .none, level: 0, end: 0)

  private init(kind: LineKind, level: Int, end: Int) {
    (self.kind, self.level, start, self.end) = (kind, level, end, end)
  }

  /// The run that begins at `start` with a line of `kind` at `level`. What is too wide is not aligned with.
  init(from start: Int, _ kind: LineKind, _ level: Int, in page: borrowing TextPage, width: Int) {
    self.init(kind: kind == .more ? .acting : kind, level: level, end: start)
    if kind == .text || kind == .heading {
      end = start + 1
      return
    }
    let (widestFirst, widestLabel) = (width / 5 * 2, width / 10 * 3)
    while end < page.elements.count {
      let next = page.kind(at: end)
      let nextLevel = page.levels[end]
      guard next == .none || matches(next, nextLevel) || isBeneath(next, nextLevel) else {
        return
      }
      defer { end += 1 }
      guard next != .none, nextLevel == level else { continue }
      let element = page.elements[end]
      if next == .pair {
        widen(&first, by: Columns.count(element.lead), upTo: widestFirst)
      } else if let word = page.words.word(at: end) {
        widen(&first, by: word.columns, upTo: widestFirst)
        if case .bare = word, end - start < 64 { bare |= 1 << UInt64(end - start) }
        if element.holdsValue, let shown = element.shownLabel(behind: word) {
          widen(&label, by: Columns.count(shown), upTo: widestLabel)
        }
      }
    }
  }

  /// Whether the line at `index` is one of this run.
  func contains(_ index: Int, _ kind: LineKind, _ level: Int) -> Bool {
    index < end && matches(kind, level)
  }

  /// Whether the element at `index` is known to be reached by its address alone.
  func isBare(_ index: Int) -> Bool {
    index - start < 64 && bare & 1 << UInt64(index - start) != 0
  }

  private func matches(_ kind: LineKind, _ level: Int) -> Bool {
    if level != self.level { return false }
    return kind == self.kind || kind == .more && self.kind == .acting
  }

  /// Whether the line is an option of a picker of this run.
  private func isBeneath(_ kind: LineKind, _ level: Int) -> Bool {
    self.kind == .acting && kind == .option && level > self.level
  }

  private func widen(_ columns: inout Int, by count: Int, upTo widest: Int) {
    if count > columns, count <= widest { columns = count }
  }
}
