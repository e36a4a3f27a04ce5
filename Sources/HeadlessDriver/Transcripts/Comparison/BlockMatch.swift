/// Whether the lines of a block say what was printed.
enum BlockMatch {
  /// Whether `expected`, with its gaps and patterns, says all of `printed` and nothing else.
  static func matches(
    _ expected: ArraySlice<TranscriptLine>, _ printed: [TranscriptLine]
  ) -> Bool {
    var next = expected.startIndex
    var index = 0
    /// Behind the last gap, and up to where that reaches.
    var gap: (next: Int, end: Int)?
    while true {
      while next < expected.endIndex, expected[next].isTrivia { next += 1 }
      if next < expected.endIndex, expected[next].kind == .gap {
        next += 1
        gap = (next, index)
      } else if next < expected.endIndex, index < printed.count,
        expected[next].matches(printed[index])
      {
        next += 1
        index += 1
      } else if next == expected.endIndex, index == printed.count {
        return true
      } else if let last = gap, last.end < printed.count, printed[last.end].kind == .output {
        gap = (last.next, last.end + 1)
        (next, index) = (last.next, last.end + 1)
      } else {
        return false
      }
    }
  }
}
