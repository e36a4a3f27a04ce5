import CLibrary
import HeadlessUI
import StateBinding
import SystemFiles

/// Runs an app for a person at a terminal, in real time.
@MainActor
struct InteractiveRun {
  let program: Program
  let options: RunOptions
  let streams: Streams

  func run() async -> ExitStatus {
    do {
      let conversation = try TerminalConversation(program, options, streams)
      defer { conversation.editor.finish() }
      return try await conversation.run(following: options.launch.url)
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

/// The conversation of a person with an app.
@MainActor
private final class TerminalConversation {
  let editor: LineEditor
  private let session: Session
  private let output: Output
  private let streams: Streams
  private let reporter: TextReporter
  private let isStyled: Bool
  private let replayNote: String?
  private var recording: Recording
  private var time = RealTime()
  private var shown = Screen()

  init(_ program: Program, _ options: RunOptions, _ streams: Streams) throws {
    self.streams = streams
    output = streams.output
    let environment = ProcessEnvironment.read()
    var launch = options.launch
    launch.language = Language.choose(
      asked: launch.language, isInteractive: true, environment: environment,
      known: program.languages)
    let width =
      launch.width
      ?? min(
        max(Terminal.width(of: 1) ?? 80, LaunchOptions.widths.lowerBound),
        LaunchOptions.widths.upperBound)
    launch.width = width
    isStyled = options.color.isColored(isTerminal: true, environment: environment)
    reporter = TextReporter(output: output, width: width, isNumbered: true, isStyled: isStyled)
    replayNote = program.replayNote(launch)
    recording = Recording(header: program.header(launch, keepsGoing: true), width: width)
    let session = try program.makeSession(launch, isNumbered: true)
    self.session = session
    editor = try LineEditor(
      prompt: "> ", output: output,
      history: History.path(program: program.name, environment: environment).map(History.init),
      usesLibrary: environment["TERM"] != "dumb"
    ) { [weak session] in session?.completions(of: $0) ?? [] }
  }

  func run(following url: String?) async throws -> ExitStatus {
    let opening = await session.begin(following: url)
    recording.begin(opening)
    show(opening.shown)
    output.write(opening.note)
    if let error = opening.answer.error { write(error) }
    output.write("Write what the screen shows; :help tells more, Ctrl-D ends.\n")
    try output.flush()
    var ending = Ending(.forgivesErrors)
    while !ending.isOver {
      let event = try await time.race(until: session.clock.nextDeadline, of: session.clock) {
        try await self.editor.next()
      }
      try await catchUp()
      switch event {
      case .timeout: continue
      case .interrupt:
        if let alert = shown.alert, alert.cancelIndex != nil || alert.onlyDestroys {
          await answer(Line("cancel"))
        }
      case .endOfInput:
        // A closed terminal also sends SIGHUP, which may arrive a moment later. The program ends in the same way in either
        // order.
        if !Terminal.isTerminal(0) { Signals.end(by: SIGHUP) }
        if let error = ending.endOfInput(at: shown) { write(error) }
      case .line(let line):
        switch line.text {
        case .success(let text):
          if let response = try await answer(text) { ending.count(response) }
        case .failure(let error): write(error)
        }
      }
      try output.flush()
    }
    return streams.finish(ending.status)
  }

  /// Moves the app's time on by the real time that has passed, and prints the screen if it changed.
  private func catchUp() async throws {
    let clock = session.clock
    let passed = time.elapsed(until: clock.nextDeadline.map(clock.now.duration))
    guard passed > .zero else { return }
    await session.wait(for: passed)
    // The wait counts as a line, so that a link that fails meanwhile fails at the same line of a replay.
    let response = await session.endWait(of: passed, isTyped: false)
    recording.answer(response)
    if let error = response.error { try editor.print("\(error.complaint(isStyled: isStyled))\n") }
    guard response.screen != shown else { return }
    shown = response.screen
    try editor.print(shown.text(width: session.style.width, numbered: true, styled: isStyled))
  }

  /// Answers the typed line `text`, and adds it to the history unless it contains a secret. Returns nil for `:save` and
  /// `:wait`, which are handled here.
  private func answer(_ text: String) async throws -> Response? {
    let line = Line(text)
    switch line.reading {
    case .command(.save(let file)):
      editor.remember(text)
      save(to: file)
      return nil
    case .command(.wait(let duration)):
      editor.remember(text)
      try await wait(for: duration)
      return nil
    default: break
    }
    let response = await answer(line)
    if !response.isSecret { editor.remember(text) }
    return response
  }

  @discardableResult
  private func answer(_ line: Line) async -> Response {
    let clock = session.clock
    let response = await session.sendNext(line)
    recording.answer(response)
    show(response)
    // A line that goes back in time replaces the clock.
    time.reset(isKept: session.clock === clock && clock.nextDeadline != nil)
    return response
  }

  /// Waits in real time for `duration`, or until nothing in the app sleeps if `duration` is nil. Ctrl-C ends the wait.
  private func wait(for duration: Duration?) async throws {
    let clock = session.clock
    let start = clock.now
    let end = duration.map(start.advanced)
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
    let response = await session.endWait(of: start.duration(to: clock.now), isTyped: true)
    recording.answer(response)
    show(response)
  }

  /// Says how long a wait takes, if it takes at least a second.
  private func announceWait(
    until end: VirtualClock.Instant?, from start: VirtualClock.Instant
  ) throws {
    guard let due = end ?? session.clock.nextDeadline else { return }
    let seconds = Int((start.duration(to: due) / .seconds(1)).rounded())
    if seconds < 1 { return }
    let goal = end == nil ? "until nothing waits, at least " : ""
    output.write("waiting \(goal)\(seconds)s; Ctrl-C ends the wait\n")
    try output.flush()
  }

  private func show(_ response: Response) {
    shown = response.screen
    reporter.answer(response, line: 0)
    for diagnostic in response.diagnostics { output.write("\(diagnostic.complaint)\n") }
    if let error = response.error { write(error) }
  }

  private func write(_ error: LineError) {
    output.write("\(error.complaint(isStyled: isStyled))\n")
  }

  private func save(to file: String) {
    let transcript = recording.transcript
    let lines = transcript.count { $0 == 0x0A }
    if let excess = Transcript.excess(lines: lines, bytes: transcript.count) {
      return write(
        LineError(
          .badArgument,
          "cannot save to \(Quoting.quoted(file)): \(excess), and this session took \(lines) lines and \(transcript.count) bytes; start again, and save earlier"
        ))
    }
    do throws(SystemError) {
      try WholeFile.create(file, with: transcript)
      output.write("saved \(Quoting.quoted(file))\n")
      if let replayNote { output.write("note: \(replayNote)\n") }
    } catch {
      write(
        LineError(.badArgument, "cannot save to \(Quoting.quoted(file)): \(error); name a new file")
      )
    }
  }
}

/// The conversation so far, as a transcript. Lines that were undone are not part of it.
@MainActor
private struct Recording {
  private let header: String
  private var writer: TranscriptWriter
  private var bytes: [UInt8] = []
  /// The recording before each step.
  private var beforeSteps: [(count: Int, ending: Ending)] = []

  init(header: String, width: Int) {
    self.header = header
    writer = TranscriptWriter(width: width, keepsGoing: true)
  }

  mutating func begin(_ opening: Opening) {
    writer.begin(Opening(first: opening.first, link: nil), header: header, to: &bytes)
    if let link = opening.link { answer(link) }
  }

  mutating func answer(_ response: Response) {
    if response.stepCount < beforeSteps.count {
      let before = beforeSteps[response.stepCount]
      bytes.removeSubrange(before.count...)
      writer.goBack(to: before.ending, at: response.screen)
      beforeSteps.removeSubrange(response.stepCount...)
      return
    }
    if response.stepCount > beforeSteps.count { beforeSteps.append((bytes.count, writer.ending)) }
    writer.append(response, to: &bytes)
  }

  /// The transcript that this session would have if the input ended now.
  var transcript: [UInt8] {
    var copy = self
    copy.writer.end(to: &copy.bytes)
    return copy.bytes
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

  /// Returns the result of `event`, and cancels `event` when real time reaches `deadline`.
  func race(
    until deadline: VirtualClock.Instant?, of clock: VirtualClock,
    _ event: @escaping @MainActor () async throws -> LineEditor.Event
  ) async throws -> LineEditor.Event {
    guard let deadline else { return try await event() }
    let wake = last.advanced(by: clock.now.duration(to: deadline))
    let waiting = Task { try await event() }
    let alarm = Task {
      try await ContinuousClock().sleep(until: wake)
      waiting.cancel()
    }
    defer { alarm.cancel() }
    return try await waiting.value
  }
}
