import HeadlessUI
import StateBinding

/// A newly launched copy of the app, to which the explorer sends lines, and the place that the copy has reached.
@MainActor
final class AppCopy {
  private let app: ExploredApp
  private let session: Session
  /// The place where the copy stands.
  private(set) var place: Place
  /// The place before this one; nil at the start.
  private var previous: Place?
  /// The answer to the last line.
  private(set) var response: Response
  /// The promises that the last line has broken.
  private(set) var problems: [Problem] = []
  /// The actions that views requested during the last line, such as `Profile.logout`; empty if the plan names no RIBs.
  private(set) var actions: Set<String> = []

  /// Launches a copy of `app`. If `hearsLaunch`, the copy also notes the actions of the launch.
  /// Such a copy stays slow, because its trace takes each state apart.
  init(of app: ExploredApp, hearsLaunch: Bool = false) async throws(UsageError) {
    self.app = app
    session = try app.launch(isTraced: hearsLaunch && !app.plan.ribs.isEmpty)
    response = await session.begin(following: app.url).answer
    actions = Set(response.events.compactMap(\.requestedAction))
    place = session.place(after: response, path: []) { _ in 0 }
    problems = app.problems(with: response, at: place)
  }

  /// Launches a copy of `app`, and sends the lines that led to `place`, without looking at the places on the way. `previous` is
  /// the place before `place`. If the lines lead elsewhere this time, `problems` says so.
  init(of app: ExploredApp, at place: Place, after previous: Place?) async throws(UsageError) {
    self.app = app
    self.place = place
    self.previous = previous
    session = try app.launch()
    response = await session.begin(following: app.url).answer
    for sent in place.path { response = await session.sendNext(Line(sent.line)) }
    if response.screen.isIdentical(to: place.screen) { return }
    problems.append(
      Problem(
        .notRepeatable,
        "the same lines led to another screen the second time; draw random numbers from launch.random, and look for a real clock or a value that outlives the app",
        place.lines))
  }

  /// Sends `line` and looks at the place that it leads to.
  func take(_ line: String) async {
    let parsed = Line(line)
    actions = []
    let hearing =
      app.plan.ribs.isEmpty
      ? nil
      : session.hearEvents { [weak self] in
        if let action = EventText($0).requestedAction { self?.actions.insert(action) }
      }
    response = await session.sendNext(parsed) { entry in
      app.announce(place.path.map(\.recorded) + [entry.recorded])
    }
    hearing?.dispose()
    let sent = Place.SentLine(
      line: line, recorded: response.entry?.recorded ?? line, step: Place.Step(parsed))
    let next = session.place(after: response, path: place.path + [sent]) {
      place.sleeps[$0] ?? app.origin(of: line, at: place)
    }
    problems = app.problems(with: response, at: next)
    problems += next.problems(after: place, before: previous)
    (place, previous) = (next, place)
  }

  /// The translations of the app.
  var strings: StringCatalogue {
    var strings = session.strings
    strings.asked = nil
    return strings
  }

  /// The forms of the app's links.
  var linkForms: [String] { session.linkForms }

  /// All lines to send here: those of `:actions` with texts filled in, the links, and `:wait` while something sleeps.
  var lines: [String] {
    let plan = app.plan
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
    after response: Response, path: [Place.SentLine], sleepsFrom origin: (Int) -> Int
  ) -> Place {
    Place(
      screen: response.screen, ribs: ribs, waitingLink: waitingLink, path: path, states: states,
      sleeps: Dictionary(uniqueKeysWithValues: clock.sleepNumbers.map { ($0, origin($0)) }))
  }
}

extension EventText {
  /// The RIB and the case of the action that a view requested, such as `Profile.logout`; nil for other events.
  fileprivate var requestedAction: String? {
    kind == .action ? "\(rib).\(detail.prefix { $0 != "(" })" : nil
  }
}
