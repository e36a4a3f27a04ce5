/// Brings the lines of a block up to date with what was printed: as few changes as can be, and what still matches stays.
///
/// A line that changed is replaced rather than left to a gap beside it: that would pin less than before.
struct BlockAlignment {
  /// The pairs of lines that are compared; where there are more, the block is replaced as a whole.
  private static let limit = 4_000_000

  let expected: ArraySlice<TranscriptLine>
  let printed: [TranscriptLine]
  /// How a line ends that stands in the place of none.
  let end: ArraySlice<UInt8>
  /// How many comments stand at the top of the file: nothing is inserted before those.
  let top: Int

  /// The edits that let the expected lines say what the printed ones do.
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

  /// All that was printed in the place of all that is not a comment.
  private func replacement() -> [LineEdit] {
    let comments = expected.indices.map { expected[$0].isTrivia ? LineEdit.keep($0) : .remove($0) }
    return comments + printed.map { .insert($0.raw.dropLast() + end) }
  }
}
