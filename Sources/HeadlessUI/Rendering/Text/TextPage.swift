/// The elements of a screen or of an alert, as lines in columns.
struct TextPage: ~Copyable {
  let elements: ElementsInPlace
  let words: Words
  let levels: Levels
  /// Whether there are no empty lines.
  let isCompact: Bool
  /// The columns that numbers take, with the two spaces behind them; 0 without numbers.
  private let numberColumns: Int

  init(
    _ elements: ElementsInPlace, words: consuming Words, numbered: Bool = false,
    isCompact: Bool = false
  ) {
    self.elements = elements
    self.words = words
    self.isCompact = isCompact
    levels = Levels(elements)
    let count = numbered ? elements.indices.count { elements[$0].isReached } : 0
    numberColumns = count == 0 ? 0 : String(count).utf8.count + 2
  }

  func write(to writer: inout LineWriter) {
    var flow = Flow()
    var number = 0
    var (run, options) = (Run.none, Run.none)
    for index in elements.indices {
      let kind = kind(at: index)
      guard kind != .none else { continue }
      let level = levels[index]
      if flow.takes(kind, at: level), !isCompact { writer.endLine() }
      if kind == .option {
        options = self.run(with: index, kind, level, after: options, width: writer.width)
      } else {
        run = self.run(with: index, kind, level, after: run, width: writer.width)
      }
      let margin = min(2 * level, writer.width / 2 / 2 * 2)
      writer.space(margin)
      writer.hang = margin
      let line = ElementLine(
        element: elements[index], margin: margin, run: kind == .option ? options : run)
      switch kind {
      case .none: break
      case .text, .pair, .heading: line.writeText(to: &writer)
      case .acting, .option, .more:
        if numberColumns > 0, kind != .option {
          number += elements[index].isReached ? 1 : 0
          write(elements[index].isReached ? number : nil, to: &writer)
        }
        if line.run.isBare(index) {
          line.write(.bare(elements[index].name), to: &writer)
        } else if let word = words.word(at: index) {
          line.write(word, to: &writer)
        }
      }
      writer.endLine()
    }
  }

  /// The kind of line of the element at `index`.
  func kind(at index: Int) -> LineKind {
    elements[index].lineKind(hasWayBack: words.hasWayBack)
  }

  private func run(
    with index: Int, _ kind: LineKind, _ level: Int, after run: Run, width: Int
  ) -> Run {
    if run.contains(index, kind, level) { return run }
    return Run(from: index, kind, level, in: self, width: width)
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
