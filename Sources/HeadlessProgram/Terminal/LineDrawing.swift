import HeadlessDriver
import StateBinding

/// Draws a prompt and the line after it, and redraws only the changed part. Never queries the terminal: the position of each
/// character follows from the table of widths.
package struct LineDrawing {
  private struct Place: Equatable {
    var row = 0
    var column = 0
  }

  /// A character or its escaped form, and the place where it stands.
  private struct Cell: Equatable {
    let text: String
    let place: Place
  }

  private var columns = 80
  private var cells: [Cell] = []
  /// The place after the last cell.
  private var end = Place()
  private var cursor = Place()

  package init() {}

  var rowsAboveCursor: Int { cursor.row }

  /// The output that makes a terminal of `columns` and `rows` show `prompt` and `line` in place of the current drawing.
  ///
  /// Shows only a part of a very long line: the part contains the cursor and fits on the terminal.
  package mutating func draw(
    _ prompt: String, _ line: LineBuffer, columns: Int, rows: Int
  ) -> String {
    var new = LineDrawing()
    new.columns = max(columns, 2)
    for character in prompt { new.add(character) }
    let part = max(16, new.columns * min(max(rows, 1), 500) / 8)
    let first = line.before.count < 2 * part ? 0 : (line.before.count / part - 1) * part
    for character in line.before[first...] { new.add(character) }
    new.cursor = new.end
    for character in line.after.suffix(part).reversed() { new.add(character) }
    let text = change(to: new)
    self = new
    return text
  }

  /// Forgets the drawn line: the next line begins on an empty row.
  mutating func forget() { self = LineDrawing() }

  /// The escape sequence that moves the cursor to the beginning of the prompt, or `rows` rows above the prompt, and clears the
  /// terminal from there on. Allows for a terminal that was resized to `columns` and has wrapped the line again.
  func erasure(ofRowsAbove rows: Int = 0, columns: Int) -> String {
    var wrapped = LineDrawing()
    wrapped.columns = max(columns, 2)
    for cell in cells.prefix(while: { $0.place != cursor }) {
      wrapped.add(text: cell.text, columns: Columns.count(cell.text))
    }
    let count = rows + (columns == self.columns ? cursor.row : wrapped.end.row)
    return "\(count > 0 ? "\u{1B}[\(count)A" : "")\r\u{1B}[J"
  }

  /// The escape sequence that moves the cursor to the end of the line.
  func leaving() -> String { Self.move(from: cursor, to: end) }

  private mutating func add(_ character: Character) {
    let text = Escaping.line(String(character))
    add(text: text, columns: Columns.count(text))
  }

  private mutating func add(text: String, columns count: Int) {
    // A wide character that does not fit at the end of a row moves to the next row.
    if end.column + count > columns { end = Place(row: end.row + 1, column: 0) }
    cells.append(Cell(text: text, place: end))
    end.column += count
    if end.column >= columns { end = Place(row: end.row + 1, column: 0) }
  }

  private func change(to new: LineDrawing) -> String {
    let same = zip(cells, new.cells).prefix { $0 == $1 }.count
    if same == cells.count, same == new.cells.count {
      return Self.move(from: cursor, to: new.cursor)
    }
    var place = same < new.cells.count ? new.cells[same].place : new.end
    // The place of the first old cell that differs, or the end of the old line.
    let start = same < cells.count ? cells[same].place : end
    var text = Self.move(from: cursor, to: start)
    if same < cells.count { text += "\u{1B}[J" }
    text += Self.move(from: start, to: place)
    for cell in new.cells[same...] {
      if cell.place.row > place.row { text += "\n" }
      text += cell.text
      place = cell.place
    }
    if new.end.row > place.row { text += "\n" }
    return text + Self.move(from: new.end, to: new.cursor)
  }

  private static func move(from: Place, to: Place) -> String {
    var text = ""
    if to.row < from.row { text += "\u{1B}[\(from.row - to.row)A" }
    if to.row > from.row { text += String(repeating: "\n", count: to.row - from.row) }
    let column = to.row > from.row ? 0 : from.column
    if to.column == 0, column > 0 { return text + "\r" }
    if to.column > column { text += "\u{1B}[\(to.column - column)C" }
    if to.column < column { text += "\u{1B}[\(column - to.column)D" }
    return text
  }
}
