import StateBinding

/// The answers of an app to the inputs of a transcript.
struct Replay {
  /// The lines that were printed for each block that was reached.
  private(set) var blocks: [[TranscriptLine]] = []
  /// Problems that no call could report, such as leaks and lost actions, each with its block.
  private(set) var diagnostics: [(block: Int, diagnostic: Diagnostic)] = []
  /// The notes on lines whose text a recording has hidden, each with its block.
  private(set) var notes: [(block: Int, note: String)] = []
  /// The columns of a line.
  let width: Int
  /// The answers, if the session is watched for a report.
  private(set) var answers: [Response] = []
  /// The status that the program would have ended with.
  let status: Int32
  /// Whether `:quit` ended the run, rather than an error.
  let hasQuit: Bool

  /// Sends the inputs of `transcript` to `session`, as a script does. Stops at the first error unless `keepsGoing`. Calls
  /// `announce` with the number of each line before the line is sent.
  @MainActor
  init(
    _ transcript: Transcript, on session: Session, keepsGoing: Bool,
    announce: (Int) -> Void = { _ in }
  ) async {
    let conversation = Conversation(session, Ending(keepsGoing: keepsGoing))
    width = session.style.width
    let writer = TranscriptWriter(width: session.style.width, keepsGoing: keepsGoing)
    for block in transcript.blocks where !conversation.isOver {
      let response: Response
      announce((block.input ?? 0) + 1)
      if let input = block.input {
        response = await conversation.send(transcript.input(at: input))
      } else {
        response = await conversation.begin().first
      }
      if session.style.isWatched { answers.append(response) }
      let index = blocks.count
      diagnostics += response.diagnostics.map { (index, $0) }
      if let note = response.entry?.note { notes.append((index, note)) }
      var lines = writer.lines(of: response)
      if block.lines.upperBound == transcript.exit, let error = conversation.endInput() {
        lines.append(writer.line(of: error))
      }
      blocks.append(lines)
    }
    status = conversation.status.rawValue
    hasQuit = conversation.hasQuit
  }

  /// Whether all answers and the status match `transcript`.
  func isAsWritten(in transcript: Transcript) -> Bool {
    status == transcript.status && blocks.count == transcript.blocks.count
      && zip(transcript.blocks, blocks).allSatisfy { block, printed in
        matches(transcript.lines[block.lines], printed)
      }
  }
}

/// Whether `expected`, with its gaps and patterns, matches `printed` completely.
func matches(_ expected: ArraySlice<TranscriptLine>, _ printed: [TranscriptLine]) -> Bool {
  var next = expected.startIndex
  var index = 0
  /// The index behind the last gap in `expected`, and the index at which the gap ends in `printed`.
  var gap: (next: Int, end: Int)?
  while true {
    while next < expected.endIndex, expected[next].isTrivia { next += 1 }
    if next < expected.endIndex, expected[next].kind == .gap {
      next += 1
      gap = (next, index)
    } else if next < expected.endIndex, index < printed.count,
      expected[next].matches(printed[index])
    {
      next += 1
      index += 1
    } else if next == expected.endIndex, index == printed.count {
      return true
    } else if let last = gap, last.end < printed.count, printed[last.end].kind == .output {
      gap = (last.next, last.end + 1)
      (next, index) = (last.next, last.end + 1)
    } else {
      return false
    }
  }
}
