import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingFiles

/// Prints screens for a person.
final class TextReporter: Reporter {
  private let output: Output
  private let renderer: TextRenderer
  /// The width at which trace lines break; nil where each is one line.
  private let traceWidth: Int?

  init(output: Output, width: Int, isAtTerminal: Bool = false, isStyled: Bool = false) {
    self.output = output
    renderer = TextRenderer(width: width, numbered: isAtTerminal, styled: isStyled)
    traceWidth = isAtTerminal ? width : nil
  }

  func begin(_ opening: Opening) {
    answer(opening.shown, line: 0)
    output.write(opening.note)
  }

  func answer(_ response: Response, line number: Int) {
    output.write { bytes in
      bytes.append(contentsOf: text(of: response.events).utf8)
      if response.error == nil { response.appendPrinted(to: &bytes, by: renderer) }
    }
  }

  func text(of events: [EventText]) -> String {
    events.flatMap(\.lines).map { event in
      let line = "* \(Escaping.line(event))"
      return traceWidth.map { wrapped(line, to: $0) } ?? line + "\n"
    }.joined()
  }

  func showScreen(after response: Response) {
    output.write { response.appendPrinted(to: &$0, by: renderer) }
  }
}

/// Prints screens, errors and problems for a person at a terminal.
///
/// A screen that changes while the person waits takes the place of the screen before it, unless other text stands between that
/// screen and the prompt.
final class TerminalReporter: Reporter {
  private let output: Output
  private let currentWidth: () -> Int
  private let isStyled: Bool
  /// The width of the terminal when it was last measured.
  private var width: Int
  private var screen = Screen()
  /// The text between the printed screen and the prompt; nil if the screen does not stand right above.
  private var below: String?

  /// Makes a reporter for a terminal whose width at the moment is the result of `currentWidth`.
  init(output: Output, width currentWidth: @escaping () -> Int, isStyled: Bool) {
    self.output = output
    self.currentWidth = currentWidth
    self.isStyled = isStyled
    width = currentWidth()
  }

  private var screens: TextReporter {
    TextReporter(output: output, width: width, isAtTerminal: true, isStyled: isStyled)
  }

  func begin(_ opening: Opening) {
    show(opening.shown)
    write(opening.note)
    if let error = opening.answer.error { write(error) }
  }

  func answer(_ response: Response, line number: Int) {
    // A change that the passing of time makes is printed above the prompt, not here.
    if response.sent?.isTyped != false { show(response) }
  }

  func showScreen(after response: Response) {
    if response.sent?.isTyped == false { return }
    measure()
    screens.showScreen(after: response)
    (screen, below) = (response.screen, "")
  }

  func endPending(_ response: Response, line number: Int) {
    if let error = response.error { write(error) }
  }

  func write(_ error: LineError) { write(complaint(error)) }

  /// Writes `text`, whole lines, below everything else.
  func write(_ text: String) {
    output.write(text)
    below? += text
  }

  private func measure() { width = currentWidth() }

  /// Writes `line`, which has no line end, broken between words.
  func writeWrapped(_ line: String) { write(wrapped(line)) }

  /// Notes that a line was typed. The next screen is printed below this line.
  func noteTyping() { below = nil }

  /// Prints above the prompt of `editor` what happened while time passed: events, the screen if it has changed, and problems.
  func update(_ response: Response, above editor: LineEditor) throws(SystemError) {
    if editor.isDisturbed || currentWidth() != width { below = nil }
    measure()
    let events = screens.text(of: response.events)
    let problems = problems(of: response)
    let isChanged = response.screen != screen
    guard isChanged || !events.isEmpty else {
      if problems.isEmpty { return }
      below? += problems
      return try editor.print(problems)
    }
    var replaced = below.map { text(of: screen) + $0 } ?? ""
    if !editor.canReplace(replaced) { (replaced, below) = ("", nil) }
    screen = response.screen
    let shown = isChanged || below != nil ? text(of: screen) : ""
    let rest = (below ?? "") + problems
    below = shown.isEmpty ? nil : rest
    try editor.print(events + shown + rest, inPlaceOf: replaced)
  }

  /// Prints `screen` above the prompt of `editor`, unless it stands there already.
  func showAgain(_ screen: Screen, above editor: LineEditor) throws(SystemError) {
    if below != nil { return }
    measure()
    (self.screen, below) = (screen, "")
    try editor.print(text(of: screen))
  }

  private func complaint(_ error: LineError) -> String {
    let plain = wrapped(error.complaint)
    let kind = plain.prefix { $0 != ":" }
    guard isStyled, let code = Style.destructive.code else { return plain }
    return "\(code)\(kind)\(Style.reset)\(plain.dropFirst(kind.count))"
  }

  private func wrapped(_ text: String) -> String { HeadlessDriver.wrapped(text, to: width) }

  private func text(of screen: Screen) -> String {
    screen.text(width: width, numbered: true, styled: isStyled)
  }

  private func problems(of response: Response) -> String {
    (AppPrints.takeHeld() + response.diagnostics.map(\.complaint) + response.notes)
      .map(wrapped).joined()
      + (response.error.map(complaint) ?? "")
  }

  private func show(_ response: Response) {
    measure()
    below = nil
    if let rows = rowsAfterMore(response) {
      output.write(screens.text(of: response.events) + rows)
      screen = response.screen
    } else {
      screens.answer(response, line: 0)
      if response.showsScreen, response.error == nil { (screen, below) = (response.screen, "") }
    }
    write(problems(of: response))
  }

  /// The lines of the screen from the first row that the line `more` has added. Returns nil for any other line, and if
  /// something other than the rows has changed.
  private func rowsAfterMore(_ response: Response) -> String? {
    guard response.outcome == .screen, response.sent?.move == .go(.more),
      let more = screen.elements.firstIndex(where: { $0.role == .more }), screen.alert == nil,
      response.screen.alert == nil,
      response.screen.elements.starts(with: screen.elements[..<more])
    else { return nil }
    return response.usable.text(fromElement: more, width: width, styled: isStyled)
  }
}

final class TranscriptReporter: Reporter {
  private let output: Output
  private let header: String
  private var writer: TranscriptWriter
  /// The lines and bytes so far, with room for the end: two lines and 4 KiB.
  private var size = (lines: 2, bytes: 1 << 12)
  private(set) var reasonToStop: String?

  init(output: Output, header: String, writer: TranscriptWriter) {
    self.output = output
    self.header = header
    self.writer = writer
  }

  func begin(_ opening: Opening) {
    add { [header] writer, bytes in
      bytes.append(contentsOf: "\(header)\n".utf8)
      writer.begin(opening, to: &bytes)
    }
  }

  func answer(_ response: Response, line number: Int) {
    if reasonToStop != nil { return }
    add { writer, bytes in writer.append(response, to: &bytes) }
  }

  /// Prints what `body` appends, unless the transcript would then be too long to be replayed.
  private func add(_ body: (inout TranscriptWriter, inout [UInt8]) -> Void) {
    let before = writer
    output.write { bytes in
      let start = bytes.count
      body(&writer, &bytes)
      size.lines += bytes[start...].count { $0 == 0x0A }
      size.bytes += bytes.count - start
      reasonToStop = Transcript.refusal(lines: size.lines, bytes: size.bytes)
      guard reasonToStop != nil else { return }
      bytes.removeSubrange(start...)
      writer = before
    }
  }

  func end() {
    output.write { writer.end(to: &$0) }
  }
}

/// Prints one JSON object per line.
final class JSONReporter: Reporter {
  private let output: Output

  init(output: Output) {
    self.output = output
  }

  func begin(_ opening: Opening) { answer(opening.answer, line: 0) }

  func answer(_ response: Response, line number: Int) {
    output.write { bytes in
      var taken: [UInt8] = []
      swap(&taken, &bytes)
      var writer = JSONWriter(after: taken)
      taken = []
      writer.write(response, line: number)
      bytes = writer.bytes
      bytes.append(0x0A)
    }
  }

  func endPending(_ response: Response, line number: Int) { answer(response, line: number) }
}

/// Writes errors and problems to standard error, each with its place in the input.
final class ComplaintReporter: Reporter {
  private let streams: Streams
  private let source: String
  private let isRecorded: Bool

  /// Makes a reporter whose complaints name the input as `source`. If the answers are recorded, the reporter also names each
  /// line that will not replay.
  init(streams: Streams, source: String, isRecorded: Bool) {
    self.streams = streams
    self.source = source
    self.isRecorded = isRecorded
  }

  func begin(_ opening: Opening) {
    if let error = opening.answer.error { streams.complain("--open: \(error.complaint)") }
    for diagnostic in opening.answer.diagnostics {
      streams.complain("\(source): at launch: \(diagnostic.complaint)")
    }
    for note in opening.answer.notes { streams.complain("\(source): at launch: \(note)") }
  }

  func answer(_ response: Response, line number: Int) {
    if isRecorded, let note = response.sent?.note { complain("note: \(note)", at: number) }
    for diagnostic in response.diagnostics { complain(diagnostic.complaint, at: number) }
    for note in response.notes { complain(note, at: number) }
    endPending(response, line: number)
  }

  func endPending(_ response: Response, line number: Int) {
    if let error = response.error { complain(error.complaint, at: number) }
  }

  private func complain(_ complaint: String, at number: Int) {
    streams.complain("\(source):\(number): \(complaint)")
  }
}

extension JSONWriter {
  @MainActor
  fileprivate mutating func write(_ response: Response, line number: Int) {
    beginObject()
    field("line", number)
    field("input", response.sent?.shown)
    field("ok", response.error == nil)
    field("output", response.ownText)
    array("events", of: response.events) { $0.write($1) }
    key("screen")
    response.screen.write(to: &self)
    if let error = response.error { write(error) }
    switch response.outcome {
    case .states(let states):
      key("states")
      write(.dictionary(states.values))
    case .tree(let ribs, _): array("tree", of: ribs) { $0.write($1) }
    case .lines(let lines, _): array("lines", of: lines) { $0.value($1) }
    case .nothing, .screen, .notedScreen, .text, .quit, .refused: break
    }
    endObject()
  }

  private mutating func write(_ rib: RIBTree) {
    beginObject()
    field("name", rib.name)
    field("active", rib.isActive)
    array("children", of: rib.children) { $0.write($1) }
    endObject()
  }

  /// Writes a state as an object with its changes, and any other event as its trace line.
  private mutating func write(_ event: EventText) {
    let changes: [StateChange]
    switch event.content {
    case .text: return value("\(event)")
    case .state(let tree):
      changes = [StateChange(path: "", old: nil, new: tree)]
    case .changes(let known): changes = known
    }
    beginObject()
    field("state", event.rib)
    array("changes", of: changes) { writer, change in
      writer.beginObject()
      writer.field("path", change.path)
      if let old = change.old {
        writer.key("old")
        writer.write(old)
      }
      if let new = change.new {
        writer.key("new")
        writer.write(new)
      }
      writer.endObject()
    }
    endObject()
  }

  private mutating func write(_ error: LineError) {
    key("error")
    beginObject()
    field("code", error.code.rawValue)
    field("message", error.message)
    array("suggestions", of: error.suggestions) { $0.value($1) }
    endObject()
  }
}
