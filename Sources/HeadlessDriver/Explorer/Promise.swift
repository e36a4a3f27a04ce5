public import HeadlessUI

/// What an app promises, for the explorer to check: about every place, or about what follows a line on every way.
@MainActor
public struct Promise {
  enum What {
    /// The condition holds at every place.
    case always
    /// Wherever the condition holds, the goal is reached later.
    case leadsTo
    /// Wherever the condition holds, it holds until the goal is reached.
    case until
  }

  /// The promise as a sentence, which a violation prints.
  let name: String
  /// What is wrong with a place that breaks an invariant.
  private(set) var fault = "does not hold here"
  private(set) var what = What.always
  let holds: @MainActor (Place) -> Bool
  private(set) var goal = ""
  private(set) var reaches: @MainActor (Place) -> Bool = { _ in true }

  /// The promise `name`, which is kept wherever `holds` returns true.
  public init(_ name: String, holds: @escaping @MainActor (Place) -> Bool) {
    self.name = name
    self.holds = holds
  }

  /// The promise that `happens` is true nowhere.
  public static func never(
    _ name: String, _ happens: @escaping @MainActor (Place) -> Bool
  ) -> Promise {
    var promise = Promise(name) { !happens($0) }
    promise.fault = "happens here"
    return promise
  }

  /// The promise that `goal` is reached after each line that leads to a place where the condition holds.
  ///
  /// Every way counts, whatever a person does. Work that sleeps ends at some time, but a person may do nothing for ever. The
  /// promise is therefore broken where nothing is under way any more, or where time can pass again and again, without the goal.
  /// It ends with the app, at `:restart`.
  public func leadsTo(
    _ goal: String, _ reaches: @escaping @MainActor (Place) -> Bool
  ) -> Promise {
    saying(.leadsTo, goal, reaches)
  }

  /// The promise that the condition, where it holds, holds until `goal` is reached. It may hold for ever.
  public func until(_ goal: String, _ reaches: @escaping @MainActor (Place) -> Bool) -> Promise {
    saying(.until, goal, reaches)
  }

  /// The promise that the condition holds at some time after the launch.
  public var eventually: Promise {
    Promise(name) { $0.path.isEmpty }.leadsTo(name, holds)
  }

  private func saying(
    _ what: What, _ goal: String, _ reaches: @escaping @MainActor (Place) -> Bool
  ) -> Promise {
    var promise = self
    (promise.what, promise.goal, promise.reaches) = (what, goal, reaches)
    return promise
  }
}

extension Rule {
  /// The promises about what follows are kept, as far as the places are known.
  static let promise: Rule = Rule(
    name: "promise", sentence: "a promise of the plan about what follows is broken",
    leadsOn: true, canShrink: false,
    ofPlaces: { (search) async throws(UsageError) in
      for proof in search.proofs {
        var unproved: Unproved?
        let name = "\(search.app.name): \(Quoting.quoted(proof.promise.name))"
        switch proof.verdict(in: search.walk.map) {
        case .neverBegun: continue
        case .proved: break
        case .broken(let finding, let before):
          search.walk.sentCount += finding.path.count
          if try await proof.isConfirmed(finding, before: before, in: search.app) {
            try await search.report(finding)
          } else {
            unproved = Unproved(sentence: "\(name), because of the plan's key")
          }
        case .unproved(let cut):
          unproved = Unproved(sentence: "\(name), because of \(cut.rawValue)", cause: cut)
        }
        search.walk.coverage.note(.promise, [proof.promise.name])
        if let unproved { search.walk.unproved.append(unproved) }
      }
    })
}

/// A promise that was neither proved nor broken.
struct Unproved: Sendable, Codable {
  let sentence: String
  /// The reason for which a line was not taken; nil if the plan's key hides too much.
  var cause: PlaceMap.Untaken?
}

/// A promise about every place.
public typealias Invariant = Promise

extension Place {
  /// What a person did last; nil at the start.
  public var lastMove: Move? { path.last?.move }
}

extension Screen {
  /// Whether the screen, as it is printed, has `text`.
  public func has(_ text: String) -> Bool {
    offset(of: Escaping.line(text), in: self.text(width: .max)) != nil
  }
}

/// Proves a promise about what follows, over all lines that a search has sent.
@MainActor
struct Proof {
  /// A line between two places of the map, as the promise sees it.
  private struct Step {
    /// The place before the line; nil for the launch.
    let from: Int?
    let to: Int
    let sent: SentLine?
    /// Whether time passed, and all work that slept before the line has ended. Other work ends at some time, so the line cannot be
    /// repeated for ever.
    let endsSleeps: Bool
    let holds: Bool
    let reaches: Bool
  }

  enum Verdict {
    case proved
    /// The condition holds nowhere.
    case neverBegun
    /// The lines of the finding break the promise, which begins after the first `before` of them.
    case broken(Finding, before: Int)
    /// A line that may break the promise was not taken.
    case unproved(because: PlaceMap.Untaken)
  }

  let promise: Promise
  private var steps: [Step] = []
  /// The indices of the steps that leave each place.
  private var exits: [Int: [Int]] = [:]

  init(of promise: Promise) { self.promise = promise }

  /// Notes the last line of `copy`, which led from the place at `from` to that at `target`.
  mutating func note(_ copy: AppCopy, from: Int?, to target: Int) {
    let explored = copy.explored
    // The promise ends with the app.
    if from != nil, explored.to.lastMove == .restart { return }
    if let from { exits[from, default: []].append(steps.count) }
    steps.append(
      Step(
        from: from, to: target, sent: explored.sent,
        endsSleeps: explored.time != nil
          && explored.from?.sleeps.keys.allSatisfy { explored.to.sleeps[$0] == nil } == true,
        holds: promise.holds(explored.to), reaches: promise.reaches(explored.to)))
  }

  func verdict(in map: PlaceMap) -> Verdict {
    // Breadth first from the shortest beginning, so that what is found first is the shortest.
    let beginnings = steps.indices.filter { steps[$0].holds && !steps[$0].reaches }
      .sorted { length(of: steps[$0], in: map) < length(of: steps[$1], in: map) }
    if !steps.contains(where: \.holds) { return .neverBegun }
    var reason: PlaceMap.Untaken?
    func noteUntaken(at place: Int) {
      reason =
        reason
        ?? map.nodes[place].untaken.values.filter { $0 != .endlessWait }
        .min { $0.rawValue < $1.rawValue }
    }
    if promise.what == .until {
      for beginning in beginnings {
        noteUntaken(at: steps[beginning].to)
        for exit in openExits(of: steps[beginning].to) where !steps[exit].holds {
          return broken(by: [beginning, exit], in: map, "it ends here, before")
        }
      }
      return reason.map { .unproved(because: $0) } ?? .proved
    }
    let reach = reach(from: beginnings, in: map)
    for place in reach.places {
      noteUntaken(at: place)
      if !map.nodes[place].place.isWaiting {
        return broken(
          by: reach.way(to: place), in: map, "nothing is under way here any more, without")
      }
    }
    var shortest: (way: [Int], loop: [Int])?
    for place in reach.places {
      let way = reach.way(to: place)
      for exit in openExits(of: place) where steps[exit].endsSleeps {
        let back = self.reach(from: [exit], in: map)
        guard back.last[place] != nil else { continue }
        let loop = back.way(to: place)
        if shortest.map({ way.count + loop.count < $0.way.count + $0.loop.count }) ?? true {
          shortest = (way, loop)
        }
      }
    }
    if let (way, loop) = shortest {
      let lines = loop.count == 1 ? "the last line" : "the last \(loop.count) lines"
      return broken(
        by: way + loop, in: map, "\(lines) can be repeated for ever, without", loop.count)
    }
    return reason.map { .unproved(because: $0) } ?? .proved
  }

  /// The steps that leave `place` without reaching the goal.
  private func openExits(of place: Int) -> [Int] {
    (exits[place] ?? []).filter { !steps[$0].reaches }
  }

  private func length(of step: Step, in map: PlaceMap) -> Int {
    step.from.map { map.nodes[$0].place.path.count + 1 } ?? 0
  }

  /// The places that can be reached without the goal, and the steps of a shortest way to each.
  private struct Reach {
    /// The places, nearest to the start of the app first.
    var places: [Int] = []
    /// The last step of the way to each place, and the place before it; nil if the way begins with this step.
    var last: [Int: (step: Int, before: Int?)] = [:]

    func way(to place: Int) -> [Int] {
      var way: [Int] = []
      var next: Int? = place
      while let place = next, let (step, before) = last[place] {
        way.append(step)
        next = before
      }
      return way.reversed()
    }
  }

  /// Goes on from `beginnings`, which are sorted by their lengths.
  private func reach(from beginnings: [Int], in map: PlaceMap) -> Reach {
    var reach = Reach()
    var (length, layer, rest): (Int, [Int], ArraySlice<Int>) = (0, [], beginnings[...])
    func add(_ step: Int, after before: Int?) {
      let place = steps[step].to
      if reach.last[place] != nil { return }
      reach.last[place] = (step, before)
      reach.places.append(place)
      layer.append(place)
    }
    while !layer.isEmpty || !rest.isEmpty {
      while let first = rest.first, self.length(of: steps[first], in: map) <= length {
        add(rest.removeFirst(), after: nil)
      }
      let places = layer
      layer = []
      for place in places {
        for exit in openExits(of: place) { add(exit, after: place) }
      }
      length += 1
    }
    return reach
  }

  private func broken(
    by way: [Int], in map: PlaceMap, _ fault: String, _ loop: Int = 0
  ) -> Verdict {
    let first = steps[way[0]]
    let before = first.from.map { map.nodes[$0].place.path } ?? []
    let finding = Finding(
      .promise, about: promise.name,
      "\(Quoting.quoted(promise.name)) is broken: \(fault) \(Quoting.quoted(promise.goal))",
      before + way.compactMap { steps[$0].sent }, loop: loop)
    return .broken(finding, before: before.count + (first.sent == nil ? 0 : 1))
  }

  /// Whether the lines of `finding` break the promise on a new copy of `app`, and go on to break it when their loop is repeated.
  /// The places of a coarse key are not enough for that.
  func isConfirmed(
    _ finding: Finding, before: Int, in app: ExploredApp
  ) async throws(UsageError) -> Bool {
    let copy = try await AppCopy(of: app)
    let loop = finding.moves.suffix(finding.loop)
    var sleeping: [Int] = []
    for (index, move) in (finding.moves + loop + loop).enumerated() {
      if index >= before, promise.reaches(copy.place) { return false }
      if index == finding.moves.count { sleeping = Array(copy.place.sleeps.keys) }
      await copy.take(move)
    }
    if promise.reaches(copy.place) { return false }
    if sleeping.contains(where: { copy.place.sleeps[$0] != nil }) { return false }
    return switch promise.what {
    case .until: !promise.holds(copy.place)
    default: finding.loop > 0 || !copy.place.isWaiting
    }
  }
}
