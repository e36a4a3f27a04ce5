/// The line of one element.
struct ElementLine {
  let element: ElementInPlace
  /// How far the line is indented.
  let margin: Int
  let run: Run

  /// Writes text: a lead, what stands beside it, notes.
  func writeText(to writer: inout LineWriter) {
    let start = writer.column
    writer.style =
      element.role == .heading || element.role == .section ? .title : .plain
    writer.write(element.lead)
    writer.style = .plain
    if !element.label.isEmpty || element.role == .image,
      let trail = element.trail
    {
      beginColumn(at: start + run.first + 2, in: &writer)
      writer.write(trail)
    }
    write(element.notes, style: .plain, to: &writer)
    writer.style = .plain
  }

  /// Writes what can act: `word`, then its label, its value and notes, in columns.
  func write(_ word: Word, to writer: inout LineWriter) {
    let start = writer.column
    let style = style
    writer.hang = start
    writer.style = style == .plain ? .word : style
    writer.write(word)
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
      writeDecrease(name, ordinal, from: start, to: &writer)
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

  private func writeDecrease(
    _ name: String, _ ordinal: Int, from start: Int, to writer: inout LineWriter
  ) {
    writer.hang = start
    writer.breakLine()
    writer.style = style == .plain ? .word : style
    writer.write(Word.verb(.decrease, name, ordinal: ordinal))
  }
}
