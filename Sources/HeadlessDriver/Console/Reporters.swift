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
  /// Why no further answer can be printed; nil if one can.
  var excess: String? { get }
}

extension Reporter {
  var excess: String? { nil }
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

  mutating func begin(_ opening: Opening) {
    add { writer, bytes, header in writer.begin(opening, header: header, to: &bytes) }
  }

  mutating func answer(_ response: Response, line number: Int) {
    if excess != nil { return }
    add { writer, bytes, _ in writer.append(response, to: &bytes) }
  }

  /// Prints what `body` appends, unless the transcript would then be too long to be replayed.
  private mutating func add(_ body: (inout TranscriptWriter, inout [UInt8], String) -> Void) {
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
