import HeadlessUI
/// The look of text where there is colour.
package enum Style: Equatable {
  case plain, title, word, dimmed, destructive, question, added

  /// The sequence that switches the style on; nil for plain text.
  package var code: String? {
    switch self {
    case .plain: nil
    case .title: "\u{1B}[1m"
    case .word: "\u{1B}[36m"
    case .dimmed: "\u{1B}[2m"
    case .destructive: "\u{1B}[31m"
    case .question: "\u{1B}[1;33m"
    case .added: "\u{1B}[32m"
    }
  }

  /// The sequence that switches every style off.
  package static let reset = "\u{1B}[0m"
}

/// Writes lines that break at a width and never end in a space.
struct LineWriter {
  private(set) var bytes: [UInt8] = []
  let width: Int
  /// The column at which a broken line continues.
  var hang = 0
  /// The style of the text to come.
  var style = Style.plain
  /// The next column, after the spaces that are owed.
  private(set) var column = 0
  /// Whether no line has been ended yet.
  private(set) var isAtStart: Bool
  private let isStyled: Bool
  private var shownStyle = Style.plain
  /// The spaces to write before the next text: none are left at the end of a line.
  private var owedSpaces = 0

  /// A writer of lines of `width` columns (20 at least); `isAtStart` is false below other lines.
  init(width: Int, isStyled: Bool, isAtStart: Bool = true) {
    self.width = max(width, 20)
    self.isStyled = isStyled
    self.isAtStart = isAtStart
    bytes.reserveCapacity(512)
  }

  /// Leaves `count` columns free, if anything follows on this line.
  mutating func space(_ count: Int = 1) {
    owedSpaces += count
    column += count
  }

  /// Leaves one column free, unless a column of text has just begun.
  mutating func spaceWord() {
    if column > hang { space() }
  }

  /// Drops the lines that were written so far.
  mutating func dropLines() { bytes.removeAll(keepingCapacity: true) }

  mutating func endLine() {
    if shownStyle != .plain { show(.plain) }
    bytes.append(0x0A)
    isAtStart = false
    column = 0
    owedSpaces = 0
  }

  /// Ends the line and continues below at `hang`.
  mutating func breakLine() {
    endLine()
    space(hang)
  }

  /// Continues at `hang`, on this line if it has no text yet.
  private mutating func beginAtHang() {
    if column > owedSpaces { endLine() }
    (column, owedSpaces) = (hang, hang)
  }

  /// Begins a column of `text` at `target`, or at least two spaces further on. Begins it on a new line at `margin` if hardly
  /// any room is left, or if the text would be broken in less than half of the width.
  mutating func beginColumn(of text: String = "", at target: Int, margin: Int) {
    space(max(2, target - column))
    let isNarrow = column > width / 2 && Columns.count(text) > width - column
    if isNarrow || column > width - 10, column > margin {
      hang = margin
      breakLine()
    }
    hang = column
  }

  /// Writes `text`, escaped, and broken into lines where it does not fit.
  mutating func write(_ text: String) {
    let isWritten = text.withBytes { bytes in
      guard bytes.count <= width - column, bytes.isPrintableASCII else { return false }
      var end = bytes.count
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
      put(bytes[..<end], columns: end)
      space(bytes.count - end)
      return true
    }
    if !isWritten { wrap(Escaping.text(text).unicodeScalars[...]) }
  }

  /// Writes `text` word by word. A word that does not fit begins a line; one longer than a line is broken.
  private mutating func wrap(_ text: Substring.UnicodeScalarView) {
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case "\n":
        breakLine()
        index = text.index(after: index)
      case " ":
        space()
        index = text.index(after: index)
      default:
        let end = text[index...].firstIndex { $0 == " " || $0 == "\n" } ?? text.endIndex
        let word = text[index..<end]
        let columns = Columns.count(word)
        if columns > width - hang, columns <= width - 2 {
          // A column too narrow for the word moves to the left.
          hang = width - columns
          beginAtHang()
        } else if columns > width - column, column > hang {
          breakLine()
        }
        if columns <= width - column {
          String(word).withBytes { put($0[...], columns: columns) }
        } else {
          breakWord(word)
        }
        index = end
      }
    }
  }

  /// Writes `word` over several lines, broken between grapheme clusters.
  private mutating func breakWord(_ word: Substring.UnicodeScalarView) {
    var start = word.startIndex
    var index = start
    var columns = 0
    while index < word.endIndex {
      let cluster = Columns.cluster(in: word, at: index)
      if columns + cluster.columns > width - column, index > start {
        String(word[start..<index]).withBytes { put($0[...], columns: columns) }
        breakLine()
        (start, columns) = (index, 0)
      }
      columns += cluster.columns
      index = cluster.end
    }
    String(word[start...]).withBytes { put($0[...], columns: columns) }
  }

  /// Appends `text`, which has no line break and does not end in a space.
  private mutating func put(_ text: Slice<UnsafeBufferPointer<UInt8>>, columns: Int) {
    if text.isEmpty { return }
    if isStyled, shownStyle != style, shownStyle != .plain { show(.plain) }
    if owedSpaces > 0 {
      for _ in 0..<owedSpaces { bytes.append(0x20) }
      owedSpaces = 0
    }
    if isStyled, shownStyle != style { show(style) }
    bytes.append(contentsOf: text)
    column += columns
  }

  private mutating func show(_ style: Style) {
    if shownStyle != .plain { bytes.append(contentsOf: Style.reset.utf8) }
    if let code = style.code { bytes.append(contentsOf: code.utf8) }
    shownStyle = style
  }
}
