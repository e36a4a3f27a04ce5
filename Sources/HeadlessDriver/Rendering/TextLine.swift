import HeadlessUI

struct TextLine {
  let kind: LineKind
  private(set) var level = 1
  /// Whether a number stands before the line where lines have numbers.
  private(set) var isReached = false
  /// The word to type, or the text at the beginning.
  let lead: String
  /// The name after the word.
  private(set) var label: String?
  /// Whether the line has columns, which line up with those of its neighbours.
  private(set) var isInColumns = false
  /// Whether the line of an element that can act has a column for a value, though that may be empty.
  private(set) var holdsValue = false
  /// Whether the element is a field, a picker or the like. Its value stands in another column than those of buttons and rows.
  private(set) var isControl = false
  fileprivate var value: String?
  /// The texts next to an element that can act, unless they are in the column of the value.
  private var beside: String?
  private var notes: Notes = []
  /// The number of options that are not shown below the line.
  private var hiddenOptions = 0
  private var style = Style.plain
  /// The verbs of the word on this line and of the word on the line below; nil if there is no such line.
  private var verbs: (Keyword, below: Keyword)?

  /// The line of a `word` that stands alone.
  init(_ word: String) { (kind, lead) = (.acting, word) }

  /// The line of `element`, which `word` reaches. The word may be a verb alone, which does not name the element.
  init(
    _ element: Element, _ kind: LineKind, _ level: Int, _ word: String?, isVerbAlone: Bool,
    _ hiddenOptions: Int, beside: String?, in marks: Marks
  ) {
    self.kind = kind
    self.hiddenOptions = hiddenOptions
    self.level = level
    isReached = element.isReached
    isInColumns = true
    isControl =
      switch element.role {
      case .field, .secureField, .toggle, .picker, .option, .stepper: true
      default: false
      }
    switch element.role {
    case .stepper: verbs = (.increase, below: .decrease)
    case .field, .secureField:
      let hasText = element.isEnabled && element.shownValue != nil
      verbs = element.canSubmit && hasText ? (.type, below: .submit) : nil
    default: break
    }
    notes = element.notes
    if let word {
      lead = word
      label = element.shownLabel(afterVerbAlone: isVerbAlone, in: marks)
      let isField = element.role == .field || element.role == .secureField
      value = element.shownValue ?? (isField ? nil : beside)
      self.beside = element.shownValue != nil || isField ? beside : nil
      holdsValue = value != nil || isField
      let isDestructive = element.buttonRole == .destructive
      style = !element.isEnabled ? .dimmed : isDestructive ? .destructive : .plain
    } else {
      lead = element.lead(in: marks)
      value = element.trail
      style = element.role == .heading || element.role == .section ? .title : .plain
    }
  }

  /// Writes text: a lead, the text next to it, notes.
  func writeText(
    in aligned: AlignedLines, margin: Int, marks: Marks, to writer: inout LineWriter
  ) {
    let start = writer.column
    writer.style = style
    writer.write(lead)
    writer.style = .plain
    if let value {
      writer.beginColumn(of: value, at: start + aligned.lead + 2, margin: margin + 4)
      writer.write(value)
    }
    writeNotes(style: .dimmed, in: marks, to: &writer)
  }

  /// Writes the word that is typed, then the label, the value and notes, in columns.
  func writeActing(
    in aligned: AlignedLines, margin: Int, marks: Marks, to writer: inout LineWriter
  ) {
    let start = writer.column
    let wordStyle = style == .plain ? .word : style
    writer.hang = start
    writer.style = wordStyle
    writer.write(lead)
    writer.style = style
    let labelStart = start + aligned.lead + 2
    if let label {
      writer.beginColumn(of: label, at: labelStart, margin: margin + 4)
      writer.write(label)
    }
    let labelColumns = aligned.labelColumns(for: self)
    let valueStart = labelColumns == 0 ? labelStart : labelStart + labelColumns + 2
    if let value {
      writer.beginColumn(of: value, at: valueStart, margin: margin + 4)
      writer.write(value)
    } else if notes.contains(.empty) {
      writer.beginColumn(at: valueStart, margin: margin + 4)
    } else if label == nil, !notes.isEmpty || hiddenOptions > 0 {
      writer.beginColumn(at: labelStart, margin: margin + 4)
    }
    writeNotes(style: style == .plain ? .dimmed : style, in: marks, to: &writer)
    if let beside {
      writer.beginColumn(of: beside, at: 0, margin: margin + 4)
      writer.write(beside)
    }
    if let verbs {
      let address = lead.dropFirst(verbs.0.word.count)
      writer.hang = start
      writer.breakLine()
      writer.style = wordStyle
      writer.write(verbs.below.word + address)
      writer.style = .plain
    }
  }

  private func writeNotes(style: Style, in marks: Marks, to writer: inout LineWriter) {
    if let text = notes.text(hiddenOptions: hiddenOptions, in: marks) {
      writer.spaceWord()
      writer.style = style
      writer.write(text)
    }
    writer.style = .plain
  }
}

/// Consecutive lines of one kind at one level, whose columns are aligned.
struct AlignedLines {
  /// The columns of the word, or of the label of a value.
  private(set) var lead = 0
  /// The columns of the labels of controls, and of buttons and rows, that hold a value.
  private var labels = (ofControls: 0, ofButtons: 0)
  private let kind: LineKind
  private let level: Int
  private var end: Int

  static let none = AlignedLines(kind: .none, level: 0, end: 0)

  private init(kind: LineKind, level: Int, end: Int) {
    (self.kind, self.level, self.end) = (kind, level, end)
  }

  /// Takes the consecutive lines from the one at `start`. Text that is too wide does not widen its
  /// column.
  init(from start: Int, in lines: [TextLine], width: Int) {
    let kind = lines[start].kind
    self.init(kind: kind == .more ? .acting : kind, level: lines[start].level, end: start)
    if kind == .text || kind == .heading {
      end = start + 1
      return
    }
    var (controls, buttons) = (Labels(), Labels())
    while end < lines.count, matches(lines[end]) || isBeneath(lines[end]) {
      if lines[end].level == level, lines[end].isInColumns {
        let count = Columns.count(lines[end].lead)
        if count > lead, count <= width / 5 * 2 { lead = count }
        if lines[end].holdsValue {
          if lines[end].isControl { controls.add(lines[end]) } else { buttons.add(lines[end]) }
        }
      }
      end += 1
    }
    let rest = width - 2 * level - lead - 4
    labels = (controls.columns(in: rest, of: width), buttons.columns(in: rest, of: width))
  }

  /// The labels and values of lines that share their columns.
  private struct Labels {
    private var counts: [Int] = []
    /// The columns of the widest value.
    private var value = 0

    mutating func add(_ line: TextLine) {
      if let label = line.label { counts.append(Columns.count(label)) }
      if let shown = line.value { value = max(value, Columns.count(shown)) }
    }

    /// The columns of the labels, which have room for a label and a value in `rest` columns of a `width`.
    ///
    /// A label that leaves no room for the values, or is half as long again as most labels, does not widen the column.
    func columns(in rest: Int, of width: Int) -> Int {
      if counts.isEmpty { return 0 }
      let sorted = counts.sorted()
      let limit = min(max(rest - value, width / 10 * 3), sorted[sorted.count / 2] / 2 * 3)
      return sorted.last { $0 <= limit } ?? 0
    }
  }

  /// The columns of the labels of the lines like `line`.
  func labelColumns(for line: TextLine) -> Int {
    line.isControl ? labels.ofControls : labels.ofButtons
  }

  /// Whether `line`, which is the one at `index`, belongs to these lines.
  func contains(_ line: TextLine, at index: Int) -> Bool { index < end && matches(line) }

  private func matches(_ line: TextLine) -> Bool {
    line.level == level && (line.kind == kind || line.kind == .more && kind == .acting)
  }

  /// Whether `line` is an option of a picker of these lines.
  private func isBeneath(_ line: TextLine) -> Bool {
    kind == .acting && line.kind == .option && line.level > level
  }
}
