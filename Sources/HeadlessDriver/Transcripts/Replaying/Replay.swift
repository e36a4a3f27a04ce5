import StateBinding

/// What an app answered to the inputs of a transcript.
struct Replay {
  /// The lines that were printed for each block that was reached.
  var blocks: [[TranscriptLine]] = []
  /// What the program would have ended with.
  var status = ExitStatus.success
  /// What went wrong where no caller could be told, by the block in which it did.
  var diagnostics: [(block: Int, diagnostic: Diagnostic)] = []

  /// Whether all of it is what `transcript` says.
  func isAsWritten(in transcript: Transcript) -> Bool {
    status.rawValue == transcript.status && blocks.count == transcript.blocks.count
      && zip(transcript.blocks, blocks).allSatisfy { block, printed in
        BlockMatch.matches(transcript.lines[block.lines], printed)
      }
  }
}

extension Program {
  /// Writes the inputs of `transcript` to a newly launched app, as a script with its options.
  func replay(_ transcript: Transcript) async throws(UsageError) -> Replay {
    let options = transcript.options
    var style = Session.Style()
    style.width = options.width ?? 80
    style.isTraced = options.traces
    let session = try makeSession(options, language: options.language ?? "en", style: style)
    var replay = Replay()
    var isOver = false
    for block in transcript.blocks where !isOver {
      let isLast = block.lines.upperBound == transcript.exit
      let response: Response
      if let input = block.input {
        response = await session.send(transcript.input(at: input))
      } else {
        response = await session.start()
      }
      replay.diagnostics += response.diagnostics.map { (replay.blocks.count, $0) }
      var bytes: [UInt8] = []
      response.appendBlock(to: &bytes, width: style.width)
      if response.error != nil { replay.status = .failure }
      isOver = response.isLast || (response.error != nil && !options.keepsGoing)
      if isLast, !isOver, let error = session.endOfInputError {
        session.refuse(error).appendBlock(to: &bytes, width: style.width)
        replay.status = .failure
      }
      replay.blocks.append(TranscriptLine.printed(bytes))
    }
    return replay
  }
}

extension TranscriptLine {
  /// The lines of `bytes`, which a response has appended.
  static func printed(_ bytes: [UInt8]) -> [TranscriptLine] {
    var lines: [TranscriptLine] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      if let line = TranscriptLine(rest[..<end], raw: rest[...end]) { lines.append(line) }
      rest = rest[(end + 1)...]
    }
    return lines
  }
}
