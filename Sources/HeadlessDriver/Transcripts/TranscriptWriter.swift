import HeadlessUI
import StateBinding

/// Writes the answers of a session as a transcript. A line that a replay would answer differently becomes a comment.
@MainActor
package struct TranscriptWriter {
  private let renderer: TextRenderer
  /// The ending of a replay of the lines so far.
  private(set) var ending: Ending
  private var lastScreen = Screen()

  /// Makes a writer for screens of `width` columns. `keepsGoing` tells whether the header has `keep-going`.
  package init(width: Int, keepsGoing: Bool) {
    renderer = TextRenderer(width: width)
    ending = Ending(keepsGoing: keepsGoing)
  }

  /// Appends the first screen, which stands below the header.
  package mutating func begin(_ opening: Opening, to bytes: inout [UInt8]) {
    appendBlock(opening.first, to: &bytes)
    lastScreen = opening.first.screen
    // The link of `--open` is recorded as an input, like any other line.
    if let link = opening.link { append(link, to: &bytes) }
  }

  /// Appends a line and its answer.
  package mutating func append(_ response: Response, to bytes: inout [UInt8]) {
    lastScreen = response.screen
    guard let sent = response.sent else {
      return Self.append(.comment, Escaping.line(response.error?.description ?? ""), to: &bytes)
    }
    guard sent.isRepeatable else { return Self.append(.comment, sent.recorded, to: &bytes) }
    ending.count(response)
    Self.append(.input, sent.recorded, to: &bytes)
    if response.isCutShort { return Self.append(.gap, "", to: &bytes) }
    appendBlock(response, to: &bytes)
  }

  /// Goes on as if the last answer had shown `screen` and led to `ending`.
  mutating func goBack(to ending: Ending, at screen: Screen) {
    self.ending = ending
    lastScreen = screen
  }

  /// Appends the end, as if the input had ended now.
  package mutating func end(to bytes: inout [UInt8]) {
    if let error = ending.endOfInput(at: lastScreen) { append(error, to: &bytes) }
    bytes.append(contentsOf: "= exit \(ending.status.rawValue)\n".utf8)
  }

  private func appendBlock(_ response: Response, to bytes: inout [UInt8]) {
    for line in lines(of: response) { line.write(to: &bytes) }
  }

  private func append(_ error: LineError, to bytes: inout [UInt8]) {
    line(of: error).write(to: &bytes)
  }

  /// The lines of an answer: the events inside the app, then the error, then the output.
  func lines(of response: Response) -> [TranscriptLine] {
    var lines = response.events.flatMap(\.lines).map {
      TranscriptLine(.trace, Array(Escaping.line($0).utf8)[...])
    }
    if let error = response.error { lines.append(line(of: error)) }
    var printed: [UInt8] = []
    response.appendPrinted(to: &printed, by: renderer)
    if printed.isEmpty { return lines }
    let outputs = printed.dropLast().split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines + outputs.map { TranscriptLine(.output, $0) }
  }

  func line(of error: LineError) -> TranscriptLine {
    TranscriptLine(.error, Array(Escaping.line(error.description).utf8)[...])
  }

  private static func append(_ kind: TranscriptLine.Kind, _ text: String, to bytes: inout [UInt8]) {
    TranscriptLine(kind, Array(text.utf8)[...]).write(to: &bytes)
  }
}

/// Keeps the transcript of the lines that were sent. Lines that were undone are not part of it. In place of `:redo`, the transcript has the
/// lines that were done again.
package final class Recording: Reporter {
  /// The beginning of a step in the recording.
  private struct Step {
    let start: Int
    let ending: Ending
    /// The note that the step will not replay; nil if it will.
    let note: String?
  }

  private var writer: TranscriptWriter
  /// The lines so far, without the header.
  private var bytes: [UInt8] = []
  private var steps: [Step] = []

  package init(width: Int, keepsGoing: Bool) {
    writer = TranscriptWriter(width: width, keepsGoing: keepsGoing)
  }

  package func begin(_ opening: Opening) {
    writer.begin(Opening(first: opening.first, link: nil), to: &bytes)
    if let link = opening.link { answer(link, line: 0) }
  }

  package func answer(_ response: Response, line number: Int) {
    if case .session(.save)? = response.sent?.move { return }
    if response.stepCount < steps.count { return goBack(to: response) }
    if case .session(.redo)? = response.sent?.move {
      // Time may have passed since `:undo`, so the answers are not always those of before.
      for answer in response.repeated { append(answer) }
    } else {
      append(response)
    }
  }

  private func append(_ response: Response) {
    if response.stepCount > steps.count {
      steps.append(
        Step(start: bytes.count, ending: writer.ending, note: response.sent?.note))
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
  package var notes: [String] { steps.compactMap(\.note) }

  /// Whether a line has failed so far.
  package var hasErrors: Bool { writer.ending.status != .success }

  /// The transcript with `header` that there would be if the input ended now.
  package func transcript(below header: String) -> [UInt8] {
    var (writer, bytes) = (writer, Array("\(header)\n".utf8) + bytes)
    writer.end(to: &bytes)
    return bytes
  }
}
