import HeadlessUI
import StateBinding

/// The inputs of a transcript with the options in its header: what a replay needs. The expected answers stay where they are
/// compared.
package struct ReplayedInput: Codable {
  let lines: [String]
  let launch: LaunchOptions
  let keepsGoing: Bool
  let allowsUnfinishedWork: Bool
  /// Whether a report needs the steps.
  let isWatched: Bool
}

/// The answers of an app to the inputs of a transcript.
package struct Replay {
  package struct Answer: Codable {
    /// The lines that a recording would have.
    let lines: [TranscriptLine]
    let diagnostics: [Diagnostic]
    /// The note on a line whose text a recording has hidden.
    let note: String?
  }

  package struct End: Codable {
    /// The status that the program would have ended with.
    let status: Int32
    /// Whether `:quit` ended the run, rather than an error.
    let hasQuit: Bool
  }

  /// A view that a second replay found stale, with the number of its answer.
  package struct StaleView: Codable {
    let answer: Int
    let message: String
  }

  /// The answers, one for each block that was reached.
  let answers: [Answer]
  let end: End

  /// Sends the lines of `input` to `session`, as a script does. Calls `onAnswer` with the first screen and each answer.
  @MainActor
  static func run(
    _ input: ReplayedInput, on session: Session,
    onAnswer: (Answer, Response) -> Void
  ) async -> End {
    let runner = LineRunner(session, Ending(keepsGoing: input.keepsGoing))
    (session.looksForAllLeaks, session.failsOnKeptRouters) = (true, true)
    let writer = TranscriptWriter(width: session.style.width, keepsGoing: input.keepsGoing)
    for index in 0...input.lines.count where !runner.isOver {
      let response =
        index == 0
        ? await runner.begin().first : await runner.send(input.lines[index - 1])
      var lines = writer.lines(of: response)
      var diagnostics = response.diagnostics
      if index == input.lines.count, !runner.isOver {
        if let error = runner.endInput() {
          lines.append(writer.line(of: error))
        } else if !input.allowsUnfinishedWork,
          let note = session.unfinishedNote(
            "end with :wait, or write unfinished into the header")
        {
          diagnostics.append(Diagnostic(kind: .unfinished, message: note))
        }
      }
      onAnswer(
        Answer(lines: lines, diagnostics: diagnostics, note: response.sent?.note), response)
    }
    return End(status: runner.status.rawValue, hasQuit: runner.hasQuit)
  }

  /// Sends the lines of `input` to `session`, and has a fresh look follow each look.
  @MainActor
  static func staleViews(_ input: ReplayedInput, on session: Session) async -> [StaleView] {
    session.judgesLooks = true
    var (found, answer): ([StaleView], Int) = ([], 0)
    _ = await run(input, on: session) { _, response in
      for diagnostic in response.diagnostics where diagnostic.kind == .staleView {
        if found.contains(where: { $0.message == diagnostic.message }) { continue }
        found.append(StaleView(answer: answer, message: diagnostic.message))
      }
      answer += 1
    }
    return found
  }

  /// Whether all answers and the status match `transcript`.
  func isAsWritten(in transcript: Transcript) -> Bool {
    end.status == transcript.status && answers.count == transcript.blocks.count
      && zip(transcript.blocks, answers).allSatisfy { block, answer in
        matches(transcript.lines[block.lines], answer.lines)
      }
  }
}

/// A line of a test, and where it led. The launch has no move, and neither has a refused line.
package struct TestedLine: Codable {
  let move: Move?
  let screen: Screen
  let ribs: [RIBTree]

  /// Sends `lines` to `session`.
  @MainActor static func lines(of input: ReplayedInput, on session: Session) async -> [Self] {
    var lines: [Self] = []
    _ = await Replay.run(input, on: session) { _, response in
      let move = response.error == nil ? response.sent?.move : nil
      lines.append(TestedLine(move: move, screen: response.screen, ribs: session.ribs))
    }
    return lines
  }
}

/// Whether `expected`, with its gaps and patterns, matches `printed` completely.
func matches(_ expected: ArraySlice<TranscriptLine>, _ printed: [TranscriptLine]) -> Bool {
  let hasTrivia = expected.contains(where: \.isTrivia)
  return matches(
    hasTrivia ? expected.filter { !$0.isTrivia }[...] : expected, printed[...],
    isGap: { $0.kind == .gap }, covers: { $0.kind == .output }, areEqual: { $0.matches($1) })
}

/// Whether `pattern` matches all of `items`. A gap in the pattern stands for any number of items that it `covers`.
func matches<Part, Item>(
  _ pattern: ArraySlice<Part>, _ items: ArraySlice<Item>, isGap: (Part) -> Bool,
  covers: (Item) -> Bool, areEqual: (Part, Item) -> Bool
) -> Bool {
  var (part, item) = (pattern.startIndex, items.startIndex)
  /// The part after the last gap, and the end of the items that the gap covers so far.
  var gap: (next: Int, end: Int)?
  while true {
    if part < pattern.endIndex, isGap(pattern[part]) {
      part += 1
      gap = (part, item)
    } else if part < pattern.endIndex, item < items.endIndex, areEqual(pattern[part], items[item]) {
      part += 1
      item += 1
    } else if part == pattern.endIndex, item == items.endIndex {
      return true
    } else if let last = gap, last.end < items.endIndex, covers(items[last.end]) {
      gap = (last.next, last.end + 1)
      (part, item) = (last.next, last.end + 1)
    } else {
      return false
    }
  }
}

/// Whether `pattern`, in which nil stands for any bytes, matches all of `bytes`.
func matches(_ pattern: ArraySlice<UInt8?>, _ bytes: ArraySlice<UInt8>) -> Bool {
  matches(pattern, bytes, isGap: { $0 == nil }, covers: { _ in true }, areEqual: { $0 == $1 })
}
