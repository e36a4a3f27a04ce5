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
  /// The time that passed on the app's clock during the last line; nil if none did.
  private(set) var time: Duration?
  /// Whether work that slept was cancelled during the last line, as when a reply leaves the page that waits for another reply.
  private var cancelsWork = false

  /// Launches a copy of `app`. If `hearsLaunch`, the copy also notes the actions of the launch.
  /// Such a copy stays slow, because its trace takes each state apart.
  init(of app: ExploredApp, hearsLaunch: Bool = false) async throws(UsageError) {
    self.app = app
    app.announce([])
    session = try app.launch(isTraced: hearsLaunch && !app.plan.ribs.isEmpty)
    response = await session.begin(following: app.url).answer
    actions = Set(response.events.compactMap(\.requestedAction))
    // A link that was refused at once made no step.
    if let error = response.error, response.stepCount == 0 {
      throw UsageError("--open: \(error.sentence)", status: .failure)
    }
    place = session.place(after: response, path: [], from: nil) { _ in 0 }
    problems = app.problems(with: response, at: place)
  }

  /// Launches a copy of `app`, and sends the lines that led to `place`, without looking at the places on the way. `previous` is
  /// the place before `place`. If the lines lead elsewhere this time, `problems` says so.
  init(of app: ExploredApp, at place: Place, after previous: Place?) async throws(UsageError) {
    self.app = app
    self.place = place
    self.previous = previous
    app.announce(place.path.map(\.recorded))
    session = try app.launch()
    response = await session.begin(following: app.url).answer
    for sent in place.path { response = await session.sendNext(Line(sent.line)) }
    if !response.screen.isIdentical(to: place.screen) { problems = [Self.unrepeatable(place)] }
  }

  /// The app may trap while it is released.
  isolated deinit { app.announce(place.path.map(\.recorded) + [Self.release]) }

  /// The problem that the lines to `place` led to another screen the second time, or to another value at `part` of the states.
  private static func unrepeatable(_ place: Place, part: String? = nil) -> Problem {
    let what = part.map { "value of \($0) in the states" } ?? "screen"
    return Problem(
      .notRepeatable, about: part ?? "the screen",
      "the same lines led to another \(what) the second time; draw random numbers from launch.random, and look for a real clock, a UUID or a value that outlives the app",
      place.lines)
  }

  /// Launches a second copy, and compares its start with this copy's. A state with a value that is new in every run would make
  /// every place a new one.
  func compareWithSecondLaunch() async throws(UsageError) {
    let second = try await AppCopy(of: app)
    if let part = second.place.changedParts(from: place).first {
      problems.append(Self.unrepeatable(place, part: part))
    }
  }

  /// Whether the last line was a `:wait` that never came to an end.
  var neverRests: Bool { response.error?.code == .neverIdle }

  /// Sends `line` and looks at the place that it leads to.
  func take(_ line: String) async throws(UsageError) {
    let parsed = Line(line)
    actions = []
    let (screen, states) = (place.screen, place.states)
    var sent = Place.SentLine(
      line: line, recorded: line, step: Place.Step(parsed),
      isSecret: screen.hasSecureField(typedInto: parsed))
    let secrets = (place.path + [sent]).filter { $0.secret != nil }
    var shown: [(field: String, event: String)] = []
    let hearing =
      app.plan.ribs.isEmpty && secrets.isEmpty
      ? nil
      : session.hearEvents { [weak self] in
        let event = EventText($0)
        if let action = event.requestedAction { self?.actions.insert(action) }
        for sent in secrets where sent.isInClear(in: event) {
          shown.append((sent.secret?.field ?? "", "\(event.kind.rawValue) \(event.rib)"))
        }
      }
    let (start, cancelled) = (session.clock.now, session.clock.cancelledSleeps)
    response = await send(parsed)
    time = session.clock.now == start ? nil : start.duration(to: session.clock.now)
    cancelsWork = session.clock.cancelledSleeps != cancelled
    hearing?.dispose()
    sent.recorded = response.entry?.recorded ?? line
    // A new launch has new sleeps and new texts.
    let sleeps = line == Self.restart ? [:] : place.sleeps
    if line == Self.restart { session.noteTranslations(in: app.askedKeys) }
    let next = session.place(after: response, path: place.path + [sent], from: place) {
      sleeps[$0] ?? app.origin(of: line, at: place)
    }
    problems = app.problems(
      with: response, at: next,
      showsTime: !screen.isIdentical(to: next.screen) || states != next.states)
    problems += next.problems(after: place, before: previous)
    // A secret on the screen or in a state is already reported there.
    if !shown.isEmpty, next.shownSecret == nil {
      problems += shown.map {
        Problem(
          secretFrom: $0.field, inClear: "in the trace, in \(Quoting.quoted($0.event))", next.lines)
      }
    }
    (place, previous) = (next, place)
    if line == Self.reversedWait { problems += try await problemsOfOrder() }
    if place.isWaiting, problems.contains(where: { $0.kind == .check(.notRestored) }) {
      problems = try await laterLeaks() + problems
    }
    if problems.contains(where: { $0.kind == .check(.actsAtOnce) }), try await canBeTakenBack() {
      problems.removeAll { $0.kind == .check(.actsAtOnce) }
    }
  }

  /// Sends `line`. Announces the lines up to `line` first, because `line` may end the process.
  private func send(_ line: Line) async -> Response {
    return await session.sendNext(line) { entry in
      app.announce(place.path.map(\.recorded) + [entry.recorded])
    }
  }

  /// The line that releases the app.
  nonisolated static let release = ":quit"

  /// The line that ends the app and launches it again.
  nonisolated static let restart = ":restart"

  /// The line that lets the replies under way arrive in the reverse order.
  nonisolated static let reversedWait = ":wait reversed"

  /// The problem if the replies under way before this line lead to another place in their usual order.
  private func problemsOfOrder() async throws(UsageError) -> [Problem] {
    guard let previous, !neverRests, !cancelsWork else { return [] }
    let usual = try await AppCopy(of: app, at: previous, after: nil)
    try await usual.take(":wait")
    guard !usual.neverRests, !usual.cancelsWork,
      let difference = place.difference(fromUsual: usual.place)
    else {
      return []
    }
    return [
      Problem(
        .orderOfReplies, about: previous.title,
        "the order of the replies matters: \(difference); drop the reply to an outdated request, for example with flatMapLatest",
        place.lines)
    ]
  }

  /// The leaks that are reported only once nothing sleeps. They may be the cause of the other problems here.
  private func laterLeaks() async throws(UsageError) -> [Problem] {
    let copy = try await AppCopy(of: app, at: place, after: nil)
    try await copy.take(":wait")
    return copy.problems.filter { $0.kind == .diagnostic(.leak) }
  }

  /// If the last line raised a question or a sheet, sends the line that cancels the question or closes the sheet.
  ///
  /// A place keeps only the first way there, and the question may have been raised elsewhere first.
  func goBackAtOnce() async throws(UsageError) {
    guard let previous, let line = place.lineBack(to: previous) else { return }
    try await take(line)
  }

  /// Whether one more line leads back to the place before the last line: an Undo button, or the way back from a page that asks.
  private func canBeTakenBack() async throws(UsageError) -> Bool {
    guard let earlier = previous else { return false }
    let known = Set(earlier.screen.words.compactMap { $0 }).subtracting(["back"])
    for line in lines.filter({ !$0.hasPrefix(":") && !known.contains($0) }).prefix(20) {
      let copy = try await AppCopy(of: app, at: place, after: nil)
      let response = await copy.send(Line(line))
      let back = copy.session.place(after: response, path: [], from: nil) { _ in 0 }
      if back.isSame(as: earlier), Set(back.sleeps.keys).isSubset(of: earlier.sleeps.keys) {
        return true
      }
    }
    return false
  }

  /// The link that the last line opened, or that of `--open` if no line was sent. Nil if there is no such link, or if the link
  /// failed or still waits.
  var followedLink: String? {
    guard response.error == nil, place.waitingLink == nil else { return nil }
    guard let last = place.path.last else { return app.url }
    if case .open(let url) = last.step { return url }
    return nil
  }

  /// The RIBs that the last line detached although a plain task that began in their time still sleeps.
  var outlivedRIBs: Set<String> {
    guard let previous else { return [] }
    let gone = previous.ribs.names.subtracting(place.ribs.names)
    return gone.filter { rib in place.plainTasks.values.contains { $0.contains(rib) } }
  }

  /// The translations of the app.
  var strings: StringCatalogue {
    var strings = session.strings
    strings.asked = nil
    return strings
  }

  /// The keys without a translation that the app has asked for since the last call.
  func takeUntranslated() -> [String] { app.askedKeys.takeMissing() }

  /// The forms of the app's links.
  var linkForms: [String] { session.linkForms }

  /// All lines to send here: those of `:actions` with texts filled in, the links, `:wait` while something sleeps, and
  /// `:restart` if the app keeps files.
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
      for sample in plan.texts(for: verb.name, at: place) {
        verb.text = sample
        lines.append(verb.description)
      }
    }
    if place.screen.alert == nil { lines += plan.links.map { ":open \(Line.writing(text: $0))" } }
    if place.isWaiting { lines += plan.waits.map { ":wait \($0)" } + [":wait"] }
    if app.keepsFiles { lines.append(Self.restart) }
    return lines
  }
}

extension Session {
  /// The place where the session stands after `response`, if `previous` is the place before. `origin` returns a hash of the
  /// place and the line with which a sleep began.
  fileprivate func place(
    after response: Response, path: [Place.SentLine], from previous: Place?,
    sleepsFrom origin: (Int) -> Int
  ) -> Place {
    let ribs = ribs
    let tasks = sleepingPlainTasks.map { task in
      (task, previous?.plainTasks[task] ?? ribs.names.union(previous?.ribs.names ?? []))
    }
    return Place(
      screen: response.screen, ribs: ribs, waitingLink: waitingLink, path: path, states: states,
      sleeps: Dictionary(uniqueKeysWithValues: clock.sleepNumbers.map { ($0, origin($0)) }),
      plainTasks: Dictionary(uniqueKeysWithValues: tasks))
  }
}

extension EventText {
  /// The RIB and the case of the action that a view requested, such as `Profile.logout`; nil for other events.
  fileprivate var requestedAction: String? {
    kind == .action ? "\(rib).\(detail.prefix { $0 != "(" })" : nil
  }
}

extension Screen {
  /// Whether `line` types into a secure field here.
  func hasSecureField(typedInto line: Line) -> Bool {
    guard case .verb(let verb) = line.reading, verb.word == .type else { return false }
    return reachable.contains { $0.role == .secureField && $0.address == verb.name }
  }
}
