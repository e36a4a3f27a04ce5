import HeadlessUI
import StateBinding

/// Prints the answers of a session.
@MainActor
protocol Reporter {
  /// Prints the beginning of the session.
  mutating func begin(_ opening: Opening)
  /// Prints the answer to the line with `number`.
  mutating func answer(_ response: Response, line number: Int)
  /// Prints that the input ended while an alert was up.
  mutating func endPending(_ response: Response, line number: Int)
  /// Prints that the session is over.
  mutating func end()
}

/// Prints screens for a person.
struct TextReporter: Reporter {
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
      response.appendPrinted(to: &bytes, by: renderer)
    }
  }

  func endPending(_ response: Response, line number: Int) {}

  func end() {}
}

/// Prints a transcript.
struct TranscriptReporter: Reporter {
  let output: Output
  let header: String
  var writer: TranscriptWriter

  mutating func begin(_ opening: Opening) {
    output.write { writer.begin(opening, header: header, to: &$0) }
  }

  mutating func answer(_ response: Response, line number: Int) {
    output.write { writer.append(response, to: &$0) }
  }

  func endPending(_ response: Response, line number: Int) {}

  mutating func end() {
    output.write { writer.end(to: &$0) }
  }
}

/// Prints one JSON object per line.
struct JSONReporter: Reporter {
  let output: Output

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

  func end() {}
}

extension JSONWriter {
  @MainActor
  fileprivate mutating func write(_ response: Response, line number: Int) {
    beginObject()
    key("line")
    value(number)
    key("input")
    value(response.input)
    key("ok")
    value(response.error == nil)
    key("output")
    switch response.output {
    case .text(let text), .notedScreen(let text): value(text)
    case .none, .screen: null()
    }
    key("events")
    beginArray()
    for event in response.events { write(event) }
    endArray()
    key("screen")
    response.screen.write(to: &self)
    if let error = response.error { write(error) }
    endObject()
  }

  /// Writes a state as what changed in it, and any other event as its line.
  private mutating func write(_ event: TraceEvent) {
    let changes: [StateChange]
    switch event.content {
    case .text: return value("\(event)")
    case .state(let tree):
      changes = [StateChange(path: "", old: nil, new: tree.text(isNested: true))]
    case .changes(let known): changes = known
    }
    beginObject()
    key("state")
    value(event.rib)
    key("changes")
    beginArray()
    for change in changes {
      beginObject()
      key("path")
      value(change.path)
      key("old")
      value(change.old)
      key("new")
      value(change.new)
      endObject()
    }
    endArray()
    endObject()
  }

  private mutating func write(_ error: LineError) {
    key("error")
    beginObject()
    key("code")
    value(error.code.rawValue)
    key("message")
    value(error.message)
    key("suggestions")
    beginArray()
    for suggestion in error.suggestions { value(suggestion) }
    endArray()
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
