import HeadlessUI
import StateBinding

/// What an app answered to the inputs of a transcript.
struct Replay {
  /// The lines that were printed for each block that was reached.
  var blocks: [[TranscriptLine]] = []
  /// What the program would have ended with.
  var status: Int32 = 0
  /// Whether a line ended the run, rather than an error.
  var hasQuit = false
  /// What went wrong where no caller could be told, by the block in which it did.
  var diagnostics: [(block: Int, diagnostic: Diagnostic)] = []

  /// Whether all of it is what `transcript` says.
  func isAsWritten(in transcript: Transcript) -> Bool {
    status == transcript.status && blocks.count == transcript.blocks.count
      && zip(transcript.blocks, blocks).allSatisfy { block, printed in
        BlockMatch.matches(transcript.lines[block.lines], printed)
      }
  }
}

extension Session {
  /// Does the inputs of `transcript`, as a script does: to the first error, unless it `keepsGoing`.
  func replay(_ transcript: Transcript, keepsGoing: Bool) async -> Replay {
    let renderer = TextRenderer(width: style.width)
    var replay = Replay()
    var isOver = false
    for block in transcript.blocks where !isOver {
      let response: Response
      if let input = block.input {
        response = await sendNext(transcript.input(at: input))
      } else {
        response = await start()
      }
      replay.diagnostics += response.diagnostics.map { (replay.blocks.count, $0) }
      var bytes: [UInt8] = []
      response.appendBlock(to: &bytes, by: renderer)
      if response.error != nil { replay.status = 1 }
      replay.hasQuit = response.isLast
      isOver = response.isLast || (response.error != nil && !keepsGoing)
      if block.lines.upperBound == transcript.exit, !isOver, let error = endOfInputError {
        refuse(error).appendBlock(to: &bytes, by: renderer)
        replay.status = 1
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
