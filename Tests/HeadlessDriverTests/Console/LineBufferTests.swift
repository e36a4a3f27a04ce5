import HeadlessDriver
import HeadlessProgram
import StateBindingTestSupport
import Testing

/// The line that a person edits, as a value.
struct LineBufferTests {
  @Test(
    arguments: [
      ("login", [.left, .left, .character("x")], "logx|in"),
      ("login 12345", [.wordLeft, .character("x")], "login x|12345"),
      ("a-b c", [.wordLeft, .wordLeft, .wordRight], "a-b| c"),
      ("login", [.home, .delete, .end, .character("!")], "ogin!|"),
      ("로그아웃", [.left, .backspace], "로그|웃"),
      ("type name Kim", [.deleteWord], "type name |"),
      ("type name Kim", [.deleteWord, .deleteWord, .yank, .yank], "type name name |"),
      ("type name Kim", [.home, .deleteNextWord], "| name Kim"),
      ("type name Kim", [.wordLeft, .deleteToEnd, .home, .yank], "Kim|type name "),
      ("type name Kim", [.wordLeft, .deleteLine, .yank], "type name Kim|"),
      ("bakc", [.transpose], "back|"), ("abcd", [.left, .left, .transpose], "acb|d"),
      ("a", [.transpose], "a|"), ("", [.transpose, .backspace, .delete, .wordLeft, .yank], "|"),
      ("e\u{301}x", [.left, .backspace], "|x"), ("👨‍👩‍👧", [.left], "|👨‍👩‍👧"),
    ] as [(String, [Key], String)])
  func `keys move in a line and change it`(text: String, keys: [Key], result: String) {
    var line = LineBuffer()
    line.replace(with: text)
    for key in keys { line.apply(key) }
    let after = String(line.text.dropFirst(line.textBeforeCursor.count))
    #expect("\(line.textBeforeCursor)|\(after)" == result)
  }

  @Test func `control characters of a recalled line are left out`() {
    var line = LineBuffer()
    line.replace(with: "a\u{1B}[2J\tb\u{9B}c")
    #expect(line.text == "a[2Jbc")
  }

  @Test func `the text before the cursor begins the line after any keys`() {
    let all: [Key] = [
      .left, .right, .wordLeft, .wordRight, .home, .end, .backspace, .delete, .deleteWord,
      .deleteNextWord, .deleteLine, .deleteToEnd, .yank, .transpose, .deleteOrEnd,
    ]
    var numbers = Random(seed: 3)
    var line = LineBuffer()
    for _ in 0..<20_000 {
      let isTyping = Bool.random(using: &numbers)
      line.apply(
        isTyping
          ? .character(
            ["a", " ", "한", "\u{301}", "\u{1100}", "\u{1F1F0}"].randomElement(using: &numbers)
              ?? "a")
          : all.randomElement(using: &numbers) ?? .left)
      let scalars = (Array(line.text.unicodeScalars), Array(line.textBeforeCursor.unicodeScalars))
      #expect(scalars.0.starts(with: scalars.1))
      if scalars.0.count > 200 { line.apply(.deleteLine) }
    }
  }
}

/// The drawing of a line, on a terminal of a few columns that is simulated here.
struct LineDrawingTests {
  @Test func `only a change is drawn`() {
    var (drawing, line) = (LineDrawing(), LineBuffer())
    line.replace(with: "log")
    #expect(drawing.draw("> ", line, columns: 20, rows: 5) == "> log")
    line.insert("i")
    #expect(drawing.draw("> ", line, columns: 20, rows: 5) == "i")
    line.apply(.left)
    #expect(drawing.draw("> ", line, columns: 20, rows: 5) == "\u{1B}[1D")
    line.apply(.backspace)
    #expect(drawing.draw("> ", line, columns: 20, rows: 5) == "\u{1B}[1D\u{1B}[Ji\u{1B}[1D")
  }

  @Test(arguments: [3, 7, 20])
  func `a redrawn line looks like a line drawn from the start`(columns: Int) {
    let keys: [Key] = [
      .left, .left, .right, .wordLeft, .home, .end, .backspace, .delete, .deleteWord, .yank,
      .transpose,
    ]
    var numbers = Random(seed: 5)
    var (drawing, line, terminal) = (LineDrawing(), LineBuffer(), Terminal(columns: columns))
    for step in 0..<(runsLongTests ? 2_000 : 1_000) {
      let isTyping = Int.random(in: 0..<3, using: &numbers) > 0
      let key: Key =
        isTyping
        ? .character(["a", "b", " ", "한", "글"].randomElement(using: &numbers) ?? "a")
        : keys.randomElement(using: &numbers) ?? .left
      line.apply(key)
      if line.text.count > 40 { line.replace(with: "") }
      terminal.show(drawing.draw("> ", line, columns: columns, rows: 60))
      var (fresh, new) = (LineDrawing(), Terminal(columns: columns))
      new.show(fresh.draw("> ", line, columns: columns, rows: 60))
      #expect(terminal == new, "\(key) in step \(step)")
    }
  }

  @Test func `a gigantic line is drawn in part, with the cursor in it`() {
    var (drawing, line) = (LineDrawing(), LineBuffer())
    line.replace(with: String(repeating: "한", count: 100_000))
    for key in [Key.left, .home, .right, .end] {
      line.apply(key)
      drawing = LineDrawing()
      let text = drawing.draw("> ", line, columns: 80, rows: 24)
      #expect(text.utf8.count < 80 * 24 * 3)
    }
  }

  /// A simulated terminal of rows of cells. A wide character takes a cell and the empty cell after it.
  private struct Terminal: Equatable {
    let columns: Int
    var rows: [[String]] = [[]]
    var (row, column) = (0, 0)

    init(columns: Int) { self.columns = columns }

    static func == (one: Terminal, other: Terminal) -> Bool {
      one.row == other.row && one.column == other.column && one.lines == other.lines
    }

    private var lines: [String] {
      var lines = rows.map { row in
        var text = row.joined()
        while text.last == " " { text.removeLast() }
        return text
      }
      while lines.last == "" { lines.removeLast() }
      return lines
    }

    mutating func show(_ text: String) {
      var rest = Substring(text)
      while let character = rest.popFirst() {
        switch character {
        case "\u{1B}":
          let digits = rest.dropFirst().prefix { $0.isNumber }
          let count = Int(digits) ?? 1
          rest = rest.dropFirst(1 + digits.count)
          switch rest.popFirst() {
          case "A": row -= count
          case "C": column += count
          case "D": column -= count
          default:
            rows.removeSubrange((row + 1)...)
            rows[row].removeSubrange(min(column, rows[row].count)...)
          }
        case "\r": column = 0
        case "\n":
          (row, column) = (row + 1, 0)
          while rows.count <= row { rows.append([]) }
        default:
          while rows[row].count < column { rows[row].append(" ") }
          let cells =
            Columns.count(String(character)) == 2 ? [String(character), ""] : [String(character)]
          for (offset, cell) in cells.enumerated() {
            if column + offset < rows[row].count {
              rows[row][column + offset] = cell
            } else {
              rows[row].append(cell)
            }
          }
          column += cells.count
        }
      }
    }
  }
}
