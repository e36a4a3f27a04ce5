import HeadlessUI
import StateBinding

/// A fresh app to which the explorer sends lines, and the place that the app has reached.
@MainActor
final class Traveller {
  private let territory: Territory
  private let session: Session
  /// The place where the session stands.
  private(set) var place: Place
  /// The place before this one; nil at the start.
  private var previous: Place?
  /// The answer to the last line.
  private(set) var response: Response
  /// The broken promises that the last line has shown.
  private(set) var problems: [Violation] = []
  /// The actions that views requested during the last line, such as `Profile.logout`; empty if the plan names no RIBs.
  private(set) var actions: Set<String> = []

  /// Launches the app of `territory`. If the traveller `hearsLaunch`, it knows the actions of the launch, and is slow from then
  /// on: its app takes each state apart.
  init(in territory: Territory, hearsLaunch: Bool = false) async throws(UsageError) {
    self.territory = territory
    var options = territory.options
    // Traces from the launch on, because the launch may request actions too.
    if hearsLaunch, !territory.plan.ribs.isEmpty { options.traces = true }
    session = try territory.program.makeSession(options)
    let opening = await session.begin(following: territory.options.url)
    response = opening.answer
    actions = Set(response.events.compactMap(\.requestedAction))
    place = session.place(after: response, path: [], written: [], sleepsFrom: { _ in 0 })
    problems = territory.problems(with: response, at: place)
  }

  /// Launches the app of `territory`, and sends the lines that led to `place`, without looking at the places on the way.
  /// `previous` is the place before `place`. If the lines lead elsewhere this time, `problems` has the violation.
  init(to place: Place, after previous: Place?, in territory: Territory) async throws(UsageError) {
    self.territory = territory
    self.place = place
    self.previous = previous
    session = try territory.program.makeSession(territory.options)
    response = await session.begin(following: territory.options.url).answer
    for line in place.path { response = await session.sendNext(Line(line)) }
    if response.screen.isIdentical(to: place.screen) { return }
    problems.append(
      Violation(
        .notRepeatable,
        "the same lines led to another screen the second time; draw random numbers from launch.random, and look for a real clock or a value that outlives the app",
        place.path))
  }

  /// Sends `line` and looks at the place that it leads to.
  func take(_ line: String) async {
    let path = place.path + [line]
    actions = []
    let hearing =
      territory.plan.ribs.isEmpty
      ? nil
      : session.hearEvents { [weak self] in
        if let action = EventText($0).requestedAction { self?.actions.insert(action) }
      }
    response = await session.sendNext(Line(line)) { entry in
      territory.announce(place.written + [entry.recorded])
    }
    hearing?.dispose()
    let next = session.place(
      after: response, path: path, written: place.written + [response.entry?.recorded ?? line]
    ) {
      place.sleeps[$0] ?? territory.origin(of: line, at: place)
    }
    problems = territory.problems(with: response, at: next)
    problems += next.problems(after: place, before: previous)
    (place, previous) = (next, place)
  }

  /// The translations of the app.
  var strings: StringCatalogue { session.strings }

  /// The forms of the app's links.
  var linkForms: [String] { session.linkForms }

  /// All lines to send here: those of `:actions` with texts filled in, the links, and `:wait` while something sleeps.
  var lines: [String] {
    let plan = territory.plan
    var lines: [String] = []
    var rows: [Substring: Int] = [:]
    for line in session.actions {
      if let limit = plan.rows, let digit = line.firstIndex(where: \.isNumber) {
        rows[line[..<digit], default: 0] += 1
        if rows[line[..<digit], default: 0] > limit { continue }
      }
      guard line.hasSuffix(" TEXT"),
        case .verb(var verb) = Line(line).reading
      else {
        lines.append(line)
        continue
      }
      for sample in plan.samples[verb.name] ?? ExplorerPlan.usualSamples {
        verb.text = sample
        lines.append(verb.description)
      }
    }
    if place.screen.alert == nil { lines += plan.links.map { ":open \(Line.writing(text: $0))" } }
    if place.isWaiting { lines += plan.waits.map { ":wait \($0)" } + [":wait"] }
    return lines
  }
}

extension Session {
  /// The place where the session stands after `response`. `origin` returns a hash of the place and the line with which a sleep
  /// began.
  fileprivate func place(
    after response: Response, path: [String], written: [String], sleepsFrom origin: (Int) -> Int
  ) -> Place {
    Place(
      screen: response.screen, tree: ribTree,
      states: states.map { "\($0.path) \($0.tree.text())" }.joined(separator: "\n"),
      waitingLink: waitingLink,
      sleeps: Dictionary(uniqueKeysWithValues: clock.sleepNumbers.map { ($0, origin($0)) }),
      path: path, written: written)
  }
}

extension EventText {
  /// The RIB and the case of the action that a view requested, such as `Profile.logout`; nil for other events.
  fileprivate var requestedAction: String? {
    kind == .action ? "\(rib).\(detail.prefix { $0 != "(" })" : nil
  }
}
