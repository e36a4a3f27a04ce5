extension LineWriter {
  /// Writes `text`, in which nothing is left to escape, word by word: a word that does not fit begins a line, and one that
  /// is longer than a line is broken between clusters.
  mutating func wrap(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      switch text[index] {
      case 0x0A:
        breakLine()
        index += 1
      case 0x20:
        space()
        index += 1
      default:
        let end = text[index...].firstIndex { $0 == 0x20 || $0 == 0x0A } ?? text.count
        let columns = Columns.count(text, from: index, to: end)
        if columns > width - column, column > hang { breakLine() }
        if columns <= width - column {
          put(UnsafeBufferPointer(rebasing: text[index..<end]), columns: columns)
        } else {
          breakWord(UnsafeBufferPointer(rebasing: text[index..<end]))
        }
        index = end
      }
    }
  }

  private mutating func breakWord(_ word: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    var columns = 0
    while index < word.count {
      let cluster = Columns.cluster(in: word, at: index)
      if columns + cluster.columns > width - column, index > start {
        put(UnsafeBufferPointer(rebasing: word[start..<index]), columns: columns)
        breakLine()
        (start, columns) = (index, 0)
      }
      columns += cluster.columns
      index = cluster.end
    }
    put(UnsafeBufferPointer(rebasing: word[start...]), columns: columns)
  }
}
