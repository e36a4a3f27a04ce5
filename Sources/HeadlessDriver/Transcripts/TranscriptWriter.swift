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
    guard let entry = response.entry else {
      return Self.append("#", Escaping.line(response.error?.description ?? ""), to: &bytes)
    }
    guard entry.isRepeatable else { return Self.append("#", entry.recorded, to: &bytes) }
    ending.count(response)
    Self.append(">", entry.recorded, to: &bytes)
    appendBlock(response, to: &bytes)
  }

  /// Goes on as if the last answer had shown `screen` and led to `ending`.
  mutating func goBack(to ending: Ending, at screen: Screen) {
    self.ending = ending
    lastScreen = screen
  }

  /// Appends the end, as if the input had ended now.
  mutating func end(to bytes: inout [UInt8]) {
    if let error = ending.endOfInput(at: lastScreen) { append(error, to: &bytes) }
    bytes.append(contentsOf: "= exit \(ending.status.rawValue)\n".utf8)
  }

  /// Appends an answer: the events inside the app, then the error, then the output.
  func appendBlock(_ response: Response, to bytes: inout [UInt8]) {
    for line in response.events.flatMap(\.lines) {
      Self.append("*", Escaping.line(line), to: &bytes)
    }
    if let error = response.error { append(error, to: &bytes) }
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

/// Keeps the transcript of a conversation. Lines that were undone are not part of it. In place of `:redo`, the transcript has the
/// lines that were done again.
final class Recording: Reporter {
  /// The beginning of a step in the recording.
  private struct Step {
    let start: Int
    let ending: Ending
    /// The note that the step will not replay; nil if it will.
    let note: String?
  }

  private let header: String
  private var writer: TranscriptWriter
  private var bytes: [UInt8] = []
  private var steps: [Step] = []

  init(header: String, width: Int, keepsGoing: Bool) {
    self.header = header
    writer = TranscriptWriter(width: width, keepsGoing: keepsGoing)
  }

  func begin(_ opening: Opening) {
    writer.begin(Opening(first: opening.first, link: nil), header: header, to: &bytes)
    if let link = opening.link { answer(link, line: 0) }
  }

  func answer(_ response: Response, line number: Int) {
    if response.stepCount < steps.count { return goBack(to: response) }
    if case .command(.redo)? = response.entry.map({ Line($0.recorded).reading }) {
      // Time may have passed since `:undo`, so the answers are not always those of before.
      for answer in response.repeated { append(answer) }
    } else {
      append(response)
    }
  }

  private func append(_ response: Response) {
    if response.stepCount > steps.count {
      steps.append(
        Step(start: bytes.count, ending: writer.ending, note: response.entry?.note))
    }
    writer.append(response, to: &bytes)
  }

  private func goBack(to response: Response) {
    let step = steps[response.stepCount]
    steps.removeSubrange(response.stepCount...)
    bytes.removeSubrange(step.start...)
    writer.goBack(to: step.ending, at: response.screen)
  }

  /// The notes on lines that will not replay.
  var notes: [String] { steps.compactMap(\.note) }

  /// The transcript that the conversation would have if the input ended now.
  var transcript: [UInt8] {
    var (writer, bytes) = (writer, bytes)
    writer.end(to: &bytes)
    return bytes
  }
}
