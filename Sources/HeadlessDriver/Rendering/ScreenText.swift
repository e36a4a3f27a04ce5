import StateBinding
public import HeadlessUI

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

extension ElementWords {
  /// The text of the picker at `index`, with all of its options.
  func text(ofPickerAt index: Int, width: Int, in marks: Marks) -> String {
    var writer = LineWriter(width: width, isStyled: false)
    TextPage(self, in: marks, onlyPickerAt: index).write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension UsableScreen {
  /// The text of the elements from the one at `index`, in the columns and with the numbers that they have on the whole screen.
  package func text(fromElement index: Int, width: Int, styled: Bool) -> String {
    let above = TextPage(ElementWords(Array(page.elements[..<index])), in: screen.marks)
    var writer = LineWriter(width: width, isStyled: styled)
    TextPage(page, in: screen.marks, canRefresh: screen.canRefresh, numbered: true)
      .write(to: &writer, fromLine: above.lines.count)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// Renders one screen after another as text; a page that has not changed under its alert is not rendered again.
public final class TextRenderer {
  private let width: Int
  private let isNumbered: Bool
  private let isStyled: Bool
  private var last:
    (
      title: String, elements: [Element], canRefresh: Bool, marks: Marks, isNumbered: Bool,
      text: [UInt8]
    )?

  /// Renders as `Screen.text(width:numbered:styled:)` does.
  public init(width: Int = 80, numbered: Bool = false, styled: Bool = false) {
    self.width = width
    isNumbered = numbered
    isStyled = styled
  }

  /// Appends the UTF-8 of the text of `screen` to `bytes`.
  public func append(_ screen: Screen, to bytes: inout [UInt8]) {
    append(UsableScreen(screen), to: &bytes)
  }

  /// Appends the UTF-8 of the text of the screen `usable` to `bytes`.
  func append(_ usable: UsableScreen, to bytes: inout [UInt8]) {
    let page = page(of: usable)
    bytes.append(contentsOf: page)
    guard let alert = usable.screen.alert, let answers = usable.alert else {
      if page.isEmpty {
        let note = usable.screen.marks.text("(nothing is shown)")
        bytes.append(contentsOf: "  \(note)\n".utf8)
      }
      return
    }
    var writer = LineWriter(width: width, isStyled: isStyled, isAtStart: page.isEmpty)
    writer.write(alert, answers, in: usable.screen.marks)
    bytes.append(contentsOf: writer.bytes)
  }

  /// The text below the alert.
  private func page(of usable: UsableScreen) -> [UInt8] {
    let screen = usable.screen
    let numbered = isNumbered && screen.alert == nil
    if let last, last.isNumbered == numbered, last.canRefresh == screen.canRefresh,
      last.marks == screen.marks, last.title.hasSameBytes(as: screen.title),
      last.elements.isIdentical(to: screen.elements)
    {
      return last.text
    }
    var writer = LineWriter(width: width, isStyled: isStyled)
    writer.writeTitle(screen.title)
    TextPage(
      usable.page, in: screen.marks, canRefresh: screen.canRefresh, numbered: numbered
    ).write(to: &writer)
    last = (
      screen.title, screen.elements, screen.canRefresh, screen.marks, numbered, writer.bytes
    )
    return writer.bytes
  }
}

extension LineWriter {
  /// Writes `title` at column 0, or at column 1 if it begins like a line of a transcript.
  fileprivate mutating func writeTitle(_ title: String) {
    switch title.unicodeScalars.first {
    case nil: return
    case ">", "|", "!", "=", "#", "*", ":": space()
    default: break
    }
    hang = 2
    style = .title
    write(title)
    style = .plain
    endLine()
  }

  /// Writes `alert` below the page, with the `words` that answer it.
  fileprivate mutating func write(
    _ alert: Screen.Alert, _ words: ElementWords, in marks: Marks
  ) {
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
    TextPage(words, in: marks, isCompact: true).write(to: &self)
  }
}

/// The elements of a screen or of an alert, as lines in columns.
private struct TextPage {
  let lines: [TextLine]
  private let marks: Marks
  /// Whether empty lines are left out.
  private let isCompact: Bool
  /// The columns of the numbers with the two spaces after them; 0 without numbers.
  private let numberColumns: Int

  /// Lays out the elements with these `words`, or only the picker at `picker` with all of its
  /// options. Without `picker`, the options of a picker that has many are left out. The last line is
  /// `refresh` on a page that `canRefresh`.
  init(
    _ words: ElementWords, in marks: Marks, canRefresh: Bool = false, numbered: Bool = false,
    isCompact: Bool = false, onlyPickerAt picker: Int? = nil
  ) {
    let elements = words.elements
    self.isCompact = isCompact
    self.marks = marks
    var lines: [TextLine] = []
    lines.reserveCapacity(elements.count)
    var levels = Levels()
    let rows = TextsBeside(elements, in: marks)
    let end = picker.map { elements.options(ofPickerAt: $0).upperBound } ?? elements.endIndex
    var index = picker ?? 0
    while index < end {
      let element = elements[index]
      let kind = element.lineKind(hasWayBack: words.hasWayBack)
      let level = levels.level(of: element, kind)
      let hidden =
        element.role == .picker && picker == nil && elements.hidesOptions(ofPickerAt: index)
        ? elements.options(ofPickerAt: index).count : 0
      if kind != .none, !rows.isElsewhere(index) {
        lines.append(
          TextLine(
            element, kind, level, words.word(at: index), isVerbAlone: words.isVerbAlone(at: index),
            hidden, beside: rows.texts[index], in: marks))
      }
      index += 1 + hidden
    }
    if canRefresh { lines.append(TextLine(words.word(of: .move(.go(.refresh))))) }
    self.lines = lines
    let count = numbered ? lines.count(where: \.isReached) : 0
    numberColumns = count == 0 ? 0 : String(count).utf8.count + 2
  }

  /// Writes the lines from the one at `first`.
  func write(to writer: inout LineWriter, fromLine first: Int = 0) {
    var flow = Flow()
    var number = 0
    var (aligned, options) = (AlignedLines.none, AlignedLines.none)
    for (index, line) in lines.enumerated() {
      if index == first, first > 0 { writer.dropLines() }
      if flow.takes(line.kind, at: line.level), !isCompact { writer.endLine() }
      var current = line.kind == .option ? options : aligned
      if !current.contains(line, at: index) {
        current = AlignedLines(from: index, in: lines, width: writer.width)
        if line.kind == .option { options = current } else { aligned = current }
      }
      let margin = min(2 * line.level, writer.width / 2 / 2 * 2)
      writer.space(margin)
      writer.hang = margin
      switch line.kind {
      case .none: break
      case .text, .pair, .heading:
        line.writeText(in: current, margin: margin, marks: marks, to: &writer)
      case .acting, .option, .more:
        if numberColumns > 0 {
          number += line.isReached ? 1 : 0
          write(line.isReached ? number : nil, to: &writer)
        }
        line.writeActing(in: current, margin: margin, marks: marks, to: &writer)
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

/// The indentation of elements: one level more than the nearest element around them that prints a line.
private struct Levels {
  /// The last element: its depth, and the level of its content.
  private var last = (depth: Int.max, level: 1)
  private var around: [(depth: Int, level: Int)] = []

  /// The level of `element`, which follows those asked about before.
  mutating func level(of element: Element, _ kind: LineKind) -> Int {
    if element.depth > last.depth { around.append(last) }
    while let outer = around.last, outer.depth >= element.depth { around.removeLast() }
    let level = around.last?.level ?? 1
    let isIndenting = kind != .none && element.role != .navigationBar && element.role != .sheet
    last = (element.depth, isIndenting ? min(level + 1, 60) : level)
    return level
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

/// The rows of a page in which texts and pictures stand on the line of a control.
private struct TextsBeside {
  /// The texts next to each control, keyed by the index of the control.
  private(set) var texts: [Int: String] = [:]
  /// The elements that are not on lines of their own.
  private var elsewhere: Set<Int> = []

  init(_ elements: [Element], in marks: Marks) {
    // Looks up by index, because a loop over the elements would copy each element with its texts.
    guard elements.indices.contains(where: { elements[$0].isBeside }) else { return }
    // The last row at each depth around the element.
    var rows: [[Int]] = []
    for index in elements.indices {
      while let row = rows.last, elements[row[0]].depth > elements[index].depth {
        add(rows.removeLast(), of: elements, in: marks)
      }
      let isNext = rows.last.map { elements[$0[0]].depth == elements[index].depth } ?? false
      if isNext, elements[index].isBeside {
        rows[rows.count - 1].append(index)
      } else {
        if isNext { add(rows.removeLast(), of: elements, in: marks) }
        rows.append([index])
      }
    }
    for row in rows { add(row, of: elements, in: marks) }
  }

  private mutating func add(_ row: [Int], of elements: [Element], in marks: Marks) {
    let others = row.filter { !elements[$0].isReached }
    guard !others.isEmpty, others.count == row.count - 1,
      others.allSatisfy({ elements[$0].role.isRead }),
      let control = row.first(where: { elements[$0].isReached })
    else { return }
    texts[control] = others.map { elements[$0].wholeText(in: marks) }.filter { !$0.isEmpty }
      .joined(separator: " ")
    elsewhere.formUnion(others)
  }

  /// Whether the element at `index` stands on the line of a control.
  func isElsewhere(_ index: Int) -> Bool { elsewhere.contains(index) }
}
