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

    /// Whether the session listens to the events inside the app.
    var hearsEvents: Bool { isTraced || isWatched }

    /// The settings for a script: 80 columns, no numbers, no trace.
    public init() {}
  }

  /// The settings that depend on the session's use.
  public let style: Style

  /// The highest number of deadlines that `:wait` passes.
  private static let deadlineLimit = 10_000

  // Stored after the app: the app has to end before its files, which the relaunch may keep.
  private var launched: LaunchedApp
  private let relaunch: Relaunch
  private var pendingLinks = PendingLinks()
  private var steps = Steps()
  /// The steps that `:redo` can repeat, in their order. A new line that acts on the app forgets them.
  private var undone: [Entry] = []
  /// The answers to the steps that `:redo` has repeated. The answer to `:redo` takes them.
  private var repeated: [Response] = []
  private var secrets: Secrets
  /// The run's count of work when the last response was made.
  private var workDone = 0
  private var similarSleeps = SimilarSleeps()
  /// The words of the last evaluated screen.
  private var words = ScreenWords(Screen())
  /// The screen that an answer showed last.
  private var shownScreen = Screen()

  /// Launches an app with `launch`. `:undo` does not work, because the session cannot tell whether another launch would begin
  /// anew.
  public convenience init<Failure>(
    _ options: Launch = Launch(), style: Style = Style(), launch: (Launch) throws(Failure) -> App
  ) throws(Failure) {
    self.init(
      try LaunchedApp(options, hearsEvents: style.hearsEvents, launch: launch), style: style,
      relaunch: Relaunch(
        launch: nil, obstacle: "a test launched it; make the session with Program.session"))
  }

  /// Launches an app with `launch`, and launches it again for each line that goes back in time. `obstacle` says why another
  /// launch would not begin anew; the session then refuses such lines. Texts that are `declared` are typed into secure fields
  /// unhidden.
  convenience init(
    style: Style, declared: DeclaredSecrets, obstacle: String?,
    launch: @escaping @MainActor () throws(UsageError) -> LaunchedApp
  ) throws(UsageError) {
    self.init(
      try launch(), style: style, declared: declared,
      relaunch: Relaunch(launch: launch, obstacle: obstacle))
  }

  private init(
    _ launched: LaunchedApp, style: Style, declared: DeclaredSecrets = DeclaredSecrets(),
    relaunch: Relaunch
  ) {
    secrets = Secrets(except: declared)
    self.launched = launched
    self.style = style
    self.relaunch = relaunch
  }

  /// The app's time. `:undo` and `:goto` replace the app and its clock.
  public var clock: VirtualClock { launched.clock }

  private var run: AppRun { launched.run }

  /// The numbers of the plain tasks that sleep.
  var sleepingPlainTasks: Set<Int> { run.sleepingPlainTasks }

  private var app: App { launched.app }

  /// The screen that a person sees now.
  public var screen: Screen { run.handle { app.window.screen } }

  /// The note about the links that still wait; nil if no link waits.
  public var waitingLink: String? {
    pendingLinks.waitingNote(first: firstWaitingNote, in: strings.language)
  }

  /// The note about a link that waits in the first step of its workflow.
  private var firstWaitingNote: String {
    app.links.waitingNote ?? SystemWords.text("waiting", in: strings.language)
  }

  /// All lines that do something now, and no others.
  public var actions: [String] { look(at: screen).workingLines }

  /// The lines that complete `text`, in any case and with or without quotes: those that do something now, and the commands.
  public func completions(of text: String) -> [String] {
    let front = look(at: screen)
    var lines = front.workingLines.map { $0.hasSuffix(" TEXT") ? String($0.dropLast(4)) : $0 }
    lines += Command.words
    // These are many lines, so they are offered only behind their first word.
    switch text.drop(while: { $0 == " " }).prefix(while: { $0 != " " }).lowercased() {
    case "tap": lines += front.taps
    case ":open": lines += app.links.summaries.map { ":open \($0.prefix { $0 != "{" })" }
    case ":state":
      lines += statePaths(states(showsRelays: true), toward: text).map { ":state \($0)" }
    default: break
    }
    return Completion(of: text, among: lines).lines
  }

  /// Whether a text behind `start`, the beginning of a line, would go into a secure field.
  func hides(textBehind start: String) -> Bool {
    guard start.hasSuffix(" ") else { return false }
    let front = look(at: lastScreen)
    return front.meaning(of: Line(start + "x")).typesIntoSecureField(of: front)
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

  /// The translations of the app.
  var strings: StringCatalogue { app.window.environment.strings }

  /// Adds the keys of the translations that the app asks for from now on to `asked`.
  func noteTranslations(in asked: AskedKeys) { app.window.environment.strings.asked = asked }

  /// The form of each link of the app.
  var linkForms: [String] { app.links.summaries }

  /// Calls `hear` with each event inside the app, until the returned subscription is disposed.
  func hearEvents(_ hear: @escaping (TraceEvent) -> Void) -> any Disposable {
    run.trace.observe(hear)
  }

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
    await run.settled()
    return response(to: nil, .screen)
  }

  /// The first screen, and the answer to the link `url` if it is not nil.
  func begin(following url: String?) async -> Opening {
    let first = await start()
    guard let url else { return Opening(first: first, link: nil) }
    return Opening(first: first, link: await send(":open \(Line.writing(text: url))"))
  }

  /// Does the line `text`, which has no line end, and returns the answer.
  public func send(_ text: String) async -> Response {
    await send(Line(text))
  }

  /// The answer to `line`.
  package func send(_ line: Line) async -> Response {
    // The caller may have changed something outside of a line, so the session looks at the app again.
    await run.settled()
    return await answer(line)
  }

  /// The answer to `line`, for a caller that does nothing but send lines. Between two lines of such
  /// a caller, only the app itself can change anything. Calls `announce` with the entry of the line
  /// before the line acts.
  func sendNext(_ line: Line, announce: (Entry) -> Void = { _ in }) async -> Response {
    if run.workDone != workDone { await run.settled() }
    return await answer(line, announce: announce)
  }

  /// Moves time on by `duration`. The views are evaluated at every deadline on the way.
  func wait(for duration: Duration) async {
    await run.perform { await clock.advance(by: duration) }
  }

  /// The answer to a wait of `duration`, which `wait(for:)` has carried out. `isTyped` says whether a person typed the wait.
  func endWait(of duration: Duration, isTyped: Bool) async -> Response {
    if run.workDone != workDone { await run.settled() }
    let entry = Entry(":wait \(WaitTime(duration))", isTyped: isTyped)
    steps.append(entry)
    if isTyped { undone = [] }
    do throws(LineError) {
      try pendingLinks.check()
      return response(to: entry, .screen)
    } catch {
      return response(to: entry, .refused(error))
    }
  }

  /// The answer to invalid input, or to the end of the input.
  func refuse(_ error: LineError) -> Response { response(to: nil, .refused(error)) }

  private func answer(_ line: Line, announce: (Entry) -> Void = { _ in }) async -> Response {
    let front = look(at: lastScreen)
    let (entry, result) = secrets.entry(
      of: line, meaning: front.meaning(of: line), on: front,
      canRepeatGoingBack: relaunch.obstacle == nil && steps.areTyped)
    announce(entry)
    let before = steps.count
    defer { if steps.count > before, !result.isRedo { undone = [] } }
    do throws(LineError) {
      return response(to: entry, try await perform(try result.get(), as: entry))
    } catch {
      return response(to: entry, .refused(error))
    }
  }

  /// The answer to the line `entry`, with the last evaluated screen, and the events and diagnostics since the last response.
  private func response(to entry: Entry?, _ outcome: Response.Outcome) -> Response {
    read(lastScreen)
    workDone = run.workDone
    let showsScreen =
      switch outcome {
      case .screen, .notedScreen: true
      case .refused: isScreenNew
      case .nothing, .text, .states, .quit: false
      }
    if showsScreen { shownScreen = words.screen }
    defer { repeated = [] }
    let (events, diagnostics) = launched.takeHeard(hiding: secrets) ?? ([], [])
    return Response(
      entry: entry, outcome: outcome, words: words, showsScreen: showsScreen,
      events: style.isTraced ? events : [], diagnostics: diagnostics,
      stepCount: steps.count, repeated: repeated,
      inside: style.isWatched
        ? Inside(events: events, states: states, tree: treeText, time: clock.now.offset) : nil)
  }

  /// The screen as it was evaluated last.
  private var lastScreen: Screen { app.window.page.screen }

  /// Whether the screen is not the one that an answer showed last.
  private var isScreenNew: Bool { !lastScreen.isIdentical(to: shownScreen) }

  /// Finds the words of `screen`, which was evaluated last. Elements that have not changed keep their words.
  private func read(_ screen: Screen) {
    words = ScreenWords(screen, after: words)
  }

  /// Reads `screen`, which was evaluated last, and returns it with the actions that are possible there.
  private func look(at screen: Screen) -> ScreenInFront {
    read(screen)
    let page = app.window.page
    return ScreenInFront(
      words, takesNumbers: style.isNumbered, canGoBack: page.canGoBack,
      canRefresh: page.canRefresh
    ) { page.accepts($0, at: $1) }
  }

  /// Carries out `intent`, waits until the app is settled, and returns the output to show. A line that acts on the app counts
  /// as `step`, even if the line then fails.
  private func perform(
    _ intent: Intent, as step: Entry
  ) async throws(LineError) -> Response.Outcome {
    let (page, earlier) = (lastScreen.title, clock.sleepNumbers.last ?? 0)
    switch intent {
    case .nothing: return .nothing
    case .command(let command): return try await perform(command, as: step)
    case .options(let picker):
      return .text(
        words.page.text(
          ofPickerAt: picker.index, width: style.width, in: words.screen.language))
    case .input(let input, let target):
      let result = run.handle {
        Result { () throws(ScreenInputError) in
          try app.window.page.send(input, to: target.index)
        }
      }
      if case .failure(let error) = result {
        throw look(at: lastScreen).refusal(error, of: target, to: input)
      }
    case .back: run.handle { app.window.page.goBack() }
    case .refresh: run.handle { app.window.page.refresh() }
    case .more: run.handle { app.window.page.showMore() }
    }
    steps.append(step)
    if !run.settlesAtOnce() { await run.settled() }
    if case .input(_, let target) = intent {
      similarSleeps.note(clock.sleepNumbers, after: earlier, of: target.element, on: page)
    }
    if !pendingLinks.isEmpty { try pendingLinks.check() }
    return .screen
  }

  private func perform(
    _ command: Command, as step: Entry
  ) async throws(LineError) -> Response.Outcome {
    switch command {
    case .help: return .text(look(at: lastScreen).help(links: app.links.summaries))
    case .actions:
      return .text(look(at: lastScreen).shortWorkingLines.joined(separator: "\n"))
    case .screen: return .screen
    case .tree: return .text(treeText)
    case .state(let path):
      return .states(try shown(states(showsRelays: true), at: path, width: style.width))
    case .expect(let text): try expect(text)
    case .wait(let duration):
      steps.append(step)
      if let duration { await wait(for: duration) } else { try await waitUntilIdle() }
      try pendingLinks.check()
      return .screen
    case .restart:
      let earlier = steps
      try await replaceApp(asNew: false)
      steps = earlier
      steps.append(step)
      await run.settled()
      return .screen
    case .waitReversed:
      for group in similarSleeps.groups(of: clock.sleepLengths) { clock.reverse(group) }
      return try await perform(.wait(nil), as: step)
    case .open(let url): return try await open(url, as: step)
    case .history: return .text(try steps.list())
    case .undo(let count):
      try await goBack(repeating: try steps.undone(count))
      return .screen
    case .redo(let count):
      try await redo(count)
      return .screen
    case .goto(let number):
      try await goBack(repeating: try steps.first(number))
      return .screen
    case .save:
      throw LineError(.notHere, "nothing is recorded here; :save works on a terminal")
    case .quit: return .quit
    }
    return .nothing
  }

  private func expect(_ text: String) throws(LineError) {
    let printed = words.screen.text(width: .max)
    if offset(of: Escaping.line(text), in: printed) != nil { return }
    let lines = printed.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let shown = secrets.isTyped(text) ? "••••" : Quoting.quoted(text)
    throw LineError(
      .expectationFailed, "the screen has no \(shown)",
      suggestions: nearMisses(of: text, in: lines))
  }

  private func waitUntilIdle() async throws(LineError) {
    let isIdle = await run.perform { await clock.advanceUntilIdle(limit: Self.deadlineLimit) }
    guard isIdle else {
      throw LineError(
        .neverIdle,
        run.isRestless
          ? "the views never stop changing, so time stands still; mend the view that the warning names"
          : "after \(Self.deadlineLimit) deadlines something still sleeps; wait for a time, as in :wait 2s"
      )
    }
  }

  /// Launches the app as new, and repeats the steps `earlier`. The line that goes back is no step.
  ///
  /// The events and diagnostics on the way were reported before, and are not reported again.
  private func goBack(repeating earlier: ArraySlice<Entry>) async throws(LineError) {
    let later = try steps.all()[earlier.endIndex...] + undone
    try await replaceApp(asNew: true)
    // The answers to the repeated steps are not shown.
    let lastShown = shownScreen
    defer { shownScreen = lastShown }
    _ = await start()
    try await take(earlier) { _ in }
    undone = Array(later)
  }

  /// Repeats the first `count` undone steps, each with the time that passed after it.
  private func redo(_ count: Int) async throws(LineError) {
    let steps = undone
    let typed = steps.indices.filter { steps[$0].isTyped }
    if typed.isEmpty { throw LineError(.notHere, "there is no undone step; :undo undoes one") }
    guard count <= typed.count else {
      let most = typed.count == 1 ? "only 1 step was" : "only \(typed.count) steps were"
      throw LineError(.badArgument, "\(most) undone; write :redo \(typed.count)")
    }
    let end = count < typed.count ? typed[count] : steps.endIndex
    var answers: [Response] = []
    defer { repeated = answers }
    try await take(steps[..<end]) { answers.append($0) }
    undone = Array(steps[end...])
  }

  /// Repeats the steps `again`, and calls `hear` with the answer to each.
  private func take(
    _ again: ArraySlice<Entry>, hear: (Response) -> Void
  ) async throws(LineError) {
    for step in again {
      let number = steps.count + 1
      let response = await sendNext(Line(step.repeating))
      guard steps.count == number else {
        throw LineError(
          .notHere,
          "step \(number), \(Quoting.quoted(step.recorded)), cannot be repeated: \(response.error?.sentence ?? "it did nothing"); the session is now at step \(steps.count); look for a date, a random number or a global variable in the app"
        )
      }
      steps.replaceLast(with: step)
      hear(response.answering(step))
    }
  }

  /// Launches the app again. Throws if `asNew` and the app would not begin as new.
  private func replaceApp(asNew: Bool) async throws(LineError) {
    if asNew || relaunch.launch == nil, let obstacle = relaunch.obstacle {
      throw LineError(.notHere, "the app cannot start again: \(obstacle)")
    }
    let fresh: LaunchedApp
    do throws(UsageError) {
      guard let again = try relaunch.launch?() else { return }
      fresh = again
    } catch {
      throw LineError(.notHere, "launching the app again failed: \(error)")
    }
    let last = run
    launched = fresh
    (pendingLinks, steps, similarSleeps) = (PendingLinks(), Steps(), SimilarSleeps())
    // The tasks of the released app are cancelled. Their diagnostics are ignored.
    let unheard = last.diagnostics.observe { _ in }
    await last.settled()
    unheard.dispose()
  }

  /// Lets the app open `url`. The app decides whether an earlier link goes on waiting.
  private func open(_ url: String, as step: Entry) async throws(LineError) -> Response.Outcome {
    let opened = run.handle {
      Result { () throws(LineError) in try PendingLink(url, of: app.links) }
    }
    await run.settled()
    let link = try opened.get()
    steps.append(step)
    let notes = try pendingLinks.add(link)
    if link.isWaiting {
      let waiting = link.waitingNote(first: firstWaitingNote, in: strings.language)
      let note = (notes + [waiting]).joined(separator: "\n")
      return isScreenNew ? .notedScreen(note) : .text(note)
    }
    return notes.isEmpty ? .screen : .notedScreen(notes.joined(separator: "\n"))
  }
}

extension Result<Intent, LineError> {
  fileprivate var isRedo: Bool {
    if case .success(.command(.redo)) = self { true } else { false }
  }
}
