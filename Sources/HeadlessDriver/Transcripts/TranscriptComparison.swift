/// A change to one line of a text.
package enum Edit<Line: Equatable & Sendable>: Equatable, Sendable {
  case keep(Int)
  case remove(Int)
  case insert(Line)

  /// Whether the line stands in the file before the update, and whether it does after it.
  var isOfOld: Bool { if case .insert = self { false } else { true } }
  var isOfNew: Bool { if case .remove = self { false } else { true } }
  var isKept: Bool { isOfOld && isOfNew }

  /// The number of lines that `edits` change: `2 lines changed, 1 missing, 1 new`; empty if there are none.
  static func summary(of edits: [Edit]) -> String {
    var (changed, missing, new) = (0, 0, 0)
    var run = (removed: 0, inserted: 0)
    for edit in edits + [.keep(0)] {
      switch edit {
      case .remove: run.removed += 1
      case .insert: run.inserted += 1
      case .keep:
        let both = min(run.removed, run.inserted)
        changed += both
        missing += run.removed - both
        new += run.inserted - both
        run = (0, 0)
      }
    }
    let parts = [(changed, "changed"), (missing, "missing"), (new, "new")].filter { $0.0 > 0 }
    return parts.enumerated().map { index, part in
      let noun = index > 0 ? "" : part.0 == 1 ? " line" : " lines"
      return "\(part.0)\(noun) \(part.1)"
    }.joined(separator: ", ")
  }
}

/// A change to one line when a file is updated. An inserted line has its line end.
package typealias LineEdit = Edit<ArraySlice<UInt8>>

/// The differences between a transcript and the answers of its app.
struct TranscriptComparison {
  /// The edits of all lines; only `keep` if nothing differs.
  private(set) var edits: [LineEdit] = []
  /// The differences, each in one sentence with its line.
  private(set) var differences: [TranscriptError] = []
  /// The expected and the printed lines of each block that differs, by the index of the block.
  private(set) var pairs: [Int: [BlockAlignment.Pair]] = [:]
  /// The first line that was not reached, if the run ended early.
  private(set) var unreached: TranscriptError?

  init(_ transcript: Transcript, _ replay: Replay) {
    let lines = transcript.lines
    edits.append(.keep(0))
    for (index, block) in transcript.blocks.enumerated() {
      if let input = block.input { edits.append(.keep(input)) }
      guard index < replay.answers.count else {
        edits += block.lines.map(LineEdit.keep)
        continue
      }
      compare(index, replay.answers[index].lines, in: transcript)
    }
    let status = replay.end.status
    if status == transcript.status {
      edits.append(.keep(transcript.exit))
    } else {
      edits.append(.remove(transcript.exit))
      edits.append(.insert("= exit \(status)".utf8 + lines[transcript.exit].end))
      differences.append(
        TranscriptError(
          line: transcript.exit + 1, "the exit is \(status), not \(transcript.status)"))
    }
    edits += (transcript.exit + 1..<lines.count).map(LineEdit.keep)
    if replay.answers.count < transcript.blocks.count,
      let input = transcript.blocks[replay.answers.count].input
    {
      let last = transcript.blocks[replay.answers.count - 1].input.map { "line \($0 + 1)" }
      let goOn = replay.end.hasQuit ? "" : ", or write keep-going into the header"
      unreached = TranscriptError(
        line: input + 1,
        "\(brief("> \(transcript.input(at: input))")) is not reached, the run ends with \(last ?? "the first screen"); remove what stands after that\(goOn)"
      )
    }
  }

  private mutating func compare(
    _ index: Int, _ printed: [TranscriptLine], in transcript: Transcript
  ) {
    let block = transcript.blocks[index]
    let expected = transcript.lines[block.lines]
    if matches(expected, printed) {
      edits += block.lines.map(LineEdit.keep)
      return
    }
    let alignment = BlockAlignment(
      expected: expected, printed: printed, end: transcript.lines[0].end,
      top: block.input == nil ? expected.prefix(while: \.isTrivia).count : 0)
    let pairs = alignment.pairs()
    self.pairs[index] = pairs
    let changes = alignment.edits(pairs)
    let before = edits.count
    edits += changes
    let answer = block.input.map { "the answer to \(brief(transcript.input(at: $0)))" }
    differences.append(
      TranscriptError(
        line: line(ofChangeAfter: before),
        "\(answer ?? "the first screen") differs: \(LineEdit.summary(of: changes))"))
  }

  /// The line of the file, counted from 1, that the first change in `edits[index...]` concerns.
  private func line(ofChangeAfter index: Int) -> Int {
    let kept = edits[..<index].count(where: \.isOfOld)
    let first = edits[index...].prefix(while: \.isKept).count
    return kept + first + 1
  }
}
