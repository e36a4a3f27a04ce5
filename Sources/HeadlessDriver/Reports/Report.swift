import HeadlessUI
import StateBinding

/// A program's run on a script, or on transcripts, step by step. In all texts, misleading characters are escaped.
package struct Report: Sendable {
  let program: String
  /// The scripts or transcripts, in the order in which they ran.
  package var runs: [Run] = []

  package init(program: String) {
    self.program = program
  }

  /// A script or a transcript.
  package struct Run: Sendable {
    package enum Verdict: String, Sendable {
      case passed, failed, updated
    }

    let name: String
    var verdict = Verdict.passed
    /// The reasons for the verdict, each with its line if it has one.
    package var reasons: [(line: Int?, text: String)] = []
    var steps: [Step] = []
  }

  /// A line and its answer.
  package struct Step: Sendable, Codable {
    enum Kind: String, Codable {
      /// The first screen.
      case start
      case line
      /// A line that no replay reached.
      case unreached
      case end
    }

    let kind: Kind
    /// The line of the file, counted from 1; 0 for the first screen of a script.
    var number: Int
    /// The input; empty for the first screen.
    var input = ""
    /// The comments above the line.
    var comments: [String] = []
    /// The session's own text, such as the answer to `:help`.
    var output = ""
    var error: String?
    /// Whether the transcript expects the error.
    var isErrorExpected = false
    var warnings: [String] = []
    var screen = ""
    /// The states of the RIBs, one field per line.
    var states = ""
    var changes: [String] = []
    var tree = ""
    /// The lines of the events. A line that continues an event begins with a space.
    var trace: [String] = []
    /// The time since the launch, after the line; nil if the line was not reached.
    var time: Duration?
    /// The expected lines next to the actual ones; empty if they match.
    var comparison: [Comparison] = []

    /// Leaves out `comparison`, because a child sends a step before its answer is compared.
    private enum CodingKeys: String, CodingKey {
      case kind, number, input, output, error, warnings, screen, states, changes, tree, trace, time
    }

    /// Whether the step explains a failure.
    var isFailure: Bool {
      error != nil && !isErrorExpected || !comparison.isEmpty || kind == .unreached
    }
  }

  /// An expected line next to an actual one, with their prefixes.
  struct Comparison: Sendable {
    enum Kind: String {
      case same, gap, changed, missing, new
    }

    let kind: Kind
    var expected: ChangedLine?
    var actual: ChangedLine?
  }
}

extension Report.Step {
  /// The step of a `response` to the line with `number`, on a screen of `width` columns. `last` holds the states before the
  /// line.
  @MainActor
  init(
    _ kind: Kind, _ number: Int, _ response: Response, after last: [RIBState]?, width: Int
  ) {
    self.kind = kind
    self.number = number
    input = Escaping.line(response.sent?.recorded ?? "")
    output = response.ownText ?? output
    error = response.error.map { Escaping.line($0.description) }
    warnings = response.diagnostics.map(\.complaint)
    screen = response.screen.text(width: width)
    guard let inside = response.inside else { return }
    states = inside.states.flatMap {
      $0.tree.lines(below: $0.name, StateLayout(width: width)).map(Escaping.line)
    }.joined(separator: "\n")
    if let last { changes = Self.changes(from: last, to: inside.states).map(Escaping.line) }
    tree = inside.tree
    time = inside.time
    trace = inside.events.flatMap(\.lines).map(Escaping.line)
  }

  /// The changes in the states, each with the name of its RIB. A RIB that came or went is a change too.
  private static func changes(from old: [RIBState], to new: [RIBState]) -> [String] {
    let olds = Dictionary(old.map { ($0.path, $0) }) { first, _ in first }
    let names = Set(new.map(\.path))
    let changed = new.flatMap { state -> [String] in
      guard let last = olds[state.path] else { return ["\(state.name): new"] }
      return StateChange.changes(from: last.tree, to: state.tree).map {
        // A long text would hide the other changes.
        let change = $0.text(columns: 300)
        return $0.path.isEmpty ? "\(state.name): \(change)" : "\(state.name).\(change)"
      }
    }
    return changed + old.filter { !names.contains($0.path) }.map { "\($0.name): gone" }
  }
}

/// Gathers the steps of a script while it runs.
@MainActor
package final class ScriptReport: Reporter {
  package private(set) var run: Report.Run
  private let width: Int
  private var comments: [String] = []
  private var states: [RIBState]?

  /// Makes the report of the script `name`, whose screens are `width` columns wide.
  package init(_ name: String, width: Int) {
    run = Report.Run(name: name)
    self.width = width
  }

  package func begin(_ opening: Opening) {
    begin(opening.first)
    if let link = opening.link { add(.line, link, 0) }
  }

  package func begin(_ first: Response) {
    add(.start, first, 0)
  }

  /// Adds the answer to the line with `number`. A comment is kept for the next line.
  package func answer(_ response: Response, line number: Int) {
    if response.outcome == .nothing {
      let text = (response.sent?.recorded ?? "").drop { $0 == " " }
      if !text.isEmpty {
        comments.append(Escaping.line(String(text.dropFirst().drop { $0 == " " })))
      }
      return
    }
    add(.line, response, number)
  }

  /// Adds the end of the input, which came at line `number` while an alert was up.
  package func endPending(_ response: Response, line number: Int) {
    add(.end, response, number)
  }

  package func end(_ status: ExitStatus) {
    guard status != .success else { return }
    run.verdict = .failed
    if run.reasons.isEmpty { run.reasons = [(nil, "the program exited with \(status.rawValue)")] }
  }

  private func add(_ kind: Report.Step.Kind, _ response: Response, _ number: Int) {
    var step = Report.Step(kind, number, response, after: states, width: width)
    states = response.inside?.states
    step.comments = comments
    comments = []
    if let error = step.error { run.reasons.append((step.number, error)) }
    run.steps.append(step)
  }
}

extension Report.Run {
  /// The run of a transcript that was replayed in a watched session, which took `replayed` steps.
  @MainActor
  package init(_ check: TranscriptCheck, _ replayed: [Report.Step], verdict: Verdict) {
    name = Escaping.line(check.file)
    self.verdict = verdict
    reasons = (check.error.map { [$0] } ?? check.differences).map {
      ($0.line, Escaping.line($0.message))
    }
    guard let (transcript, replay) = check.replayed else { return }
    var comments: [String] = []
    for (index, block) in transcript.blocks.enumerated() {
      var step: Report.Step
      if index < replayed.count {
        step = replayed[index]
        step.isErrorExpected = check.pairs[index] == nil
      } else {
        step = Report.Step(kind: .unreached, number: block.number)
        step.input = Escaping.line(block.input.map(transcript.input) ?? "")
      }
      let lines = transcript.lines[block.lines]
      let below = lines.reversed().prefix(while: \.isTrivia).reversed()
      step.comments = comments
      if block.input == nil { step.comments = Self.comments(lines.prefix(while: \.isTrivia)) }
      comments = below.count == lines.count && block.input == nil ? [] : Self.comments(below)
      step.comparison = check.pairs[index].map { Self.comparison($0, of: transcript) } ?? []
      steps.append(step)
    }
    if replay.end.status != transcript.status {
      var end = Report.Step(kind: .end, number: transcript.exit + 1)
      end.input = "= exit \(transcript.status)"
      let lines = [Array(end.input.utf8), Array("= exit \(replay.end.status)".utf8)]
      end.comparison = [
        Report.Comparison(
          kind: .changed, expected: ChangedLine(lines[0][...], against: lines[1][...]),
          actual: ChangedLine(lines[1][...], against: lines[0][...]))
      ]
      steps.append(end)
    }
  }

  /// The run of a file that could not be opened or written, for the reason `error`.
  package init(_ file: String, failure error: String) {
    name = Escaping.line(file)
    verdict = .failed
    reasons = [(nil, error)]
  }

  private static func comments(_ lines: some Sequence<TranscriptLine>) -> [String] {
    lines.filter { $0.kind == .comment }.map {
      Escaping.line(String(decoding: $0.text, as: UTF8.self))
    }
  }

  private static func comparison(
    _ pairs: [BlockAlignment.Pair], of transcript: Transcript
  ) -> [Report.Comparison] {
    var comparisons: [Report.Comparison] = []
    for pair in pairs {
      let expected = pair.expected.map { transcript.lines[$0] }
      if pair.kind == .pass, expected?.kind != .gap { continue }
      let kind = Report.Comparison.Kind(pair.kind)
      let old = expected.map { $0.raw.dropLast($0.end.count) }
      let new = pair.printed.map { $0.written[...] }
      let isSame = kind == .same || kind == .gap
      var comparison = Report.Comparison(
        kind: kind, expected: old.map { ChangedLine($0, against: isSame ? nil : new ?? []) },
        actual: new.map { ChangedLine($0, against: isSame ? nil : old ?? []) })
      // A gap stands next to the first line that it covers.
      if pair.kind == .pass {
        let first =
          comparisons.count
          - comparisons.reversed().prefix { $0.expected == nil && $0.kind == .gap }.count
        if first < comparisons.count {
          swap(&comparisons[first].expected, &comparison.expected)
          continue
        }
      }
      comparisons.append(comparison)
    }
    return comparisons
  }
}

extension Report.Comparison.Kind {
  fileprivate init(_ kind: BlockAlignment.Kind) {
    self =
      switch kind {
      case .match: .same
      case .pass, .cover: .gap
      case .replace: .changed
      case .remove: .missing
      case .insert: .new
      }
  }
}
