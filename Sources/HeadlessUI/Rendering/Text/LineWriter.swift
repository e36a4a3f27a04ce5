/// Writes lines that break at a width, and that never end in a space.
struct LineWriter: ~Copyable {
  private var sink: ByteSink
  private let isStyled: Bool
  let width: Int
  /// The column that is next, with the spaces that are owed.
  private(set) var column = 0
  /// The column at which a line goes on that was broken.
  var hang = 0
  /// What is written next looks like this.
  var style = Style.plain
  private var shownStyle = Style.plain
  private var owedSpaces = 0
  /// Whether no line was ended yet.
  private(set) var isAtStart: Bool

  /// A writer into `sink`.
  init(into sink: consuming ByteSink, width: Int, isStyled: Bool, isAtStart: Bool) {
    self.sink = sink
    self.width = max(width, 20)
    self.isStyled = isStyled
    self.isAtStart = isAtStart
  }

  /// Everything written.
  consuming func finish() -> [UInt8] { sink.finish() }

  /// Leaves `count` columns free, if anything follows on this line.
  mutating func space(_ count: Int = 1) {
    owedSpaces += count
    column += count
  }

  /// Leaves one column free, unless a column of text has just begun.
  mutating func spaceWord() {
    if column > hang { space() }
  }

  /// Ends the line.
  mutating func endLine() {
    if shownStyle != .plain { show(.plain) }
    sink.append(0x0A)
    isAtStart = false
    column = 0
    owedSpaces = 0
  }

  /// Ends the line and goes on below at `hang`.
  mutating func breakLine() {
    endLine()
    space(hang)
  }

  /// Starts a column of text at `target`, two spaces on at least; on a new line at `margin` where hardly any room is left.
  mutating func beginColumn(at target: Int, margin: Int) {
    space(max(2, target - column))
    if column > width - 10, column > margin {
      hang = margin
      breakLine()
    }
    hang = column
  }

  /// Writes `text`, broken into lines where it has to be.
  mutating func write(_ text: String) {
    text.withBytes { bytes in
      if bytes.isPrintableASCII, bytes.count <= width - column {
        put(bytes)
      } else if Escaping.isClean(bytes, keepsLineBreaks: true) {
        wrap(bytes)
      } else {
        var escaped: [UInt8] = []
        Escaping.append(bytes, to: &escaped, keepsLineBreaks: true)
        escaped.withUnsafeBufferPointer { wrap($0) }
      }
    }
  }

  /// Writes `word`.
  mutating func write(_ word: Word) {
    switch word {
    case .alone(let verb): write(verb.rawValue)
    case .bare(let name): write(name)
    case .option(let name) where Typing.endsLine(name): write(name)
    case .verb(let verb, let name, ordinal: 0) where Typing.isOneWord(name):
      write(verb.rawValue)
      space()
      write(name)
    case .verb, .tap, .option: write(word.text)
    }
  }

  /// Appends `text`, which is `columns` wide, holds no line break and does not end in a space.
  mutating func put(_ text: UnsafeBufferPointer<UInt8>, columns: Int) {
    if isStyled, shownStyle != style, shownStyle != .plain { show(.plain) }
    if owedSpaces > 0 {
      sink.append(spaces: owedSpaces)
      owedSpaces = 0
    }
    if isStyled, shownStyle != style { show(style) }
    sink.append(text)
    column += columns
  }

  /// Appends `text`, which is ASCII and fits; the spaces it ends in are owed.
  @inline(__always)
  private mutating func put(_ text: UnsafeBufferPointer<UInt8>) {
    if let last = text.last, last != 0x20 { return put(text, columns: text.count) }
    var end = text.count
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    if end > 0 { put(UnsafeBufferPointer(rebasing: text[..<end]), columns: end) }
    space(text.count - end)
  }

  private mutating func show(_ style: Style) {
    if shownStyle != .plain { sink.append(Style.reset) }
    if let code = style.code { sink.append(code) }
    shownStyle = style
  }
}
