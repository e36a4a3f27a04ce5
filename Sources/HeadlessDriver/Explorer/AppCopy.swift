import HeadlessUI
import StateBinding

/// A newly launched copy of the app, to which the explorer sends moves, and the place that the copy has reached.
@MainActor
final class AppCopy {
  private let app: ExploredApp
  private let session: Session
  /// The last line, with the places around it.
  private(set) var explored: ExploredLine
  /// Whether this copy reached another screen with the lines that had led to the place.
  private(set) var isElsewhere = false

  var preview: String? { app.preview }

  /// The place where the copy stands.
  var place: Place { explored.to }

  /// Launches a copy of `app`. If `tracesLaunch`, the copy also notes the actions of the launch.
  /// Such a copy stays slow, because its trace takes each state apart.
  init(of app: ExploredApp, tracesLaunch: Bool = false) async throws(UsageError) {
    self.app = app
    app.onWillSend([])
    session = try app.launch(isTraced: tracesLaunch && !app.plan.ribs.isEmpty)
    let response = await session.begin(following: app.url).answer
    // A link that was refused at once made no step.
    if let error = response.error, response.stepCount == 0 {
      throw UsageError("--open: \(error.sentence)", status: .failure)
    }
    let place = session.place(
      after: response, path: [], from: nil, keepsFiles: app.keepsFiles
    ) { _ in 0 }
    explored = ExploredLine(previous: nil, from: nil, to: place, response: response)
    explored.actions = Set(response.events.compactMap(\.requestedAction))
  }

  /// Launches a copy of `app`, and sends the moves that led to `place`, without looking at the places on the way. `previous` is
  /// the place before `place`.
  init(of app: ExploredApp, at place: Place, after previous: Place?) async throws(UsageError) {
    self.app = app
    app.onWillSend(place.path.map(\.recorded))
    session = try app.launch()
    var response = await session.begin(following: app.url).answer
    for move in place.steps { response = await session.take(move) }
    explored = ExploredLine(previous: nil, from: previous, to: place, response: response)
    isElsewhere = !response.screen.isIdentical(to: place.screen)
  }

  // The app may trap while it is released.
  isolated deinit { app.onWillSend(explored.to.path.map(\.recorded) + [Self.release]) }

  /// The line that releases the app.
  nonisolated static let release = Move.session(.quit).line()

  /// Does `move`, and looks at the place that it leads to.
  func take(_ move: Move) async {
    let from = place
    var actions: Set<String> = []
    var secrets: [(field: String, event: String)] = []
    var typed = from.path.compactMap(\.secret)
    let onEvent = { [app] (event: EventText) in
      if let action = event.requestedAction, actions.insert(action).inserted {
        app.onAction(action)
      }
      for (text, field) in typed where event.description.hasPart(text) {
        secrets.append((field, "\(event.kind.rawValue) \(event.rib)"))
      }
    }
    // Observes events only if needed: for actions, or for the secrets that the path or the line types.
    if !app.plan.ribs.isEmpty || !typed.isEmpty { session.onEvent = onEvent }
    let (start, cancelled) = (session.clock.now, session.clock.cancelledSleeps)
    session.onWillSend = { [app, session] sent in
      if let secret = sent.secret {
        typed.append(secret)
        session.onEvent = session.onEvent ?? onEvent
      }
      app.onWillSend((from.path + [sent]).map(\.recorded))
    }
    let response = await session.take(move)
    (session.onWillSend, session.onEvent) = (nil, nil)
    // A new launch has new sleeps and new texts.
    let isRestart = move == .restart
    if isRestart { session.noteTranslations(in: app.askedKeys) }
    let path = from.path + (response.sent.map { [$0] } ?? [])
    let sleeps = isRestart ? [:] : from.sleeps
    let next = session.place(
      after: response, path: path, from: from, keepsFiles: app.keepsFiles
    ) {
      sleeps[$0] ?? app.origin(of: move, at: from)
    }
    explored = ExploredLine(
      previous: explored.from, from: from, to: next, response: response, actions: actions,
      tracedSecrets: secrets,
      time: session.clock.now == start ? nil : start.duration(to: session.clock.now),
      cancelsWork: session.clock.cancelledSleeps != cancelled, announces: session.announces)
  }

  /// Sends `lines` without looking at the places that they lead to. Goes on after a refused line.
  func send(_ lines: [String]) async {
    var sent = place.path.map(\.recorded)
    session.onWillSend = { [app] line in
      sent.append(line.recorded)
      app.onWillSend(sent)
    }
    for line in lines { _ = await session.sendNext(line) }
    session.onWillSend = nil
  }

  /// The link that the last line opened, or that of `--open` if no line was sent. Nil if there is no such link, or if the link
  /// failed or still waits.
  var followedLink: String? {
    guard explored.response.error == nil, place.waitingLink == nil else { return nil }
    guard let last = place.steps.last else { return app.url }
    if case .session(.open(let url)) = last { return url }
    return nil
  }

  /// The translations of the app.
  var strings: StringCatalogue {
    var strings = session.strings
    strings.asked = nil
    return strings
  }

  /// The views that still show an old value. Asking runs each body once more.
  var staleViews: [Finding] {
    session.staleViews.map { Finding(Diagnostic(kind: .staleView, message: $0), place.path) }
  }

  /// What VoiceOver reads at the place.
  var spokenElements: [SpokenElement] { session.spokenElements }

  /// The keys without a translation that the app has asked for since the last call.
  func takeUntranslated() -> [String] { app.askedKeys.takeMissing() }

  /// The forms of the app's links.
  var linkForms: [String] { session.linkForms }

  /// All moves to take here: what the screen offers with texts filled in, the links, `:wait` while something sleeps, and
  /// `:restart` if the app keeps files.
  var moves: [Move] {
    let plan = app.plan
    var moves: [Move] = []
    var rows: [Substring: Int] = [:]
    for choice in session.choices {
      let line = choice.line()
      if let limit = plan.rows, let digit = line.firstIndex(where: \.isNumber) {
        rows[line[..<digit], default: 0] += 1
        if rows[line[..<digit], default: 0] > limit { continue }
      }
      switch choice {
      case .move(let move): moves.append(move)
      case .text(let name):
        moves += plan.texts(for: name.text, at: place).map { .type($0, into: name) }
      }
    }
    if place.screen.alert == nil { moves += plan.links.map { .open($0) } }
    if place.isWaiting { moves += plan.waits.map { .wait($0) } + [.wait()] }
    if app.keepsFiles { moves.append(.restart) }
    return moves
  }
}

extension Session {
  /// The place where the session stands after `response`, if `previous` is the place before. `origin` returns a hash of the
  /// place and the line with which a sleep began.
  func place(
    after response: Response, path: [SentLine], from previous: Place?, keepsFiles: Bool,
    sleepsFrom origin: (Int) -> Int
  ) -> Place {
    let ribs = ribs
    let tasks = sleepingPlainTasks.map { task in
      (task, previous?.plainTasks[task] ?? ribs.names.union(previous?.ribs.names ?? []))
    }
    return Place(
      screen: response.screen, ribs: ribs, keepsFiles: keepsFiles, waitingLink: waitingLink,
      path: path, states: states,
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
