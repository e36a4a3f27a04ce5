import HeadlessUI
import StateBinding

/// A breadth-first search for every place of an app. Each line is sent to a copy of the app that has taken only the lines to the
/// place: the copy that found the place, or a newly launched copy.
///
/// The lines that first led to a place are as few as possible, unless half of the limit is spent on places whose tree and title are
/// known. Further such places then wait, so that the rows of a long list leave room for the other pages.
@MainActor
final class PlaceSearch {
  struct Limits: Equatable, Codable {
    /// The highest number of lines from the start to a place.
    var depth: Int?
    /// The highest number of places; `usualPlaces` if nil.
    var places: Int?

    /// The highest number of places if `--limit` is not given. A growing app has places without end.
    static let usualPlaces = 2000
  }

  let app: ExploredApp
  private let depthLimit: Int
  private let placeLimit: Int
  private let end: ContinuousClock.Instant?
  /// Called with each finding. Returns whether the lines after the finding must not be explored.
  private let found: (Finding) async throws(UsageError) -> Bool

  /// The result so far. The lines that brought a copy to its place count as sent.
  var walk: Walk
  private(set) var proofs: [Proof]
  /// The actions that some place has for a gesture, and those that some place has without one.
  private(set) var gestures = GestureActions()
  /// The number of places whose lines were not taken, and of lines whose places were not visited, by the reason.
  private var cut: [PlaceMap.Untaken: Int] = [:]
  /// The texts that were typed twice, each with its page and its field.
  private var typedTexts: Set<String> = []
  /// With a key in the plan: the nodes for which a place with the same key and more work under way was compared in both orders.
  private var busierCompared: Set<Int> = []
  /// With a key in the plan: the first place for each node that has the same key and another screen.
  private var hiddenPlaces: [Int: Place] = [:]
  /// Whether a `:wait` never came to an end. The search then sends no other `:wait`, because each takes long.
  private var neverRests = false
  private var indices: [PlaceKey: Int] = [:]
  /// The copies that found a place whose lines were not taken yet, by the index of the place.
  private var copiesAtPlaces: [Int: AppCopy] = [:]

  /// The trees and titles of the places.
  private var kinds: Set<String> = []
  /// The number of places whose tree and title an earlier place has.
  private var similarCount = 0
  /// The lines to such places that had to wait. They are taken again after all other lines, while `isLate` is true.
  private var late: [(place: Int, move: Move)] = []
  private var isLate = false

  /// The highest number of copies to keep.
  private static let mostCopies = 500

  init(
    of app: ExploredApp, _ limits: Limits, until end: ContinuousClock.Instant?,
    found: @escaping (Finding) async throws(UsageError) -> Bool
  ) {
    self.found = found
    self.app = app
    walk = Walk(of: app)
    proofs = app.plan.promises.map(Proof.init)
    depthLimit = limits.depth ?? .max
    placeLimit = limits.places ?? Limits.usualPlaces
    self.end = end
  }

  /// Visits every place. Calls `onProgress` with the number of places whose lines were taken, and the number of the other known
  /// places.
  func run(onProgress: (_ done: Int, _ left: Int) -> Void) async throws(UsageError) {
    let first = try await AppCopy(of: app, tracesLaunch: true)
    let findings = app.findings(of: first.explored)
    let second = try await app.findingsOfSecondLaunch(after: first.place)
    if case .place(let index) = try await visit(first, findings + second, from: nil) {
      for proof in proofs.indices { proofs[proof].note(first, from: nil, to: index) }
    }
    var next = 0
    while true {
      while next < walk.map.nodes.count {
        try await takeMoves(at: next)
        next += 1
        onProgress(next, walk.map.nodes.count - next)
      }
      if isLate || late.isEmpty { break }
      isLate = true
      for (place, move) in late { try await takeMoves(at: place, only: move) }
    }
    try await takeHiddenMoves()
    for rule in app.plan.rules {
      try await report(rule.ofMap?(walk.map) ?? [])
      try await rule.ofPlaces?(self)
    }
    walk.coverage.noteFields(of: walk.map, except: app.plan.samples.keys)
    walk.coverage.note(app.askedKeys)
    walk.omissions = omissions
    walk.leftOutLines = cut[.seconds] != nil || cut[.interrupt] != nil
    if isLate { walk.map.sort() }
  }

  func report(_ findings: [Finding]) async throws(UsageError) {
    for finding in findings { try await report(finding) }
  }

  func report(_ finding: Finding?) async throws(UsageError) {
    if let finding { _ = try await found(finding) }
  }

  /// Takes the moves of the place at `index`, or `only` one of them.
  private func takeMoves(at index: Int, only move: Move? = nil) async throws(UsageError) {
    let node = walk.map.nodes[index]
    func leave(_ moves: [Move], because reason: PlaceMap.Untaken) {
      cut[reason, default: 0] += 1
      for move in moves { walk.map.nodes[index].untaken[move] = reason }
    }
    if node.place.path.count >= depthLimit { return leave(node.moves, because: .depth) }
    if let move, walk.map.nodes.count >= placeLimit { return leave([move], because: .limit) }
    var left = move.map { [$0] } ?? node.moves
    if neverRests { left = replaceEndlessWaits(in: left, at: index) }
    while let move = left.first {
      if isOver { return leave(left, because: app.isInterrupted() ? .interrupt : .seconds) }
      left.removeFirst()
      if app.avoids(move, at: node.place) {
        walk.effects[move.subject] = true
        if case .session(.open(let url)) = move { walk.coverage.note(.link, [url]) }
        leave([move], because: .violation)
        continue
      }
      let copy = try await copy(at: index)
      if copy.isElsewhere {
        try await report(.unrepeatable(node.place))
        leave([move], because: .violation)
        continue
      }
      let findings = try await app.take(move, on: copy)
      walk.sentCount += 1
      if copy.explored.neverRests {
        neverRests = true
        left = replaceEndlessWaits(in: left + [move], at: index)
      }
      let explored = copy.explored
      let known = walk.map.nodes.count
      if let text = move.typedText,
        typedTexts.insert("\(copy.place.usablePage) \(move.subject) \(text)").inserted
      {
        try await report(try await app.findingOfSameText(at: copy.place))
      }
      let visit = try await visit(copy, findings, from: index)
      let changes =
        visit != .place(index) || explored.response.asks
        || app.plan.key != nil && !copy.place.isSame(as: node.place)
      walk.effects[move.subject] = changes || walk.effects[move.subject] == true
      if let answer = node.place.agreement(by: move), let parent = node.parent {
        let before = walk.map.nodes[parent].place
        let agrees = !copy.place.isSame(as: before) || copy.place.sleeps.count > before.sleeps.count
        walk.effects[answer] = agrees || walk.effects[answer] == true
      }
      guard case .place(let target) = visit else {
        if case .cut(let reason) = visit { leave([move], because: reason) }
        if visit == .later { late.append((index, move)) }
        continue
      }
      let isOther = app.plan.key != nil && copy.place.screen != walk.map.nodes[target].place.screen
      if isOther, hiddenPlaces[target] == nil { hiddenPlaces[target] = copy.place }
      walk.map.nodes[index].edges.append(
        .init(
          taken: PlaceMap.Taken(
            move, recorded: explored.sent?.recorded ?? move.line(),
            isSecret: explored.sent?.isSecret == true), target: target, time: explored.time,
          isOther: isOther,
          hidden: app.plan.key == nil
            ? [] : copy.place.sentences(aboutDifferencesFrom: walk.map.nodes[target].place)))
      for proof in proofs.indices { proofs[proof].note(copy, from: index, to: target) }
      if target < known {
        try await checkOrder(at: copy.place, busierThan: target)
        try await checkWayBack(of: copy)
      }
      if move == .wait(), node.place.sleeps.count > 1 {
        try await checkOrder(of: try await self.copy(at: index))
      }
    }
  }

  /// Returns `moves` with `:wait 10s` instead of `:wait`, or without `:wait` if the plan has waits. Notes at `index` why `:wait` is
  /// not taken.
  private func replaceEndlessWaits(in moves: [Move], at index: Int) -> [Move] {
    let replaced = app.plan.withoutEndlessWaits(moves)
    for move in moves where !replaced.contains(move) {
      walk.map.nodes[index].untaken[move] = .endlessWait
    }
    walk.map.nodes[index].moves += replaced.filter { !walk.map.nodes[index].moves.contains($0) }
    return replaced
  }

  /// Checks that `copy` reaches the same place if the replies under way arrive in the reverse order.
  private func checkOrder(of copy: AppCopy) async throws(UsageError) {
    let findings = try await app.take(.session(.waitReversed), on: copy)
    // Another copy has waited as usual.
    walk.sentCount += copy.place.path.count + 1
    try await report(findings)
  }

  /// Checks the order of the replies at `place`, which has the key of the node at `index`, if `place` has more replies under way
  /// than the node. Checks only the first such place for each node.
  private func checkOrder(
    at place: Place, busierThan index: Int
  ) async throws(UsageError) {
    let usual = walk.map.nodes[index].place.sleeps.count
    guard place.sleeps.count > max(usual, 1), !neverRests,
      busierCompared.insert(index).inserted
    else { return }
    walk.sentCount += place.path.count
    try await checkOrder(of: try await AppCopy(of: app, at: place, after: nil))
  }

  /// Whether a person or `--seconds` has ended the search.
  var isOver: Bool { app.isInterrupted() || end.map { ContinuousClock.now >= $0 } == true }

  // MARK: - Places with one key

  /// Takes the lines of one hidden place for each key. The places that they lead to do not become part of the map.
  private func takeHiddenMoves() async throws(UsageError) {
    for (_, place) in hiddenPlaces.sorted(by: { $0.key < $1.key })
    where !isOver && place.path.count < depthLimit {
      let moves = try await AppCopy(of: app, at: place, after: nil).moves
      for move in neverRests ? app.plan.withoutEndlessWaits(moves) : moves where !isOver {
        let copy = try await AppCopy(of: app, at: place, after: nil)
        walk.sentCount += place.path.count + 1
        try await report(try await app.take(move, on: copy))
      }
    }
  }

  /// Notes how many lines led to a screen that the map does not have, because the key counts it as a known place.
  private var keyNote: String? {
    let count = walk.map.nodes.reduce(0) { $0 + $1.edges.count(where: \.isOther) }
    guard let node = walk.map.nodes.first(where: { $0.edges.contains(where: \.isOther) }),
      let edge = node.edges.first(where: \.isOther)
    else { return nil }
    return
      "what the plan's key hides: \(counted(count, "line")) led to another screen than the place with the same key shows, the first is \(Escaping.line("\(edge.recorded) \(node.place.way)"))"
  }

  /// Checks that the question or the sheet that `copy` has just raised can be left. Its place was first reached by another way,
  /// so the search itself goes back from there only by that way.
  private func checkWayBack(of copy: AppCopy) async throws(UsageError) {
    guard let from = copy.explored.from, let way = copy.place.wayBack(to: from) else { return }
    walk.sentCount += 1
    try await report(try await app.take(way.move, on: copy))
  }

  private func copy(at index: Int) async throws(UsageError) -> AppCopy {
    if let copy = copiesAtPlaces.removeValue(forKey: index) { return copy }
    let node = walk.map.nodes[index]
    walk.sentCount += node.place.path.count
    return try await AppCopy(
      of: app, at: node.place, after: node.parent.map { walk.map.nodes[$0].place })
  }

  private enum Visit: Equatable {
    case place(Int)
    /// The place did not become part of the map.
    case cut(PlaceMap.Untaken)
    /// The place has to wait for those that differ more.
    case later
  }

  /// Reports `findings`, which the last line of `copy` has shown. Adds the place of `copy` unless it is known or has to be left
  /// out.
  private func visit(
    _ copy: AppCopy, _ findings: [Finding], from parent: Int?
  ) async throws(UsageError) -> Visit {
    var stops = false
    for finding in findings where try await found(finding) { stops = true }
    var place = copy.place
    let key = app.key(of: place)
    let known = indices[key]
    // If the plan has no key, a known place shows nothing new.
    walk.coverage.note(copy, isNewPlace: known == nil || app.plan.key != nil)
    if let known { return .place(known) }
    // After a violation, an app may have places without end.
    if parent != nil, stops {
      try await report(app.findings(at: place, offering: copy.moves, copy.spokenElements))
      return .cut(.violation)
    }
    // The place at the end of such a wait has seen thousands of deadlines.
    if copy.explored.neverRests { return .cut(.endlessWait) }
    // If a `:wait` only changes texts, as with a running clock, one more shows nothing new.
    if neverRests, let parent, case .session(.wait)? = place.steps.last,
      place.steps.dropLast().contains(where: { $0 == place.steps.last }),
      place.outline == walk.map.nodes[parent].place.outline
    {
      return .cut(.clock)
    }
    if walk.map.nodes.count >= placeLimit { return .cut(.limit) }
    if !kinds.insert("\(place.ribs.line)\n\(place.screen.name ?? "")").inserted {
      if !isLate, similarCount >= placeLimit / 2 { return .later }
      similarCount += 1
    }
    let moves = copy.moves
    let spoken = copy.spokenElements
    gestures.note(spoken, at: place)
    if app.notesSpeech { place.speech = spoken.map { Escaping.line("\($0)") } }
    try await report(app.findings(at: place, offering: moves, spoken))
    try await report(copy.staleViews)
    indices[key] = walk.map.nodes.count
    walk.map.nodes.append(.init(place: place, parent: parent, moves: moves))
    // The first copy is not kept: it is traced, and while it exists the trace slows down all apps of the process.
    if parent != nil, copiesAtPlaces.count < Self.mostCopies, place.path.count < depthLimit {
      copiesAtPlaces[walk.map.nodes.count - 1] = copy
    }
    return .place(walk.map.nodes.count - 1)
  }

  /// The parts that were not explored, in words.
  private var omissions: [String] {
    let reasons: [PlaceMap.Untaken] = [.depth, .limit, .seconds, .interrupt, .violation, .clock]
    var sentences = reasons.compactMap { reason -> String? in
      guard let count = cut[reason] else { return nil }
      return switch reason {
      case .limit: "\(counted(count, "edge")) to new places, because of --limit \(placeLimit)"
      case .clock:
        "what follows a \":wait\" of \(counted(count, "place")), because only a clock goes on"
      case .violation:
        "what follows \(counted(count, "line")) that \(count == 1 ? "breaks" : "break") a promise"
      default: "the lines of \(counted(count, "place")), because of \(reason.rawValue)"
      }
    }
    if neverRests { sentences.append("what follows :wait, because waiting never ends") }
    if let keyNote { sentences.append(keyNote) }
    if let rows = app.plan.rows {
      sentences.append("all but the first \(counted(rows, "row")) of a kind on each screen")
    }
    return sentences.map { "\(app.name): \($0)" }
  }
}
