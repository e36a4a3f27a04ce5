import HeadlessUI
import StateBinding

/// Writes the answers of a session as a transcript. A line that a replay would answer differently becomes a comment.
@MainActor
struct TranscriptWriter {
  private let renderer: TextRenderer
  /// The ending of a replay of the lines so far.
  private(set) var ending: Ending
  private var lastScreen = Screen()

  /// Makes a writer for screens of `width` columns. `keepsGoing` tells whether the header has `keep-going`.
  init(width: Int, keepsGoing: Bool) {
    renderer = TextRenderer(width: width)
    ending = Ending(keepsGoing: keepsGoing)
  }

  mutating func begin(_ opening: Opening, header: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\(header)\n".utf8)
    appendBlock(opening.first, to: &bytes)
    lastScreen = opening.first.screen
    // The link of `--open` is recorded as an input, like any other line.
    if let link = opening.link { append(link, to: &bytes) }
  }

  /// Appends a line and its answer.
  mutating func append(_ response: Response, to bytes: inout [UInt8]) {
    lastScreen = response.screen
    guard response.isRepeatable else {
      let text =
        response.input == nil
        ? Escaping.line(response.error?.description ?? "") : response.written
      return Self.append("#", text, to: &bytes)
    }
    ending.count(response)
    Self.append(">", response.written, to: &bytes)
    appendBlock(response, to: &bytes)
  }

  /// Goes on as if the session had come to `screen` with `ending`.
  mutating func goBack(to ending: Ending, at screen: Screen) {
    self.ending = ending
    lastScreen = screen
  }

  /// Appends the end, as if the input had ended now.
  mutating func end(to bytes: inout [UInt8]) {
    if let error = ending.endOfInput(at: lastScreen) { append(error, to: &bytes) }
    bytes.append(contentsOf: "= exit \(ending.status.rawValue)\n".utf8)
  }

  /// Appends an answer: the events inside the app, then the output or the error.
  func appendBlock(_ response: Response, to bytes: inout [UInt8]) {
    for line in response.events.flatMap(\.lines) {
      Self.append("*", Escaping.line(line), to: &bytes)
    }
    if let error = response.error { return append(error, to: &bytes) }
    var printed: [UInt8] = []
    response.appendPrinted(to: &printed, by: renderer)
    for line in printed.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
    where !printed.isEmpty {
      bytes.append(UInt8(ascii: "|"))
      if !line.isEmpty { bytes.append(0x20) }
      bytes.append(contentsOf: line)
      bytes.append(0x0A)
    }
  }

  func append(_ error: LineError, to bytes: inout [UInt8]) {
    Self.append("!", Escaping.line(error.description), to: &bytes)
  }

  private static func append(_ prefix: String, _ line: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: (line.isEmpty ? "\(prefix)\n" : "\(prefix) \(line)\n").utf8)
  }
}
