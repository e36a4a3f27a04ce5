import StateBinding

/// A walk that is still to be made: one start in one language, with its bounds. The closures of the plan are in the program of
/// the process that makes the walk.
package struct PlannedWalk: Codable {
  enum Way: Codable {
    /// Visits every place. If `records` is not nil, the results have transcripts of that extent.
    case everyPlace(PlaceSearch.Limits, records: EveryLineRecorder.Extent?)
    case random(lines: Int, seed: UInt64)
  }

  /// The options of the start in the plan.
  let start: [String]
  /// The conditions of the launch, with the language.
  let launch: LaunchOptions
  let way: Way
  let samples: [String: [String]]
  /// The invariants of the command line.
  let invariants: [ScreenInvariant]
  /// The acceptances of the plan and of the command line.
  let accepted: [Acceptance]
  /// The time at which the walk ends, complete or not; nil if it has no end.
  let end: ContinuousClock.Instant?
  /// The beginning of the path of the folder for the app's files; nil if the app keeps no files.
  package let folderName: String?
  /// Whether a page is made of the map.
  let isDrawn: Bool
  /// Whether this is the first language of its start. The walks in the other languages are compared with it.
  let isFirst: Bool
  /// The lines that have ended the process.
  var avoided: [AvoidedLine] = []
}

/// A line that a walk does not send again, because it has ended the process.
struct AvoidedLine: Sendable, Codable {
  let line: String
  /// The lines after which it is not sent; nil if it is sent nowhere.
  let way: [String]?
}

/// The results of one walk through the places, or with random lines, from one start in one language.
package struct Walk: Sendable, Codable {
  /// The language and the options of the start.
  let name: String
  let language: String
  /// The header of the walk's transcripts.
  let header: String
  /// A sentence with the figures. It begins with the name.
  var sentence = ""
  /// The conditions of the launch that the header of a transcript does not have, such as the link of `--open`.
  let conditionsOutsideHeader: [String]
  /// The places and the lines between them; empty if the lines were random.
  var map = PlaceMap()
  /// The number of lines that were sent, replays included.
  var sentCount = 0
  /// The sentences about the parts that were not explored.
  var omissions: [String] = []
  var unproved: [Unproved] = []
  /// The parts of the app that were met.
  var coverage = Coverage()
  /// For each element, whether it has changed anything. The lines that type into one field, or pick from one picker, count as one.
  var effects: [String: Bool] = [:]
  /// Whether the walk left out lines that another walk may have, because its time was over or a line ended the process.
  var leftOutLines = false
  /// Whether a line ended the process that made the walk. The walk then lacks what follows the line, or has no places.
  var endedEarly = false
  /// The acceptances that findings needed, in this order.
  var accepted: [Acceptance] = []
  /// The transcripts that together take every line, if they were asked for.
  var transcripts: [String] = []

  @MainActor
  init(of app: ExploredApp) {
    (name, language) = (app.name, app.language)
    header = app.header()
    conditionsOutsideHeader = app.conditionsOutsideHeader
  }
}

/// Walks through an app, and reports each finding when it is made, once and with the fewest lines.
@MainActor
final class Walker {
  private let app: ExploredApp
  private let onFinding: (Finding) -> Void
  private let record: (_ lines: [String], _ comment: String) async throws(UsageError) -> String
  private var accepted: [Acceptance] = []
  private var known = KnownFindings()

  /// Makes a walker through `app` that calls `onFinding` with each finding, and `record` for the recording of lines with a comment.
  init(
    through app: ExploredApp, onFinding: @escaping (Finding) -> Void,
    record: ((_ lines: [String], _ comment: String) async throws(UsageError) -> String)? = nil
  ) {
    (self.app, self.onFinding) = (app, onFinding)
    self.record =
      record
      ?? { (lines, comment) async throws(UsageError) in
        try await app.record(lines, comment: comment)
      }
  }

  /// Makes the walk on the given `way`.
  func walk(
    _ way: PlannedWalk.Way, until end: ContinuousClock.Instant?,
    onProgress: (_ done: Int, _ left: Int) -> Void
  ) async throws(UsageError) -> Walk {
    var walk: Walk
    switch way {
    case .everyPlace(let limits, let records):
      let search = PlaceSearch(of: app, limits, until: end, found: add)
      try await search.run(onProgress: onProgress)
      walk = search.walk
      let (places, edges) = (walk.map.nodes.count, walk.map.edgeCount)
      walk.sentence =
        "\(walk.name): \(counted(places, "place")), \(counted(edges, "edge")), at most \(counted(walk.map.depth, "line")) from the start"
      if let records, !app.isInterrupted() {
        var recorder = EveryLineRecorder(of: search, records)
        while !app.isInterrupted(), let transcript = try await recorder.next() {
          walk.transcripts.append(transcript)
        }
      }
    case .random(let lines, let seed):
      var search = RandomSearch(of: app, seed: seed)
      try await search.run(lines: lines, found: add)
      walk = search.walk
      walk.sentence = "\(walk.name): \(counted(walk.sentCount, "line")) at random, --seed \(seed)"
    }
    walk.accepted = accepted
    return walk
  }

  /// Compares `walk` with `other`, the walk of the same start in the first language; nil if `walk` is that walk.
  func compare(_ walk: inout Walk, with other: Walk?) async throws(UsageError) {
    for rule in app.plan.rules {
      for finding in rule.ofLanguages?(walk, other, app.language) ?? [] {
        _ = try await add(finding)
      }
    }
    walk.accepted += accepted
  }

  /// Reports `finding` with its transcript unless it is known or accepted. Returns whether the lines after it must not be explored.
  private func add(_ finding: Finding) async throws(UsageError) -> Bool {
    if let acceptance = app.plan.accepted.first(where: { $0.covers(finding) }) {
      if !accepted.contains(acceptance) { accepted.append(acceptance) }
      return false
    }
    let isKnown =
      known.hasSubject(of: finding)
      || finding.isDiagnostic && known.hasLines(finding.lines, of: finding)
    known.insert(finding, shownBy: finding.lines)
    if isKnown { return !finding.leadsOn }
    let shrunk = try await FindingShrinker(app: app, finding: finding).shrunk()
    known.insert(finding, shownBy: shrunk.lines)
    let transcript = try await record(shrunk.lines, shrunk.title)
    onFinding(
      shrunk.recorded(
        shrunk.loop == 0
          ? transcript : transcript.markingLoop(from: shrunk.lines.count - shrunk.loop),
        firstShownBy: finding.lines))
    return !shrunk.leadsOn
  }
}

extension String {
  /// This transcript with a comment before the input line number `line`, from 0, where a loop begins.
  fileprivate func markingLoop(from line: Int) -> String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    let inputs = lines.indices.filter { lines[$0].hasPrefix("> ") }
    if line < inputs.count {
      lines.insert("# From here to the end, again and again.", at: inputs[line])
    }
    return lines.joined(separator: "\n")
  }
}
