import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingFiles

/// Runs an app for a person at a terminal, in real time.
@MainActor
struct InteractiveRun {
  let program: Program
  let options: Request
  let streams: Streams

  func run() async -> ExitStatus {
    do {
      let typist = try TerminalRun(program, options, streams)
      defer { typist.editor.finish() }
      return try await typist.run(following: options.launch.url)
    } catch let error as UsageError {
      streams.complain("\(error)")
      return error.status
    } catch let error as SystemError {
      if error.isClosedPipe { return .closedPipe }
      streams.complain("the terminal failed: \(error)")
      return .inputOutput
    } catch {
      streams.complain("the session failed: \(error)")
      return .inputOutput
    }
  }
}

/// A person's session at a terminal: typed lines, real time, and Ctrl-C.
@MainActor
private final class TerminalRun: SessionTerminal {
  let editor: LineEditor
  private let runner: LineRunner
  private let output: Output
  private let streams: Streams
  private let printer: TerminalReporter
  private let program: Program
  private let launch: LaunchOptions
  private let recording: Recording
  /// The files that `:save` must not write, and that the history must not be.
  private var files: NamedFiles
  private var time = RealTime()
  private var failure: (any Error)?
  /// Watches for Ctrl-C while the app works, until `watchEnd`.
  private var watch: Task<Void, Never>?
  private var watchEnd: Pause?

  init(_ program: Program, _ options: Request, _ streams: Streams) throws {
    self.streams = streams
    output = streams.output
    let environment = ProcessEnvironment.read()
    var launch = options.launch
    launch.language = Language.choose(
      asked: launch.language, isInteractive: true, environment: environment,
      known: program.languages)
    // The terminal may be resized, so each screen asks for the width again.
    let asked = launch.width
    let descriptor = output.descriptor
    let currentWidth = {
      asked ?? LaunchOptions.width(near: Terminal.width(of: descriptor) ?? 80)
    }
    let width = currentWidth()
    launch.width = width
    printer = TerminalReporter(
      output: output, width: currentWidth,
      isStyled: options.color.isColored(isTerminal: true, environment: environment))
    (self.program, self.launch) = (program, launch)
    recording = Recording(width: width, keepsGoing: true)
    files = NamedFiles(of: program, launch.settings, output: output)
    let history = History.path(program: program.name, environment: environment)
    if let history {
      if let keeper = files.keeper(of: history) {
        throw UsageError(
          "\(keeper): \(Quoting.quoted(history)) is the file of typed lines; name another file")
      }
      files.keep(history, for: "the typed lines")
    }
    AppPrints.show(on: descriptor)
    let session = try program.makeSession(launch, isNumbered: true)
    runner = LineRunner(
      session, Ending(.forgivesErrors), reporters: [recording, printer])
    editor = try LineEditor(
      prompt: "> ", output: output,
      history: history.map(History.init),
      edits: environment["TERM"] != "dumb",
      hides: { [weak session] in session?.hides(textAfter: $0) == true }
    ) { [weak session] in session?.completions(of: $0) ?? [] }
  }

  func run(following url: String?) async throws -> ExitStatus {
    session.terminal = self
    await watching { await runner.begin(following: url) }
    printer.writeWrapped(hint)
    try output.flush()
    var unfinished: String?
    while !runner.isOver {
      let wasLeft = session.hasLeftWork
      AppPrints.hold()
      let event = try await nextEvent()
      if event != .timeout { printer.noteTyping() }
      try await catchUp(showsLateEnd: wasLeft && !session.hasLeftWork)
      if event == .timeout { continue }
      AppPrints.show(on: output.descriptor)
      switch event {
      case .timeout: break
      case .resumed: try printer.showAgain(runner.screen, above: editor)
      case .interrupt:
        if let alert = runner.screen.alert, alert.cancelIndex != nil || alert.onlyDestroys {
          await answer { await $0.take(.cancel) }
        }
      case .endOfInput:
        // A closed terminal also sends SIGHUP, which may arrive a moment later. The program ends in the same way in either
        // order.
        if !Terminal.isTerminal(0) { Signals.endByHangUp() }
        if runner.endInput() == nil {
          unfinished = session.unfinishedNote(":wait waits for that")
        }
      case .line(let line):
        switch line.text {
        case .success(let text): try await answer(text)
        case .failure(let error): printer.write(error)
        }
      }
      try output.flush()
    }
    for diagnostic in session.lastDiagnostics() { streams.complain(diagnostic.complaint) }
    if let unfinished { streams.complain("note: \(unfinished)") }
    return streams.finish(runner.status)
  }

  /// The hint at the start, with the first name on the screen that can be typed as a line.
  private var hint: String {
    // At an alert, a person answers with verbs, so the actions may contain no name.
    let example = session.actions.first(where: Typing.isWholeLine)
    let name = example.map { ", such as \(Escaping.line($0))" } ?? ""
    return "Type a name from the screen\(name). :help explains; Ctrl-D quits."
  }

  private var session: Session { runner.session }

  /// The next thing that a person does, or `timeout` when something in the app is due.
  private func nextEvent() async throws -> LineEditor.Event {
    let session = session
    let late =
      session.hasLeftWork ? { @MainActor @Sendable in await session.leftWorkEnds() } : nil
    return try await time.race(until: session.clock.nextDeadline, of: session.clock, or: late) {
      try await self.editor.next()
    }
  }

  /// Moves the app's time on by the real time that has passed, and prints what happened meanwhile, even in no time if
  /// `showsLateEnd`: then work has ended for which a person had ended the wait.
  private func catchUp(showsLateEnd: Bool) async throws {
    let clock = session.clock
    let passed = time.elapsed(until: clock.nextDeadline.map(clock.now.duration))
    guard passed > .zero || showsLateEnd else { return }
    // The wait counts as a line, so that a link that fails meanwhile fails at the same line of a replay.
    let response = await watching {
      if passed > .zero { await session.wait(for: passed) }
      return runner.add(await session.notePassing(of: passed))
    }
    try printer.update(response, above: editor)
  }

  /// Does `act`, in which the app may work in real time. Ctrl-C ends the wait for that work.
  @discardableResult
  private func watching<Result>(_ act: @MainActor () async -> Result) async -> Result {
    let end = Pause()
    watchEnd = end
    watch = Task {
      await self.watchWait()
      end.end()
    }
    let result = await act()
    await endWatch()
    return result
  }

  /// Ends the watch, because something else waits for the same signals next.
  private func endWatch() async {
    watch?.cancel()
    // The value of a task would be awaited on a thread of a pool.
    await watchEnd?.wait()
  }

  /// Ends the wait for the app at Ctrl-C, and says after a second that there is such a wait.
  private func watchWait() async {
    if Task.isCancelled { return }
    do {
      var event = try await editor.nextSignal(before: .now + .seconds(1))
      if event == .timeout, !Task.isCancelled {
        printer.writeWrapped("the app is still at work; Ctrl-C ends the wait")
        try output.flush()
        event = try await editor.nextSignal()
      }
      if event == .interrupt { session.endWait() }
    } catch {
      failure = error
    }
  }

  /// Answers the typed line `text`, and adds it to the history unless it contains a secret.
  private func answer(_ text: String) async throws {
    let response = await answer { await $0.send(text) }
    if response.sent?.isSecret == false { editor.remember(text) }
    if let failure { throw failure }
  }

  @discardableResult
  private func answer(
    _ act: @MainActor (LineRunner) async -> Response
  ) async -> Response {
    let clock = session.clock
    let response = await watching { await act(runner) }
    // A line that goes back in time replaces the clock.
    time.reset(isKept: session.clock === clock && clock.nextDeadline != nil)
    return response
  }

  func wait(for duration: Duration?) async {
    let clock = session.clock
    let start = clock.now
    let end = duration.map(start.advanced)
    await endWatch()
    do {
      try announceWait(until: end, from: start)
      while true {
        let deadlines = [clock.nextDeadline, end].compactMap(\.self)
        guard let deadline = deadlines.min(), end.map({ clock.now < $0 }) ?? true else { break }
        let event = try await time.race(until: deadline, of: clock) {
          try await self.editor.nextSignal()
        }
        await session.wait(for: time.elapsed(until: clock.now.duration(to: deadline)))
        if event == .interrupt { break }
      }
    } catch {
      failure = error
    }
  }

  /// Says how long a wait takes, if it takes at least a second.
  private func announceWait(
    until end: VirtualClock.Instant?, from start: VirtualClock.Instant
  ) throws {
    guard let due = end ?? session.clock.nextDeadline else { return }
    let length = start.duration(to: due)
    if length < .seconds(1) { return }
    let seconds = Int((length / .seconds(1)).rounded())
    let goal = end == nil ? "until nothing waits, at least " : ""
    printer.writeWrapped("waiting \(goal)\(seconds)s; Ctrl-C ends the wait")
    try output.flush()
  }

  func save(to file: String) throws(LineError) -> String {
    let header = program.header(
      launch, keepsGoing: true, allowsUnfinishedWork: session.hasUnfinishedWork)
    let transcript = recording.transcript(below: header)
    let lines = transcript.count { $0 == 0x0A }
    if let refusal = Transcript.refusal(lines: lines, bytes: transcript.count) {
      throw cannotSave(
        file,
        "\(refusal), and this session took \(lines) lines and \(transcript.count) bytes; start again, and save earlier"
      )
    }
    if let keeper = files.keeper(of: file) {
      throw cannotSave(file, "it is the file of \(keeper); name a new file")
    }
    do throws(SystemError) {
      try WholeFile.create(file, with: transcript)
    } catch {
      let remedy = error.isNoFile ? "name a folder that exists" : "name a new file"
      throw cannotSave(file, "\(error); \(remedy)")
    }
    let notes = [program.replayNote(launch)].compactMap(\.self) + recording.notes
    return (["saved \(Quoting.quoted(file))"] + notes.map { "note: \($0)" })
      .joined(separator: "\n")
  }

  private func cannotSave(_ file: String, _ reason: String) -> LineError {
    LineError(.badArgument, "cannot save to \(Quoting.quoted(file)): \(reason)")
  }
}

/// Measures the real time that the app's virtual time follows.
@MainActor
private struct RealTime {
  private var last = ContinuousClock.now

  /// The real time since the last call in whole milliseconds, at most `deadline`. Zero without a deadline, as nothing in the
  /// app sleeps then.
  mutating func elapsed(until deadline: Duration?) -> Duration {
    let now = ContinuousClock.now
    guard let deadline else {
      last = now
      return .zero
    }
    let milliseconds = Int64((now - last) / .milliseconds(1))
    let elapsed = min(.milliseconds(milliseconds), deadline)
    last = last.advanced(by: elapsed)
    return elapsed
  }

  /// Restarts the count, unless `isKept`: then something in the app still sleeps, and the count goes on.
  mutating func reset(isKept: Bool) {
    if !isKept { last = .now }
  }

  /// Returns the result of `event`, and cancels `event` when real time reaches `deadline` or when `late` returns.
  func race(
    until deadline: VirtualClock.Instant?, of clock: VirtualClock,
    or late: (@MainActor @Sendable () async -> Void)? = nil,
    _ event: @escaping @MainActor () async throws -> LineEditor.Event
  ) async throws -> LineEditor.Event {
    if deadline == nil, late == nil { return try await event() }
    let wake = deadline.map { last.advanced(by: clock.now.duration(to: $0)) }
    let waiting = Task { try await event() }
    let alarm = wake.map { wake in
      Task {
        try await ContinuousClock().sleep(until: wake)
        waiting.cancel()
      }
    }
    defer { alarm?.cancel() }
    if let late {
      Task {
        await late()
        waiting.cancel()
      }
    }
    return try await waiting.value
  }
}
