import HeadlessUI
import StateBinding

/// Prints screens for a person.
final class TextReporter: Reporter {
  private let output: Output
  private let renderer: TextRenderer

  init(output: Output, width: Int, isNumbered: Bool = false, isStyled: Bool = false) {
    self.output = output
    renderer = TextRenderer(width: width, numbered: isNumbered, styled: isStyled)
  }

  func begin(_ opening: Opening) {
    answer(opening.shown, line: 0)
    output.write(opening.note)
  }

  func answer(_ response: Response, line number: Int) {
    output.write { bytes in
      for line in response.events.flatMap(\.lines) {
        bytes.append(contentsOf: "* ".utf8)
        Escaping.append(line, to: &bytes, keepsLineBreaks: false)
        bytes.append(0x0A)
      }
      if response.error == nil { response.appendPrinted(to: &bytes, by: renderer) }
    }
  }

  func showScreen(after response: Response) {
    output.write { response.appendPrinted(to: &$0, by: renderer) }
  }
}

/// Prints screens, errors and problems for a person at a terminal.
final class TerminalReporter: Reporter {
  private let output: Output
  private let width: Int
  private let isStyled: Bool
  private let screens: TextReporter

  init(output: Output, width: Int, isStyled: Bool) {
    self.output = output
    self.width = width
    self.isStyled = isStyled
    screens = TextReporter(output: output, width: width, isNumbered: true, isStyled: isStyled)
  }

  func begin(_ opening: Opening) {
    show(opening.shown)
    output.write(opening.note)
    if let error = opening.answer.error { write(error) }
  }

  func answer(_ response: Response, line number: Int) {
    // A change that the passing of time makes is printed above the prompt, not here.
    if response.entry?.isTyped != false { show(response) }
  }

  func showScreen(after response: Response) {
    if response.entry?.isTyped != false { screens.showScreen(after: response) }
  }

  func endPending(_ response: Response, line number: Int) {
    if let error = response.error { write(error) }
  }

  func write(_ error: LineError) { output.write(complaint(error)) }

  /// `error` as a line.
  func complaint(_ error: LineError) -> String { "\(error.complaint(isStyled: isStyled))\n" }

  /// `screen` as it is shown.
  func text(of screen: Screen) -> String {
    screen.text(width: width, numbered: true, styled: isStyled)
  }

  private func show(_ response: Response) {
    screens.answer(response, line: 0)
    for diagnostic in response.diagnostics { output.write("\(diagnostic.complaint)\n") }
    if let error = response.error { write(error) }
  }
}

/// Prints a transcript.
final class TranscriptReporter: Reporter {
  private let output: Output
  private let header: String
  private var writer: TranscriptWriter
  /// The lines and bytes so far, with room for the end: two lines and 4 KiB.
  private var size = (lines: 2, bytes: 1 << 12)
  private(set) var excess: String?

  init(output: Output, header: String, writer: TranscriptWriter) {
    self.output = output
    self.header = header
    self.writer = writer
  }

  func begin(_ opening: Opening) {
    add { writer, bytes, header in writer.begin(opening, header: header, to: &bytes) }
  }

  func answer(_ response: Response, line number: Int) {
    if excess != nil { return }
    add { writer, bytes, _ in writer.append(response, to: &bytes) }
  }

  /// Prints what `body` appends, unless the transcript would then be too long to be replayed.
  private func add(_ body: (inout TranscriptWriter, inout [UInt8], String) -> Void) {
    let before = writer
    output.write { bytes in
      let start = bytes.count
      body(&writer, &bytes, header)
      size.lines += bytes[start...].count { $0 == 0x0A }
      size.bytes += bytes.count - start
      excess = Transcript.excess(lines: size.lines, bytes: size.bytes)
      guard excess != nil else { return }
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

  /// Makes a reporter whose complaints name the input as `source`.
  init(streams: Streams, source: String) {
    self.streams = streams
    self.source = source
  }

  func begin(_ opening: Opening) {
    if let error = opening.answer.error { complain(error, at: "--open") }
    complain(opening.answer.diagnostics, at: source)
  }

  func answer(_ response: Response, line number: Int) {
    complain(response.diagnostics, at: "\(source):\(number)")
    if let error = response.error { complain(error, at: "\(source):\(number)") }
  }

  func endPending(_ response: Response, line number: Int) {
    if let error = response.error { complain(error, at: "\(source):\(number)") }
  }

  private func complain(_ error: LineError, at place: String) {
    streams.complain("\(place): \(error.complaint())")
  }

  private func complain(_ diagnostics: [Diagnostic], at place: String) {
    for diagnostic in diagnostics { streams.complain("\(place): \(diagnostic.complaint)") }
  }
}

extension JSONWriter {
  @MainActor
  fileprivate mutating func write(_ response: Response, line number: Int) {
    beginObject()
    field("line", number)
    field("input", response.entry?.shown)
    field("ok", response.error == nil)
    key("output")
    switch response.outcome {
    case .text(let text), .notedScreen(let text): value(text)
    case .nothing, .screen, .quit, .refused: null()
    }
    array("events", of: response.events) { $0.write($1) }
    key("screen")
    response.screen.write(to: &self)
    if let error = response.error { write(error) }
    endObject()
  }

  /// Writes a state as an object with its changes, and any other event as its trace line.
  private mutating func write(_ event: EventText) {
    let changes: [StateChange]
    switch event.content {
    case .text: return value("\(event)")
    case .state(let tree):
      changes = [StateChange(path: "", old: nil, new: tree.text(isNested: true))]
    case .changes(let known): changes = known
    }
    beginObject()
    field("state", event.rib)
    array("changes", of: changes) { writer, change in
      writer.beginObject()
      writer.field("path", change.path)
      writer.field("old", change.old)
      writer.field("new", change.new)
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

extension LineError {
  /// The error as a line for a person, without a line end.
  func complaint(isStyled: Bool = false) -> String {
    let code = "error[\(code.rawValue)]"
    return "\(isStyled ? "\u{1B}[31m\(code)\u{1B}[0m" : code): \(Escaping.line(sentence))"
  }
}

extension Diagnostic {
  /// The diagnostic as a line for a person, without a line end.
  var complaint: String { "warning[\(kind.rawValue)]: \(Escaping.line(message))" }
}
