import HeadlessUI
import StateBinding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs an app for a person at a terminal, where time is real.
@MainActor
final class InteractiveRun {
  let program: Program
  let options: Options
  let streams: Streams
  let language: String
  let isStyled: Bool
  let recording: Recording
  private lazy var reporter = TextReporter(
    output: streams.output, width: recording.width, isNumbered: true, isStyled: isStyled)
  private var editor: LineEditor?
  private var time = RealTime()
  private var shown = Screen()

  init(program: Program, options: Options, streams: Streams) {
    self.program = program
    self.options = options
    self.streams = streams
    let environment = ProcessEnvironment.read()
    language = Language.choose(
      asked: options.language, isInteractive: true, environment: environment,
      known: program.languages)
    isStyled = options.color.isColored(isTerminal: true, environment: environment)
    let width = options.width ?? Options.clamped(width: Terminal.width(of: 1) ?? 80)
    recording = Recording(
      header: program.header(options, language: language, width: width, keepsGoing: true),
      width: width)
  }

  func run() async -> ExitStatus {
    var style = Session.Style()
    style.isNumbered = true
    style.width = recording.width
    style.isTraced = options.traces
    do {
      let session = try program.makeSession(options, language: language, style: style)
      let environment = ProcessEnvironment.read()
      let editor = try LineEditor(
        prompt: "> ", output: streams.output,
        history: History.path(program: program.name, environment: environment).map(History.init),
        usesLibrary: environment["TERM"] != "dumb"
      ) { [weak session] in session?.completions(of: $0) ?? [] }
      self.editor = editor
      defer { editor.finish() }
      return try await converse(session, editor)
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

  private func converse(_ session: Session, _ editor: LineEditor) async throws -> ExitStatus {
    let opening = await session.begin(following: options.url)
    recording.begin(opening)
    show(opening.shown)
    streams.output.write(opening.note)
    if let error = opening.answer.error { streams.output.write(errorText(error)) }
    streams.output.write("Write what the screen shows; :help tells more, Ctrl-D ends.\n")
    try streams.output.flush()
    while true {
      let event = try await next(session, editor)
      try await catchUp(session, editor)
      switch event {
      case .timeout: continue
      case .termination(let number): Signals.end(by: number)
      case .interrupt:
        if session.screen.alert?.cancelIndex != nil {
          await perform(Line("cancel"), session)
        }
      case .endOfInput:
        // A terminal that is gone sends SIGHUP too, which may come a moment later: one end, whichever is first.
        if !Terminal.isTerminal(0) { Signals.end(by: SIGHUP) }
        guard let error = session.endOfInputError else { return streams.finish(.success) }
        streams.output.write(errorText(error))
        return streams.finish(.failure)
      case .line(let line):
        switch line.text {
        case .success(let text):
          if try await answer(text, session) { return streams.finish(.success) }
        case .failure(let error): streams.output.write(errorText(error))
        }
      }
      try streams.output.flush()
    }
  }

  /// What happens next: at the terminal, or because something that sleeps is due.
  private func next(_ session: Session, _ editor: LineEditor) async throws -> LineEditor.Event {
    try await time.race(until: session.clock.nextDeadline, of: session.clock) {
      try await editor.next()
    }
  }

  /// Lets the app's time pass as the real one did, and shows what has changed by itself.
  private func catchUp(_ session: Session, _ editor: LineEditor) async throws {
    let passed = time.elapsed(until: session.clock.nextDeadline.map(session.clock.now.duration))
    guard passed > .zero else { return }
    // As it is replayed, so that a link that fails meanwhile fails there too.
    let response = await session.send(":wait \(WaitTime(passed))")
    recording.wait(passed, response)
    if let error = response.error { try editor.print(errorText(error)) }
    guard session.screen != shown else { return }
    shown = session.screen
    try editor.print(shown.text(width: recording.width, numbered: true, styled: isStyled))
  }

  /// Does the line `text` that a person typed, and lets it be recalled; whether it was the last.
  private func answer(_ text: String, _ session: Session) async throws -> Bool {
    let line = Line(text)
    switch line.reading {
    case .command(.save(let file)):
      editor?.remember(text)
      streams.output.write(save(to: file, session))
      return false
    case .command(.wait(let duration)):
      editor?.remember(text)
      try await wait(for: duration, session)
      return false
    default: break
    }
    let response = await perform(line, session)
    if !response.isSecret { editor?.remember(text) }
    return response.isLast
  }

  @discardableResult
  private func perform(_ line: Line, _ session: Session) async -> Response {
    let response = await session.send(line)
    recording.answer(response)
    show(response)
    time.reset(isKept: session.clock.nextDeadline != nil)
    return response
  }

  /// Waits in real time, until nothing sleeps or for `duration`; Ctrl-C ends it.
  private func wait(for duration: Duration?, _ session: Session) async throws {
    guard let editor else { return }
    let end = duration.map { session.clock.now.advanced(by: $0) }
    let start = session.clock.now
    while true {
      let deadlines = [session.clock.nextDeadline, end].compactMap(\.self)
      guard let deadline = deadlines.min(), end.map({ session.clock.now < $0 }) ?? true else {
        break
      }
      let event = try await time.race(until: deadline, of: session.clock) {
        try await editor.nextSignal()
      }
      await session.wait(for: time.elapsed(until: session.clock.now.duration(to: deadline)))
      if case .termination(let number) = event { Signals.end(by: number) }
      if event == .interrupt { break }
    }
    let response = await session.send(":wait 0s")
    recording.wait(start.duration(to: session.clock.now), response)
    show(response)
  }

  private func show(_ response: Response) {
    shown = response.screen
    reporter.print(response)
    for diagnostic in response.diagnostics {
      streams.output.write("\(diagnostic.complaint)\n")
    }
    if let error = response.error { streams.output.write(errorText(error)) }
  }

  private func errorText(_ error: LineError) -> String {
    "\(error.complaint(isStyled: isStyled))\n"
  }

  private func save(to file: String, _ session: Session) -> String {
    do throws(SystemError) {
      try recording.save(to: file, session)
      return "saved \(Quoting.quoted(file))\n"
    } catch {
      return errorText(
        LineError(.badArgument, "cannot save to \(Quoting.quoted(file)): \(error); name a new file")
      )
    }
  }
}
