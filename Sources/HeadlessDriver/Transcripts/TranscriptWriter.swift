import HeadlessUI
import StateBinding

/// Writes the answers of a session as a transcript that a replay answers alike; a line that it would not is a comment.
@MainActor
struct TranscriptWriter {
  private let renderer: TextRenderer
  /// The end that a replay comes to.
  private var ending: Ending
  private var lastScreen = Screen()

  /// A writer of lines of `width`, whose header has `keep-going` if it `keepsGoing`.
  init(width: Int, keepsGoing: Bool) {
    renderer = TextRenderer(width: width)
    ending = Ending(keepsGoing: keepsGoing)
  }

  mutating func begin(_ opening: Opening, header: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\(header)\n".utf8)
    appendBlock(opening.first, to: &bytes)
    lastScreen = opening.first.screen
    // A link that was opened first is a line like any other.
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

  /// Appends the end, as if the input had ended now.
  mutating func end(to bytes: inout [UInt8]) {
    if let error = ending.endOfInput(at: lastScreen) { append(error, to: &bytes) }
    bytes.append(contentsOf: "= exit \(ending.status.rawValue)\n".utf8)
  }

  /// Appends what there was to see: the events inside, then the output or the error.
  func appendBlock(_ response: Response, to bytes: inout [UInt8]) {
    for event in response.events { Self.append("*", Escaping.line("\(event)"), to: &bytes) }
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
