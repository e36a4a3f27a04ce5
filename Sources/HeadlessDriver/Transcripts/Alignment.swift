/// Brings the lines of a block up to date with the printed ones: with as few changes as possible, and lines that still match stay.
///
/// A line that changed is replaced rather than left to a gap beside it: that would pin less than before.
struct BlockAlignment {
  /// The number of pairs of lines that are compared; a block with more is replaced as a whole.
  private static let limit = 4_000_000

  let expected: ArraySlice<TranscriptLine>
  let printed: [TranscriptLine]
  /// The line end of the file.
  let end: ArraySlice<UInt8>
  /// The number of comments at the top of the file: nothing is inserted before those.
  let top: Int

  /// The edits that let the expected lines say the same as the printed ones.
  func edits() -> [LineEdit] {
    guard (expected.count + 1) * (printed.count + 1) <= Self.limit else { return replacement() }
    let prices = AlignmentPrices(expected, printed)
    var edits: [LineEdit] = []
    var (row, column) = (0, 0)
    while let step = prices.step(atRow: row, column: column, mayInsert: row >= top) {
      let index = expected.startIndex + row
      switch step {
      case .pass, .match: edits.append(.keep(index))
      case .cover: break
      case .replace:
        edits.append(.remove(index))
        edits.append(.insert(printed[column].raw.dropLast() + expected[index].end))
      case .remove: edits.append(.remove(index))
      case .insert: edits.append(.insert(printed[column].raw.dropLast() + end))
      }
      row += step.rows
      column += step.columns
    }
    return edits
  }

  /// All printed lines in the place of all expected ones that are no comments.
  private func replacement() -> [LineEdit] {
    let comments = expected.indices.map { expected[$0].isTrivia ? LineEdit.keep($0) : .remove($0) }
    return comments + printed.map { .insert($0.raw.dropLast() + end) }
  }
}

/// The price of bringing the rest of a block up to date, from each place on. A place is an expected and a printed line.
private struct AlignmentPrices {
  /// A step from one place to the next.
  enum Step: CaseIterable {
    /// An expected line that says the printed one stays.
    case match
    /// A printed line belongs to a gap.
    case cover
    /// A comment stays, or a gap ends.
    case pass
    case replace
    case remove
    case insert

    /// The expected lines that the step takes.
    var rows: Int { self == .cover || self == .insert ? 0 : 1 }

    /// The printed lines that the step takes.
    var columns: Int { self == .pass || self == .remove ? 0 : 1 }
  }

  private let expected: ArraySlice<TranscriptLine>
  private let printed: [TranscriptLine]
  private var prices: [Int32]

  init(_ expected: ArraySlice<TranscriptLine>, _ printed: [TranscriptLine]) {
    self.expected = expected
    self.printed = printed
    prices = [Int32](repeating: 0, count: (expected.count + 1) * (printed.count + 1))
    for row in (0...expected.count).reversed() {
      for column in (0...printed.count).reversed() {
        guard row < expected.count || column < printed.count else { continue }
        var least = Int32.max
        for step in Step.allCases where isPossible(step, row, column) {
          least = min(least, price(step, row, column))
        }
        prices[place(row, column)] = least
      }
    }
  }

  /// The cheapest step at a place; nil at the end.
  ///
  /// New lines go before comments, which belong to the line that follows, if they may.
  func step(atRow row: Int, column: Int, mayInsert: Bool) -> Step? {
    let isBeforeComment = row < expected.count && expected[expected.startIndex + row].isTrivia
    let order: [Step] =
      mayInsert && isBeforeComment ? [.insert] + Step.allCases : Step.allCases
    return order.first {
      isPossible($0, row, column) && price($0, row, column) == prices[place(row, column)]
    }
  }

  private func isPossible(_ step: Step, _ row: Int, _ column: Int) -> Bool {
    let line = row < expected.count ? expected[expected.startIndex + row] : nil
    let printed = column < printed.count ? printed[column] : nil
    switch step {
    case .insert: return printed != nil
    case .remove: return line.map { !$0.isTrivia && $0.kind != .gap } ?? false
    case .pass: return line.map { $0.isTrivia || $0.kind == .gap } ?? false
    case .cover: return line?.kind == .gap && printed?.kind == .output
    case .match, .replace:
      guard let line, let printed else { return false }
      if step == .match { return line.matches(printed) }
      return line.kind == printed.kind || (line.kind == .pattern && printed.kind == .output)
    }
  }

  private func price(_ step: Step, _ row: Int, _ column: Int) -> Int32 {
    let price: Int32 =
      switch step {
      case .match, .cover, .pass: 0
      // Less than a removal alone, so that a changed line is not lost in a gap; the less, the more alike the two are.
      case .replace:
        29 - 9 * similarity(expected[expected.startIndex + row].text, printed[column].text) / 100
      case .remove, .insert: 30
      }
    return price + prices[place(row + step.rows, column + step.columns)]
  }

  /// The share of two lines that both begin or end with, in hundredths.
  private func similarity(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int32 {
    let (shorter, longer) = one.count < other.count ? (one, other) : (other, one)
    if longer.isEmpty { return 100 }
    var start = 0
    while start < shorter.count,
      shorter[shorter.startIndex + start] == longer[longer.startIndex + start]
    {
      start += 1
    }
    var end = 0
    while end < shorter.count - start,
      shorter[shorter.endIndex - 1 - end] == longer[longer.endIndex - 1 - end]
    {
      end += 1
    }
    return Int32((start + end) * 100 / longer.count)
  }

  private func place(_ row: Int, _ column: Int) -> Int { row * (printed.count + 1) + column }
}

extension LineEdit {
  /// The edits that make `new` of `old`, both lines with their ends.
  static func edits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [LineEdit] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [LineEdit] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        edits.append(.remove(from))
        from += 1
      } else if inserted.contains(to) {
        edits.append(.insert(Array(new[to])))
        to += 1
      } else {
        edits.append(.keep(from))
        (from, to) = (from + 1, to + 1)
      }
    }
    return edits
  }
}
