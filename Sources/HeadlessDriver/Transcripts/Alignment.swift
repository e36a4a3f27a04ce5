/// Updates the expected lines of a block to the printed ones, with as few changes as possible. Lines that still match stay.
///
/// A changed line is replaced, even if a gap next to it would match the new line: the updated block would check less than
/// before.
struct BlockAlignment {
  /// The highest number of pairs of lines that are compared. A block with more pairs is replaced as a whole.
  fileprivate static let limit = 4_000_000

  let expected: ArraySlice<TranscriptLine>
  let printed: [TranscriptLine]
  /// The line end of the file, for inserted lines.
  let end: ArraySlice<UInt8>
  /// The number of comments at the top of the file. No line is inserted before them.
  let top: Int

  /// A part of the alignment, with the lines that it consumes.
  struct Pair: Sendable {
    let kind: Kind
    let expected: Int?
    /// The printed line; nil if the part consumes none.
    let printed: TranscriptLine?
  }

  /// The kind of a part. A part leads from one place, a pair of an expected line and a printed line, to the next.
  enum Kind: CaseIterable {
    /// The expected line matches the printed line and stays.
    case match
    /// A gap covers the printed line.
    case cover
    /// A comment stays, or a gap ends.
    case pass
    case replace
    case remove
    case insert

    /// The number of expected lines that such a part consumes.
    fileprivate var rows: Int { self == .cover || self == .insert ? 0 : 1 }

    /// The number of printed lines that such a part consumes.
    fileprivate var columns: Int { self == .pass || self == .remove ? 0 : 1 }
  }

  /// The expected lines next to the printed ones, in order.
  func pairs() -> [Pair] {
    guard (expected.count + 1) * (printed.count + 1) <= Self.limit else { return replacement() }
    let prices = prices()
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while let kind = kind(atRow: row, column, prices) {
      pairs.append(
        Pair(
          kind: kind, expected: kind.rows > 0 ? expected.startIndex + row : nil,
          printed: kind.columns > 0 ? printed[column] : nil))
      row += kind.rows
      column += kind.columns
    }
    return pairs
  }

  /// The edits that make the expected lines match the printed ones, from the `pairs`.
  func edits(_ pairs: [Pair]) -> [LineEdit] {
    pairs.flatMap { pair -> [LineEdit] in
      var edits: [LineEdit] = []
      if let index = pair.expected {
        edits.append(pair.kind == .pass || pair.kind == .match ? .keep(index) : .remove(index))
      }
      if let printed = pair.printed, pair.kind == .replace || pair.kind == .insert {
        edits.append(
          .insert((printed.written + (pair.expected.map { expected[$0].end } ?? end))[...]))
      }
      return edits
    }
  }

  /// Replaces all expected lines by the printed ones, except for comments.
  private func replacement() -> [Pair] {
    expected.indices.map { index in
      Pair(kind: expected[index].isTrivia ? .pass : .remove, expected: index, printed: nil)
    } + printed.map { Pair(kind: .insert, expected: nil, printed: $0) }
  }
}

extension BlockAlignment {
  /// The price of updating the rest of the block, from each place on.
  private func prices() -> [Int32] {
    var prices = [Int32](repeating: 0, count: (expected.count + 1) * (printed.count + 1))
    for row in (0...expected.count).reversed() {
      for column in (0...printed.count).reversed() {
        guard row < expected.count || column < printed.count else { continue }
        var least = Int32.max
        for kind in Kind.allCases where isPossible(kind, row, column) {
          least = min(least, price(kind, row, column, prices))
        }
        prices[place(row, column)] = least
      }
    }
    return prices
  }

  /// The cheapest kind of part at a place; nil at the end. A new line goes before a comment, because a comment belongs to the line
  /// that follows.
  private func kind(atRow row: Int, _ column: Int, _ prices: [Int32]) -> Kind? {
    let isBeforeComment =
      row >= top && row < expected.count && expected[expected.startIndex + row].isTrivia
    return ((isBeforeComment ? [.insert] : []) + Kind.allCases).first {
      isPossible($0, row, column) && price($0, row, column, prices) == prices[place(row, column)]
    }
  }

  private func isPossible(_ kind: Kind, _ row: Int, _ column: Int) -> Bool {
    let line = row < expected.count ? expected[expected.startIndex + row] : nil
    let printed = column < printed.count ? printed[column] : nil
    switch kind {
    case .insert: return printed != nil
    case .remove: return line.map { !$0.isTrivia && $0.kind != .gap } ?? false
    case .pass: return line.map { $0.isTrivia || $0.kind == .gap } ?? false
    case .cover: return line?.kind == .gap && printed?.kind == .output
    case .match, .replace:
      guard let line, let printed else { return false }
      if kind == .match { return line.matches(printed) }
      return line.kind == printed.kind || (line.kind == .pattern && printed.kind == .output)
    }
  }

  private func price(_ kind: Kind, _ row: Int, _ column: Int, _ prices: [Int32]) -> Int32 {
    let price: Int32 =
      switch kind {
      case .match, .cover, .pass: 0
      // Costs less than a removal, so that a gap does not swallow a changed line. The more alike the two lines are, the less it
      // costs.
      case .replace:
        29 - 9 * similarity(expected[expected.startIndex + row].text, printed[column].text) / 100
      case .remove, .insert: 30
      }
    return price + prices[place(row + kind.rows, column + kind.columns)]
  }

  /// The length of the common beginning and the common end of two lines, as a percentage of the longer line.
  private func similarity(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int32 {
    let longer = max(one.count, other.count)
    if longer == 0 { return 100 }
    let (start, end) = commonEnds(one, other, by: ==)
    return Int32((start + end) * 100 / longer)
  }

  private func place(_ row: Int, _ column: Int) -> Int { row * (printed.count + 1) + column }
}

extension Edit {
  package static func edits(from old: [Line], to new: [Line]) -> [Edit] {
    let (removed, inserted) = changedOffsets(from: old, to: new)
    var edits: [Edit] = []
    var (from, to) = (0, 0)
    while from < old.count || to < new.count {
      if removed.contains(from) {
        edits.append(.remove(from))
        from += 1
      } else if inserted.contains(to) {
        edits.append(.insert(new[to]))
        to += 1
      } else {
        edits.append(.keep(from))
        (from, to) = (from + 1, to + 1)
      }
    }
    return edits
  }
}

/// The offsets of the lines that are only in `old`, and of the lines that are only in `new`.
///
/// The time of a search for the fewest changes grows with the square of their number. If there may be too many, or if one side has
/// no lines, everything between the common beginning and the common end counts as changed.
func changedOffsets<Line: Equatable>(
  from old: [Line], to new: [Line]
) -> (removed: Set<Int>, inserted: Set<Int>) {
  let (start, end) = commonEnds(old, new, by: ==)
  let (oldPart, newPart) = (start..<old.count - end, start..<new.count - end)
  let most = oldPart.count + newPart.count
  if oldPart.isEmpty || newPart.isEmpty || most * most > 4 * BlockAlignment.limit {
    return (Set(oldPart), Set(newPart))
  }
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in new[newPart].difference(from: old[oldPart]) {
    switch change {
    case .remove(let offset, _, _): removed.insert(start + offset)
    case .insert(let offset, _, _): inserted.insert(start + offset)
    }
  }
  return (removed, inserted)
}

/// The length of the common beginning of `one` and `other`, and of the common end of the rest.
func commonEnds<Items: BidirectionalCollection>(
  _ one: Items, _ other: Items, by areEqual: (Items.Element, Items.Element) -> Bool
) -> (start: Int, end: Int) {
  let start = zip(one, other).prefix { areEqual($0, $1) }.count
  let rests = zip(one.dropFirst(start).reversed(), other.dropFirst(start).reversed())
  return (start, rests.prefix { areEqual($0, $1) }.count)
}
