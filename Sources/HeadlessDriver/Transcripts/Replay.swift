import StateBinding

/// The answers of an app to the inputs of a transcript.
struct Replay {
  /// The answer to one input.
  struct Answer: Codable {
    /// A problem that no call could report, such as a leak or a lost action.
    struct Warning: Codable {
      let kind: String
      let message: String
    }

    /// The lines that a recording would have.
    let lines: [TranscriptLine]
    let warnings: [Warning]
    /// The note on a line whose text a recording has hidden.
    let note: String?
  }

  /// The end of a replay.
  struct End: Codable {
    /// The status that the program would have ended with.
    let status: Int32
    /// Whether `:quit` ended the run, rather than an error.
    let hasQuit: Bool
    /// The columns of a line.
    let width: Int
  }

  /// The lines that were printed for each block that was reached.
  let blocks: [[TranscriptLine]]
  /// Problems that no call could report, such as leaks and lost actions, each with its block.
  let diagnostics: [(block: Int, diagnostic: Diagnostic)]
  /// The notes on lines whose text a recording has hidden, each with its block.
  let notes: [(block: Int, note: String)]
  let end: End

  /// The replay with these `answers`, one for each block that was reached.
  init(_ answers: [Answer], _ end: End) {
    blocks = answers.map(\.lines)
    diagnostics = answers.enumerated().flatMap { index, answer in
      answer.warnings.compactMap { warning in
        Diagnostic.Kind(rawValue: warning.kind).map {
          (index, Diagnostic(kind: $0, message: warning.message))
        }
      }
    }
    notes = answers.enumerated().compactMap { index, answer in answer.note.map { (index, $0) } }
    self.end = end
  }

  /// Sends the inputs of `transcript` to `session`, as a script does. Stops at the first error unless `keepsGoing`. Calls
  /// `announce` with the number of each line before the line is sent, and `hear` with each answer.
  @MainActor
  static func run(
    _ transcript: Transcript, on session: Session, keepsGoing: Bool,
    announce: (Int) -> Void, hear: (Answer, Response) -> Void
  ) async -> End {
    let conversation = Conversation(session, Ending(keepsGoing: keepsGoing))
    session.looksForAllLeaks = true
    let width = session.style.width
    let writer = TranscriptWriter(width: width, keepsGoing: keepsGoing)
    for block in transcript.blocks where !conversation.isOver {
      let response: Response
      announce((block.input ?? 0) + 1)
      if let input = block.input {
        response = await conversation.send(transcript.input(at: input))
      } else {
        response = await conversation.begin().first
      }
      var lines = writer.lines(of: response)
      if block.lines.upperBound == transcript.exit, let error = conversation.endInput() {
        lines.append(writer.line(of: error))
      }
      hear(
        Answer(
          lines: lines,
          warnings: response.diagnostics.map {
            Answer.Warning(kind: $0.kind.rawValue, message: $0.message)
          }, note: response.entry?.note), response)
    }
    return End(
      status: conversation.status.rawValue, hasQuit: conversation.hasQuit, width: width)
  }

  /// Whether all answers and the status match `transcript`.
  func isAsWritten(in transcript: Transcript) -> Bool {
    end.status == transcript.status && blocks.count == transcript.blocks.count
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
