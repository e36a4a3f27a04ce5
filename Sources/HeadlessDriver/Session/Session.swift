public import HeadlessUI
public import StateBinding

/// Drives a launched app: a line in, a response out. A session does no input or output of its own.
///
/// Before and after each line the session waits until the app is settled. The screen of a response therefore stays until the
/// next line.
@MainActor
public final class Session {
  /// The settings of a session that depend on its use, such as at a terminal or in a script.
  public struct Style: Sendable {
    /// Whether a line may be the number of an element, as at a terminal.
    public var isNumbered = false
    /// The columns of a line.
    public var width = 80
    /// Whether responses include the events inside the app.
    public var isTraced = false
    /// Whether responses include the events, the states and the tree, for a report.
    package var isWatched = false

    /// Whether the session observes the events inside the app.
    var observesEvents: Bool { isTraced || isWatched }

    /// The settings for a script: 80 columns, no numbers, no trace.
    public init() {}
  }

  /// The settings that depend on the session's use.
  public let style: Style

  /// The highest number of deadlines that `:wait` passes.
  private static let deadlineLimit = 10_000

  // Stored after the app: the app has to end before its files, which the relaunch may keep.
  private var launched: LaunchedApp
  let relaunch: Relaunch
  private var pendingLinks = PendingLinks()
  var timeline = Timeline()
  private var secrets: Secrets
  /// The run's count of work when the last response was made.
  private var workDone = 0
  private var similarSleeps = SimilarSleeps()
  /// Whether the last `:wait` never came to an end, so that another would not help.
  private var neverRests = false
  /// The last evaluated screen that was read, with all that a person can do there.
  private var usable = UsableScreen(Screen())
  /// How often the window had been evaluated when the screen was read.
  private var looks = 0
  /// Whether an input would do something to an element of the page, as of the last look.
  private var accepts: (ScreenInput, _ index: Int) -> Bool
  /// The screen that an answer showed last.
  var shownScreen = UsableScreen(Screen())
  /// Whether each response reports all leaks, even those that take time to find.
  var looksForAllLeaks = false
  /// Whether a tap that changes nothing while a router is kept is a diagnostic, and not a note.
  var failsOnKeptRouters = false
  /// Called with each line before it acts, but not with the steps that `:undo`, `:redo` and `:goto` repeat.
  package var onWillSend: ((SentLine) -> Void)?
  /// Called with each event inside the app. A trace that somebody observes takes each state apart.
  var onEvent: ((EventText) -> Void)? {
    didSet {
      observation?.dispose()
      observation = onEvent.map(run.trace.observeTexts)
    }
  }
  private var observation: (any Disposable)?
  /// The terminal, which waits and saves in its own way; nil elsewhere.
  package weak var terminal: (any SessionTerminal)?

  /// Launches an app with `launch`. `:undo` does not work, because the session cannot tell whether another launch would begin
  /// anew.
  public convenience init<Failure>(
    _ options: Launch = Launch(), style: Style = Style(), launch: (Launch) throws(Failure) -> App
  ) throws(Failure) {
    self.init(
      try LaunchedApp(options, observesEvents: style.observesEvents, launch: launch), style: style,
      relaunch: Relaunch(
        launch: nil, refusal: "a test launched it; make the session with Program.session"))
  }

  /// Launches an app with `launch`, and launches it again for each line that goes back in time. `refusal` says why another
  /// launch would not begin anew; the session then refuses such lines. Texts that are `declared` are typed into secure fields
  /// unhidden.
  convenience init(
    style: Style, declared: DeclaredSecrets, refusal: String?,
    launch: @escaping @MainActor (_ asNew: Bool) throws(UsageError) -> LaunchedApp
  ) throws(UsageError) {
    self.init(
      try launch(true), style: style, declared: declared,
      relaunch: Relaunch(launch: launch, refusal: refusal))
  }

  private init(
    _ launched: LaunchedApp, style: Style, declared: DeclaredSecrets = DeclaredSecrets(),
    relaunch: Relaunch
  ) {
    secrets = Secrets(except: declared)
    self.launched = launched
    accepts = Self.accepts(on: launched.app.window.page)
    self.style = style
    self.relaunch = relaunch
  }

  /// A new session of the app, launched as new, and the lines of the steps so far.
  func launchedAgain() throws(UsageError) -> (session: Session, lines: [String]) {
    guard let launch = relaunch.launch, relaunch.refusal == nil else {
      throw UsageError("the session cannot be repeated: \(relaunch.refusal ?? "")")
    }
    let steps: [SentLine]
    do throws(LineError) { steps = try timeline.all() } catch { throw UsageError(error.sentence) }
    return (Session(try launch(true), style: style, relaunch: relaunch), steps.map(\.text))
  }

  /// The app's time. `:undo` and `:goto` replace the app and its clock.
  public var clock: VirtualClock { launched.clock }

  var run: AppRun { launched.run }

  var sleepingPlainTasks: Set<Int> { run.sleepingPlainTasks }

  private var app: App { launched.app }

  /// The screen that a person sees now.
  public var screen: Screen {
    SharedData.ofRun[run].enter(for: self)
    return run.handle { app.window.screen }
  }

  /// The note about the links that still wait; nil if no link waits.
  public var waitingLink: String? {
    pendingLinks.waitingNote(first: firstWaitingNote, in: strings.marks)
  }

  /// The note about a link that waits in the first step of its workflow.
  private var firstWaitingNote: String {
    app.links.waitingNote ?? strings.marks.text("waiting")
  }

  /// All lines that do something now, and no others.
  public var actions: [String] { frontNow.workingLines }

  /// What the screen offers now.
  var choices: [Choice] { frontNow.choices }

  /// The lines that complete `text`, in any case and with or without quotes: those that do something now, and the commands.
  public func completions(of text: String) -> [String] {
    let usable = frontNow
    var lines = usable.choices.map { choice in
      if case .text = choice { return "\(choice.lineBeforeText(on: usable)) " }
      return choice.line(on: usable)
    }
    lines += Command.keywords.map(\.word)
    // These are many lines, so they are offered only after their first word.
    let word = text.drop { $0 == " " }.prefix { $0 != " " }.lowercased()
    switch Keyword.named(word)?.completion {
    case .taps: lines += usable.taps
    case .links: lines += app.links.summaries.map { "\(word) \($0.prefix { $0 != "{" })" }
    case .paths:
      lines += statePaths(states(showsRelays: true), toward: text).map { "\(word) \($0)" }
    case .none?, nil: break
    }
    return Completion(of: text, among: lines).lines
  }

  /// Whether a text after `start`, the beginning of a line, would go into a secure field.
  package func hides(textAfter start: String) -> Bool {
    guard start.hasSuffix(" ") else { return false }
    let usable = usableScreen
    return usable.read(start + "x").typesIntoSecureField(of: usable)
  }

  /// The tree of RIBs now, as `:tree` prints it.
  package var treeText: String {
    Escaping.text(
      HeadlessDriver.treeText(
        below: app.roots(), of: run, in: app.window,
        waitingPlaces: pendingLinks.waitingPlaces))
  }

  /// The RIBs now, below each root.
  var ribs: [RIBTree] { app.roots().map(RIBTree.init) }

  var strings: StringCatalogue { app.window.environment.strings }

  /// Adds the keys of the translations that the app asks for from now on to `asked`.
  func noteTranslations(in asked: AskedKeys) { app.window.environment.strings.asked = asked }

  var linkForms: [String] { app.links.summaries }

  /// The states of the RIBs now, parents first, with `"••••"` in place of typed secrets.
  package var states: [RIBState] { states(showsRelays: false) }

  /// The states. If `showsRelays`, a RIB without a state has the relays of its component instead.
  func states(showsRelays: Bool) -> [RIBState] {
    let states = HeadlessDriver.states(below: app.roots(), showsRelays: showsRelays)
    if secrets.isEmpty { return states }
    return states.map { state in
      RIBState(path: state.path, tree: state.tree.mapTexts { secrets.hide(in: $0) })
    }
  }

  /// The first screen of the app.
  public func start() async -> Response {
    await SharedData.use(of: run, by: self) { await run.settled() }
    return response(to: nil, .screen)
  }

  /// The first screen, and the answer to the link `url` if it is not nil.
  func begin(following url: String?) async -> Opening {
    let first = await start()
    guard let url else { return Opening(first: first, link: nil) }
    await run.settled()
    return Opening(first: first, link: await take(.open(url)))
  }

  /// Does the line `text`, which has no line end, and returns the answer.
  public func send(_ text: String) async -> Response {
    // The caller may have changed something outside of a line, so the session looks at the app again.
    await SharedData.use(of: run, by: self) {
      await run.settled()
      return await sendNext(text)
    }
  }

  /// The answer to the line `text`, for a caller that only sends lines. Between two lines of such a caller, only the app itself
  /// can change anything.
  func sendNext(_ text: String) async -> Response {
    await SharedData.use(of: run, by: self) {
      if isWorkNew { await run.settled() }
      let usable = lookForLine()
      return await answer(usable.read(text, takesNumbers: style.isNumbered), on: usable)
    }
  }

  /// The answer to `move`, which repeats `step` if that is not nil.
  package func take(_ move: Move, repeating step: SentLine? = nil) async -> Response {
    await SharedData.use(of: run, by: self) {
      if isWorkNew { await run.settled() }
      let usable = lookForLine()
      return await answer(usable.find(move), on: usable, repeating: step)
    }
  }

  /// The screen on which the next line is read.
  private func lookForLine() -> UsableScreen {
    let usable = usableScreen
    usable.isUnderWay = !neverRests && clock.nextDeadline != nil
    return usable
  }

  /// Moves time on by `duration`. The views are evaluated at every deadline on the way.
  package func wait(for duration: Duration) async {
    await run.perform { await clock.advance(by: duration) }
  }

  /// The answer to `duration`, which has passed in `wait(for:)` while a person did nothing.
  package func notePassing(of duration: Duration) async -> Response {
    if isWorkNew { await run.settled() }
    let move = Move.wait(duration)
    let sent = SentLine(move, move.line(), isTyped: false)
    timeline.append(sent)
    do throws(LineError) {
      try pendingLinks.check()
      return response(to: sent, .screen)
    } catch {
      return response(to: sent, .refused(error))
    }
  }

  /// Whether the app has worked since the last answer, or still works though a person ended the wait for that.
  private var isWorkNew: Bool { run.workDone != workDone || run.hasLeftWork }

  /// Whether the app still does work for which a person ended the wait.
  package var hasLeftWork: Bool { run.hasLeftWork }

  /// The work that sleeps, if at least one step was taken: a session that only shows the first screen may end while that screen is
  /// loaded.
  private var unfinishedWork: [String] { timeline.count == 0 ? [] : run.sleepingWork }

  /// Whether work sleeps that a person would have to wait for.
  package var hasUnfinishedWork: Bool { !unfinishedWork.isEmpty }

  /// Says that the input ended while work sleeps, and the `remedy`; nil if no work sleeps.
  package func unfinishedNote(_ remedy: String) -> String? {
    let work = unfinishedWork
    if work.isEmpty { return nil }
    return "the input ended, but \(work.joined(separator: " and ")); \(remedy)"
  }

  /// Ends the wait for the work that the app does now. The work goes on.
  package func endWait() { run.leaveRunningWork() }

  /// Returns when the work has ended for which a person ended the wait.
  package func leftWorkEnds() async { await run.leftWorkEnds() }

  /// The problems that are left when the session ends.
  package func lastDiagnostics() -> [Diagnostic] {
    run.reportLeaks(complete: true)
    return launched.takeEvents(hiding: secrets)?.diagnostics ?? []
  }

  /// The answer to invalid input, or to the end of the input.
  func refuse(_ error: LineError) -> Response { response(to: nil, .refused(error)) }

  private func answer(
    _ parsed: ParsedLine, on usable: UsableScreen, repeating step: SentLine? = nil
  ) async -> Response {
    var (sent, error) = secrets.sent(
      of: parsed, on: usable, takesNumbers: style.isNumbered,
      canGoBack: relaunch.refusal == nil && timeline.isTyped)
    if let step { sent = step } else { onWillSend?(sent) }
    run.underWay.begin(sent.recorded)
    if let error { return response(to: sent, .refused(error)) }
    guard let move = parsed.move else { return response(to: sent, .nothing) }
    do throws(LineError) {
      // At a terminal, `:wait` replaces `sent` with a wait for the time that really passed.
      let outcome = try await perform(move, at: parsed.target, &sent)
      return response(to: sent, outcome)
    } catch {
      return response(to: sent, .refused(sent.isSecret ? secrets.hide(in: error) : error))
    }
  }

  /// The answer to the line `sent`, with the last evaluated screen, and the events and diagnostics since the last response.
  private func response(to sent: SentLine?, _ outcome: Response.Outcome) -> Response {
    let usable = usableScreen
    workDone = run.workDone
    let showsScreen =
      switch outcome {
      case .screen, .notedScreen: true
      case .refused: isScreenNew
      case .nothing, .text, .states, .tree, .lines, .quit: false
      }
    if showsScreen { shownScreen = usable }
    if looksForAllLeaks { run.reportLeaks(complete: true) }
    let (events, diagnostics) = launched.takeEvents(hiding: secrets) ?? ([], [])
    var notes = run.takeNotes().map { secrets.hide(in: $0) }
    if let work = run.takeLongWait() { notes.insert(work.longWaitNote, at: 0) }
    run.underWay.end()
    return Response(
      sent: sent, outcome: outcome, usable: usable, showsScreen: showsScreen,
      events: style.isTraced ? events : [], diagnostics: diagnostics,
      notes: notes,
      isCutShort: run.hasLeftWork, stepCount: timeline.count,
      repeated: timeline.takeRepeated(),
      inside: style.isWatched
        ? Inside(events: events, states: states, tree: treeText, time: clock.now.offset) : nil)
  }

  /// What VoiceOver reads of the screen.
  var spokenElements: [SpokenElement] { app.window.spokenElements }

  /// Whether the last move made an announcement.
  var announces: Bool { !run.announcements.isEmpty }

  /// Whether a fresh look follows each look.
  var judgesLooks: Bool {
    get { run.judgesLooks == true }
    set { run.judgesLooks = newValue }
  }

  /// A sentence for each view that a fresh look would show otherwise.
  var staleViews: [String] { run.staleViews }

  private func noteStaleViews() {
    for sentence in staleViews { run.note("note: stale-view: \(sentence)") }
  }

  /// Whether the screen is not the one that an answer showed last.
  private var isScreenNew: Bool { !usableScreen.screen.isIdentical(to: shownScreen.screen) }

  /// Captures `page` weakly: a response keeps this closure, and must not keep the app alive.
  private static func accepts(on page: WindowPage) -> (ScreenInput, _ index: Int) -> Bool {
    { [weak page] in page?.accepts($0, at: $1) ?? false }
  }

  /// The screen that a person sees now, with all that they can do there.
  private var frontNow: UsableScreen {
    _ = screen
    return usableScreen
  }

  /// The screen as it was evaluated last, with all that a person can do there. A screen that has not changed is not read again.
  private var usableScreen: UsableScreen {
    let page = app.window.page
    if page.looks == looks { return usable }
    looks = page.looks
    let last = usable
    let screen = page.screen
    if last.canGoBack == page.canGoBack, last.screen.marks == screen.marks,
      screen.isIdentical(to: last.screen)
    {
      return last
    }
    usable = UsableScreen(screen, after: last, canGoBack: page.canGoBack, accepts: accepts)
    return usable
  }

  /// Carries out `move`, waits until the app is settled, and returns the output to show. `target` is the index of the element that
  /// the move uses. A move that acts on the app counts as `step`, even if it then fails.
  private func perform(
    _ move: Move, at target: Int?, _ step: inout SentLine
  ) async throws(LineError) -> Response.Outcome {
    if case .session(let command) = move { return try await perform(command, as: &step) }
    let (usable, earlier, page) = (usable, clock.lastSleep, app.window.page)
    let detached = run.leaks.detachedCount
    let row = target.flatMap(page.rowID)
    guard let act = usable.act(of: move, at: target) else { return target.map(list) ?? .nothing }
    run.announcements = []
    var refusal: LineError?
    let isSettled = run.settlesAtOnce {
      do throws(LineError) {
        try usable.perform(act, on: page)
      } catch {
        refusal = error
      }
      return refusal == nil
    }
    if let refusal { throw refusal }
    timeline.append(step)
    if !isSettled { await run.settled() }
    if let target, clock.lastSleep != earlier {
      similarSleeps.note(
        clock.sleepNumbers, after: earlier, of: usable.elements[target], inRow: row,
        on: usable.screen.title)
    }
    if case .use(_, .tap) = move, detached > 0, detached == run.leaks.detachedCount,
      clock.lastSleep == earlier, usableScreen.screen.isIdentical(to: usable.screen),
      let note = noteOfKeptRouter(below: app.roots())
    {
      if failsOnKeptRouters {
        run.diagnostics.report(Diagnostic(kind: .unwired, message: note))
      } else {
        run.note("note: \(note)")
      }
    }
    if usableScreen.screen.isIdentical(to: usable.screen) { noteStaleViews() }
    if !pendingLinks.isEmpty { try pendingLinks.check() }
    return .screen
  }

  private func list(_ index: Int) -> Response.Outcome {
    .text(usable.words.text(ofPickerAt: index, width: style.width, in: usable.screen.marks))
  }

  private func perform(
    _ command: Command, as step: inout SentLine
  ) async throws(LineError) -> Response.Outcome {
    switch command {
    case .help: return .text(usable.help(links: app.links.summaries))
    case .actions:
      let lines = usable.shortWorkingLines
      return .lines(lines, text: lines.joined(separator: "\n"))
    case .screen:
      noteStaleViews()
      return .screen
    case .speak:
      let announcement = screen.marks.text("announcement")
      let announced = run.announcements.filter { !$0.isEmpty }.map { "\(announcement): \($0)" }
      let lines = (announced + spokenElements.map(\.description)).map { Escaping.line($0) }
      return .lines(lines, text: lines.joined(separator: "\n"))
    case .tree:
      run.reportLeaks(complete: true)
      return .tree(ribs, text: treeText)
    case .state(let path):
      return .states(try shown(states(showsRelays: true), at: path, width: style.width))
    case .expect(let text):
      try expect(text)
      return .nothing
    case .wait(let duration):
      try await wait(duration, as: &step)
      return .screen
    case .waitReversed:
      for group in similarSleeps.groups(of: clock.sleepLengths) { clock.reverse(group) }
      try await wait(nil, as: &step)
      return .screen
    case .restart:
      try await restart(as: step)
      return .screen
    case .open(let url): return try await open(url, as: step)
    case .history: return .lines(try timeline.all().map(\.recorded), text: try timeline.list())
    case .undo(let count):
      try await goBack(repeating: try timeline.undoing(count))
      return .screen
    case .redo(let count):
      try await redo(count)
      return .screen
    case .goto(let number):
      try await goBack(repeating: try timeline.first(number))
      return .screen
    case .save(let file):
      guard let terminal else {
        throw LineError(.notHere, "nothing is recorded here; :save works on a terminal")
      }
      return .text(try terminal.save(to: file))
    case .quit: return .quit
    }
  }

  /// Lets time pass: `duration`, or until nothing sleeps. At a terminal, real time passes, and a person may end the wait.
  private func wait(_ duration: Duration?, as step: inout SentLine) async throws(LineError) {
    run.announcements = []
    if let terminal, !timeline.isRepeating {
      let start = clock.now
      await terminal.wait(for: duration)
      let move = Move.wait(start.duration(to: clock.now))
      step = SentLine(move, move.line())
      timeline.append(step)
      if isWorkNew { await run.settled() }
    } else {
      timeline.append(step)
      if let duration {
        await wait(for: duration)
        // A view may show the time.
        await run.settled()
      } else {
        try await waitUntilIdle()
      }
    }
    try pendingLinks.check()
  }

  private func expect(_ text: String) throws(LineError) {
    if usable.screen.has(text) { return }
    let lines = usable.screen.text(width: .max).split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
    let shown = secrets.isTyped(text) ? "••••" : Quoting.quoted(text)
    throw LineError(
      .expectationFailed, "the screen has no \(shown)",
      suggestions: nearMisses(of: text, in: lines))
  }

  private func waitUntilIdle() async throws(LineError) {
    var sleeps = RepeatedSleeps()
    var (deadlines, areEndless) = (0, false)
    let isIdle = await run.perform {
      await clock.advanceUntilIdle(limit: Self.deadlineLimit) {
        deadlines += 1
        // Most waits end sooner.
        if deadlines > 20 {
          areEndless = sleeps.areEndless(
            clock.lengths, showing: app.window.page.screen.text(width: .max))
        }
        return areEndless
      }
    }
    neverRests = !isIdle
    if isIdle { return }
    throw LineError(
      .neverIdle,
      run.isRestless
        ? "the views never stop changing, so time stands still; fix the view that the warning names"
        : areEndless
          ? "after \(deadlines) deadlines a timer repeats and only numbers on the screen change; wait for a time, as in :wait 2s"
          : "after \(deadlines) deadlines something still sleeps; wait for a time, as in :wait 2s")
  }

  /// Drives `fresh` from now on, and waits until the work of the app before has ended.
  func replaceApp(with fresh: LaunchedApp) async {
    let last = run
    launched = fresh
    (usable, looks) = (UsableScreen(Screen()), 0)
    accepts = Self.accepts(on: fresh.app.window.page)
    (pendingLinks, timeline, similarSleeps) = (PendingLinks(), Timeline(), SimilarSleeps())
    // The tasks of the released app are cancelled. Their diagnostics are ignored.
    let ignored = last.diagnostics.observe { _ in }
    await last.settled()
    ignored.dispose()
  }

  /// Lets the app open `url`. The app decides whether an earlier link goes on waiting.
  private func open(_ url: String, as step: SentLine) async throws(LineError) -> Response.Outcome {
    run.announcements = []
    let opened = run.handle {
      Result { () throws(LineError) in try PendingLink(url, of: app.links) }
    }
    await run.settled()
    let link = try opened.get()
    timeline.append(step)
    let notes = try pendingLinks.add(link)
    if link.isWaiting {
      let waiting = link.waitingNote(first: firstWaitingNote, in: strings.marks)
      let note = (notes + [waiting]).joined(separator: "\n")
      return isScreenNew ? .notedScreen(note) : .text(note)
    }
    return notes.isEmpty ? .screen : .notedScreen(notes.joined(separator: "\n"))
  }
}

/// A terminal, where time is real and the session is recorded.
@MainActor
package protocol SessionTerminal: AnyObject {
  /// Lets real time pass: `duration`, or until nothing in the app sleeps. Ctrl-C ends the wait.
  func wait(for duration: Duration?) async
  /// Saves the session as a transcript, and returns the sentence that says so.
  func save(to file: String) throws(LineError) -> String
}
