/// What differs between a transcript and what its app answered.
struct TranscriptComparison {
  /// What becomes of each line; all are kept where nothing differs.
  private(set) var edits: [LineEdit] = []
  /// What differs, in one sentence each, with the line.
  private(set) var differences: [TranscriptError] = []
  /// What was not reached, if the run ended early.
  private(set) var unreached: TranscriptError?

  init(_ transcript: Transcript, _ replay: Replay) {
    let lines = transcript.lines
    edits.append(.keep(0))
    for (index, block) in transcript.blocks.enumerated() {
      if let input = block.input { edits.append(.keep(input)) }
      guard index < replay.blocks.count else {
        edits += block.lines.map(LineEdit.keep)
        continue
      }
      compare(block, replay.blocks[index], in: transcript)
    }
    let status = replay.status
    if status == transcript.status {
      edits.append(.keep(transcript.exit))
    } else {
      edits.append(.remove(transcript.exit))
      edits.append(.insert(Array("= exit \(status)".utf8) + lines[transcript.exit].end))
      differences.append(
        TranscriptError(
          line: transcript.exit + 1, "the exit is \(status), not \(transcript.status)"))
    }
    edits += (transcript.exit + 1..<lines.count).map(LineEdit.keep)
    if replay.blocks.count < transcript.blocks.count,
      let input = transcript.blocks[replay.blocks.count].input
    {
      let last = transcript.blocks[replay.blocks.count - 1].input.map { "line \($0 + 1)" }
      let goOn = replay.hasQuit ? "" : ", or write keep-going into the header"
      unreached = TranscriptError(
        line: input + 1,
        "\(brief("> \(transcript.input(at: input))")) is not reached, the run ends with \(last ?? "the first screen"); remove what stands behind that\(goOn)"
      )
    }
  }

  private mutating func compare(
    _ block: Transcript.Block, _ printed: [TranscriptLine], in transcript: Transcript
  ) {
    let expected = transcript.lines[block.lines]
    if BlockMatch.matches(expected, printed) {
      edits += block.lines.map(LineEdit.keep)
      return
    }
    let alignment = BlockAlignment(
      expected: expected, printed: printed, end: transcript.lines[0].end,
      top: block.input == nil ? expected.prefix(while: \.isTrivia).count : 0)
    let changes = alignment.edits()
    let before = edits.count
    edits += changes
    let what = block.input.map { "the answer to \(brief(transcript.input(at: $0)))" }
    differences.append(
      TranscriptError(
        line: line(ofChangeBehind: before),
        "\(what ?? "the first screen") differs: \(LineEditSummary.text(of: changes))"))
  }

  /// The line, counted from 1, at which the first change behind `index` stands.
  private func line(ofChangeBehind index: Int) -> Int {
    let kept = edits[..<index].count { if case .insert = $0 { false } else { true } }
    let first = edits[index...].prefix(while: \.isKept).count
    return kept + first + 1
  }
}
