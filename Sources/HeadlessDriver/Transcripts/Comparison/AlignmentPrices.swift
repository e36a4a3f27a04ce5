/// What it costs to bring the rest of a block up to date, from each place on.
struct AlignmentPrices {
  /// What is done at a place.
  enum Step: CaseIterable {
    /// A line that says what is printed stays.
    case match
    /// A printed line belongs to a gap.
    case cover
    /// A comment stays, or a gap ends.
    case pass
    case replace
    case remove
    case insert

    /// How many expected lines it takes.
    var rows: Int { self == .cover || self == .insert ? 0 : 1 }

    /// How many printed lines it takes.
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

  /// What is best done at a place; nil at the end.
  ///
  /// What is new goes before comments, which belong to what follows, if it may.
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
      // Less than a removal alone, so that what changed is not lost in a gap; the less, the more alike the two are.
      case .replace:
        29 - 9 * similarity(expected[expected.startIndex + row].text, printed[column].text) / 100
      case .remove, .insert: 30
      }
    return price + prices[place(row + step.rows, column + step.columns)]
  }

  /// How much of two lines is at both ends of both, in hundredths.
  private func similarity(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int32 {
    let (shorter, longer) = one.count < other.count ? (one, other) : (other, one)
    if longer.isEmpty { return 100 }
    var start = 0
    while start < shorter.count,
      shorter[shorter.startIndex + start] == longer[longer.startIndex + start]
    {
      start += 1
    }
    var end = 1
    while end <= shorter.count - start,
      shorter[shorter.endIndex - end] == longer[longer.endIndex - end]
    {
      end += 1
    }
    return Int32((start + end - 1) * 100 / longer.count)
  }

  private func place(_ row: Int, _ column: Int) -> Int { row * (printed.count + 1) + column }
}
