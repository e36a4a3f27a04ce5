extension Screen {
  /// The text for a person, at most `width` columns wide (20 at least).
  ///
  /// Elements that can act have numbers if it is `numbered` and no alert is up. It has colours if it is `styled`.
  public func text(width: Int = 80, numbered: Bool = false, styled: Bool = false) -> String {
    var bytes: [UInt8] = []
    TextRenderer(width: width, numbered: numbered, styled: styled).append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Renders one screen after another as text; a page that has not changed under its alert is not rendered again.
public final class TextRenderer {
  private let width: Int
  private let isNumbered: Bool
  private let isStyled: Bool
  private var last: (title: String, elements: [Element], isNumbered: Bool, text: [UInt8])?

  /// Renders as ``Screen/text(width:numbered:styled:)`` does.
  public init(width: Int = 80, numbered: Bool = false, styled: Bool = false) {
    self.width = width
    isNumbered = numbered
    isStyled = styled
  }

  /// Appends the UTF-8 of the text of `screen` to `bytes`.
  public func append(_ screen: Screen, to bytes: inout [UInt8]) {
    let page = page(of: screen)
    bytes.append(contentsOf: page)
    guard let alert = screen.alert else { return }
    var writer = LineWriter(width: width, isStyled: isStyled, isAtStart: page.isEmpty)
    writer.write(alert)
    bytes.append(contentsOf: writer.bytes)
  }

  /// The text below the alert.
  private func page(of screen: Screen) -> [UInt8] {
    let numbered = isNumbered && screen.alert == nil
    if let last, last.isNumbered == numbered, last.title.hasSameBytes(as: screen.title),
      last.elements.count == screen.elements.count,
      zip(last.elements, screen.elements).allSatisfy({ $0.isIdentical(to: $1) })
    {
      return last.text
    }
    var writer = LineWriter(width: width, isStyled: isStyled)
    writer.writeTitle(screen.title)
    TextPage(screen.elements, words: Words(screen.elements), numbered: numbered).write(to: &writer)
    last = (screen.title, screen.elements, numbered, writer.bytes)
    return writer.bytes
  }
}

extension LineWriter {
  /// Writes `title` at column 0, or at column 1 if it begins like a line of a transcript.
  fileprivate mutating func writeTitle(_ title: String) {
    guard let first = title.utf8.first else { return }
    if ">|!=#*:".utf8.contains(first) { space() }
    hang = 2
    style = .title
    write(title)
    style = .plain
    endLine()
  }

  /// Writes `alert` below the page, with the words that answer it.
  fileprivate mutating func write(_ alert: Screen.Alert) {
    if !isAtStart { endLine() }
    hang = 2
    style = .question
    write("?")
    if !alert.title.isEmpty {
      space()
      write(alert.title)
    }
    style = .plain
    endLine()
    if let message = alert.message, !message.isEmpty {
      space(2)
      write(message)
      endLine()
    }
    TextPage(alert.elements, words: Words(of: alert), isCompact: true).write(to: &self)
  }
}

/// The elements of a screen or of an alert, as lines in columns.
private struct TextPage {
  let elements: [Element]
  /// The kind of line of each element.
  let kinds: [LineKind]
  /// The word for each element.
  let words: [Word?]
  /// The indentation of each element: one level more than the nearest element around it that prints a line.
  let levels: [Int]
  /// Whether empty lines are left out.
  let isCompact: Bool
  /// The columns of the numbers with the two spaces behind them; 0 without numbers.
  let numberColumns: Int

  init(_ elements: [Element], words: Words, numbered: Bool = false, isCompact: Bool = false) {
    self.elements = elements
    self.words = elements.indices.map { words.word(at: $0) }
    self.isCompact = isCompact
    kinds = elements.map { $0.lineKind(hasWayBack: words.hasWayBack) }
    levels = Self.levels(of: elements)
    let count = numbered ? elements.count(where: \.isReached) : 0
    numberColumns = count == 0 ? 0 : String(count).utf8.count + 2
  }

  private static func levels(of elements: [Element]) -> [Int] {
    if elements.allSatisfy({ $0.depth == 0 }) { return Array(repeating: 1, count: elements.count) }
    var around: [(depth: Int, level: Int)] = []
    return elements.map { element in
      while let last = around.last, last.depth >= element.depth { around.removeLast() }
      let level = around.last?.level ?? 1
      around.append((element.depth, element.indentsContent ? min(level + 1, 60) : level))
      return level
    }
  }

  func write(to writer: inout LineWriter) {
    var flow = Flow()
    var number = 0
    var (run, options) = (Run.none, Run.none)
    for index in elements.indices where kinds[index] != .none {
      let (kind, level) = (kinds[index], levels[index])
      if flow.takes(kind, at: level), !isCompact { writer.endLine() }
      let last = kind == .option ? options : run
      let current =
        last.contains(index, kind, level)
        ? last : Run(from: index, in: self, width: writer.width)
      if kind == .option { options = current } else { run = current }
      let margin = min(2 * level, writer.width / 2 / 2 * 2)
      writer.space(margin)
      writer.hang = margin
      let line = ElementLine(element: elements[index], margin: margin, run: current)
      switch kind {
      case .none: break
      case .text, .pair, .heading: line.writeText(to: &writer)
      case .acting, .option, .more:
        if numberColumns > 0, kind != .option {
          number += elements[index].isReached ? 1 : 0
          write(elements[index].isReached ? number : nil, to: &writer)
        }
        if let word = words[index] { line.write(word, to: &writer) }
      }
      writer.endLine()
    }
  }

  private func write(_ number: Int?, to writer: inout LineWriter) {
    guard let number else { return writer.space(numberColumns) }
    let text = String(number)
    writer.space(numberColumns - 2 - text.utf8.count)
    writer.style = .dimmed
    writer.write(text)
    writer.style = .plain
    writer.space(2)
  }
}

/// Consecutive lines of one kind at one level, whose columns are aligned.
private struct Run {
  /// The columns of the word, or of the label of a value.
  private(set) var first = 0
  /// The columns of the labels of elements that can act and hold a value.
  private(set) var label = 0
  private let kind: LineKind
  private let level: Int
  private var end: Int

  static let none = Run(kind: .none, level: 0, end: 0)

  private init(kind: LineKind, level: Int, end: Int) {
    (self.kind, self.level, self.end) = (kind, level, end)
  }

  /// The run that begins with the line at `start`. Text that is too wide does not widen its column.
  init(from start: Int, in page: TextPage, width: Int) {
    let kind = page.kinds[start]
    self.init(kind: kind == .more ? .acting : kind, level: page.levels[start], end: start)
    if kind == .text || kind == .heading {
      end = start + 1
      return
    }
    let (widestFirst, widestLabel) = (width / 5 * 2, width / 10 * 3)
    while end < page.elements.count {
      let (next, nextLevel) = (page.kinds[end], page.levels[end])
      guard next == .none || matches(next, nextLevel) || isBeneath(next, nextLevel) else {
        return
      }
      defer { end += 1 }
      guard next != .none, nextLevel == level else { continue }
      let element = page.elements[end]
      if next == .pair {
        widen(&first, by: Columns.count(element.lead), upTo: widestFirst)
      } else if let word = page.words[end] {
        widen(&first, by: Columns.count(word.text), upTo: widestFirst)
        if element.holdsValue, let shown = element.shownLabel(behind: word) {
          widen(&label, by: Columns.count(shown), upTo: widestLabel)
        }
      }
    }
  }

  /// Whether the line at `index` belongs to this run.
  func contains(_ index: Int, _ kind: LineKind, _ level: Int) -> Bool {
    index < end && matches(kind, level)
  }

  private func matches(_ kind: LineKind, _ level: Int) -> Bool {
    level == self.level && (kind == self.kind || kind == .more && self.kind == .acting)
  }

  /// Whether the line is an option of a picker of this run.
  private func isBeneath(_ kind: LineKind, _ level: Int) -> Bool {
    self.kind == .acting && kind == .option && level > self.level
  }

  private func widen(_ columns: inout Int, by count: Int, upTo widest: Int) {
    if count > columns, count <= widest { columns = count }
  }
}

/// Decides on empty lines: between texts and elements that act, before a heading, and after its content.
private struct Flow {
  private var lastLevel = 0
  /// A bit for each level: whether the last line there can act.
  private var acting: UInt64 = 0
  /// A bit for each level: whether the last line there is a heading.
  private var headings: UInt64 = 0

  /// Takes a line of `kind` at `level`; returns whether an empty line comes before it.
  mutating func takes(_ kind: LineKind, at level: Int) -> Bool {
    let bit = UInt64(1) << UInt64(level)
    let acts = kind == .more ? acting & bit != 0 : kind.acts
    let isBreak = isBreak(kind, acts: acts, at: level, bit)
    acting = acts ? acting | bit : acting & ~bit
    headings = kind == .heading ? headings | bit : headings & ~bit
    headings &= bit << 1 &- 1
    lastLevel = level
    return isBreak
  }

  private func isBreak(_ kind: LineKind, acts: Bool, at level: Int, _ bit: UInt64) -> Bool {
    if lastLevel == 0 || level > lastLevel { return false }
    // A heading at this level or deeper: this line no longer stands below it.
    return kind == .heading || headings >= bit || acts != (acting & bit != 0)
  }
}

/// The line of one element.
private struct ElementLine {
  let element: Element
  /// The indentation.
  let margin: Int
  let run: Run

  /// Writes text: a lead, the text beside it, notes.
  func writeText(to writer: inout LineWriter) {
    let start = writer.column
    writer.style = element.role == .heading || element.role == .section ? .title : .plain
    writer.write(element.lead)
    writer.style = .plain
    if !element.label.isEmpty || element.role == .image, let trail = element.trail {
      beginColumn(at: start + run.first + 2, in: &writer)
      writer.write(trail)
    }
    write(element.notes, style: .plain, to: &writer)
    writer.style = .plain
  }

  /// Writes an element that can act: `word`, then its label, its value and notes, in columns.
  func write(_ word: Word, to writer: inout LineWriter) {
    let start = writer.column
    let style = style
    writer.hang = start
    writer.style = style == .plain ? .word : style
    writer.write(word.text)
    writer.style = style
    let label = element.shownLabel(behind: word)
    let notes = element.notes
    let labelStart = start + run.first + 2
    if let label {
      beginColumn(at: labelStart, in: &writer)
      writer.write(label)
    }
    let valueStart = run.label == 0 ? labelStart : labelStart + run.label + 2
    if let value = element.shownValue {
      beginColumn(at: valueStart, in: &writer)
      writer.write(value)
    } else if notes.contains(.empty) {
      beginColumn(at: valueStart, in: &writer)
    } else if label == nil, !notes.isEmpty {
      beginColumn(at: labelStart, in: &writer)
    }
    write(notes, style: style, to: &writer)
    if case .verb(.increase, let name, let ordinal) = word {
      writer.hang = start
      writer.breakLine()
      writer.style = style == .plain ? .word : style
      writer.write(Word.verb(.decrease, name, ordinal: ordinal).text)
    }
    writer.style = .plain
  }

  private var style: Style {
    if !element.isEnabled { return .dimmed }
    return element.buttonRole == .destructive ? .destructive : .plain
  }

  private func beginColumn(at target: Int, in writer: inout LineWriter) {
    writer.beginColumn(at: target, margin: margin + 4)
  }

  private func write(_ notes: Notes, style: Style, to writer: inout LineWriter) {
    guard let notes = notes.text else { return }
    writer.spaceWord()
    writer.style = style == .plain ? .dimmed : style
    writer.write(notes)
  }
}
