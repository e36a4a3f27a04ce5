/// The lines of a transcript while they are read.
struct TranscriptBody {
  private(set) var lines: [TranscriptLine] = []
  private var inputs: [Int] = []
  private var exit: (index: Int, status: Int32)?

  /// Reads `line`, which must be possible behind those before it.
  mutating func append(_ line: RawLine) throws(TranscriptError) {
    if line.number > Transcript.limit {
      throw TranscriptError(
        line: line.number, "a transcript has at most \(Transcript.limit) lines; split it")
    }
    guard let read = TranscriptLine(line.content, raw: line.raw) else {
      throw TranscriptError(
        line: line.number,
        ##"\##(line.shown) has no prefix; write "> " before an input, "| " before output, "# " before a comment"##
      )
    }
    if let exit, !read.isTrivia {
      throw TranscriptError(
        line: line.number,
        "\(line.shown) stands behind the exit of line \(exit.index + 1); only comments may")
    }
    switch read.kind {
    case .header where line.number > 1:
      throw TranscriptError(line: line.number, "a header stands on line 1 only; remove this one")
    case .input:
      try Self.check(read, number: line.number)
      inputs.append(lines.count)
    case .exit: exit = (lines.count, try Self.status(line, read))
    default: break
    }
    lines.append(read)
  }

  /// The transcript that the lines are.
  func transcript() throws(TranscriptError) -> Transcript {
    guard let exit else {
      throw TranscriptError(line: lines.count, #"the exit is missing; end with "= exit 0""#)
    }
    let starts = [nil] + inputs.map(Optional.some)
    let blocks = zip(starts, inputs + [exit.index]).map { start, end in
      Transcript.Block(input: start, lines: ((start ?? 0) + 1)..<end)
    }
    return Transcript(
      lines: lines, blocks: blocks, exit: exit.index, status: exit.status)
  }

  private static func check(_ line: TranscriptLine, number: Int) throws(TranscriptError) {
    guard case .command(.save) = Line(String(decoding: line.text, as: UTF8.self)).reading else {
      return
    }
    throw TranscriptError(line: number, "a transcript writes no file; remove :save")
  }

  private static func status(
    _ line: RawLine, _ read: TranscriptLine
  ) throws(TranscriptError) -> Int32 {
    let words = String(decoding: read.text, as: UTF8.self).split(
      separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, words[0] == "exit",
      words[1].utf8.allSatisfy({ $0 >= 0x30 && $0 < 0x3A }),
      let status = Int32(words[1])
    else {
      throw TranscriptError(
        line: line.number, #"\#(line.shown) is no exit; write "= exit 0" or "= exit 1""#)
    }
    return status
  }
}
