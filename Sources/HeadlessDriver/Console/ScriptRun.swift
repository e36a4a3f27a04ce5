import HeadlessUI
import StateBinding
import SystemFiles

/// Runs an app on the lines of a script, or of another program that waits for each answer.
@MainActor
struct ScriptRun {
  let program: Program
  let options: RunOptions
  let streams: Streams

  func run() async -> ExitStatus {
    let descriptor: Int32
    do throws(SystemError) {
      descriptor = try open(options.script)
    } catch {
      streams.complain("cannot open \(Quoting.quoted(options.script ?? "-")): \(error)")
      return .inputOutput
    }
    let session: Session
    do throws(UsageError) {
      session = try program.makeSession(
        options.launch, isWatched: options.report != nil)
    } catch {
      streams.complain("\(error)")
      return error.status
    }
    return await converse(session, LineInput(descriptor: descriptor))
  }

  private func open(_ script: String?) throws(SystemError) -> Int32 {
    guard let script, script != "-" else { return standardDescriptor(0) }
    return try OpenFile(reading: script).release()
  }

  private func converse(_ session: Session, _ input: LineInput) async -> ExitStatus {
    var reporter = reporter(width: session.style.width)
    var report = options.report.map { _ in ScriptReport(source, width: session.style.width) }
    var ending = Ending(keepsGoing: options.keepsGoing)
    var number = 0
    let opening = await session.begin(following: options.launch.url)
    var lastScreen = opening.answer.screen
    reporter.begin(opening)
    report?.begin(opening)
    ending.count(opening.answer)
    if let error = opening.answer.error { complain(error, at: "--open") }
    for diagnostic in opening.answer.diagnostics {
      streams.complain("\(source): \(diagnostic.complaint)")
    }
    while !ending.isOver, streams.output.failure == nil {
      // Writes everything out before waiting for input: the other program may wait for the answer.
      if !input.isReady { try? streams.output.flush() }
      guard streams.output.failure == nil else { break }
      let line: InputLine?
      do throws(SystemError) {
        line = try input.next()
      } catch {
        streams.complain("cannot read \(source): \(error)")
        return finish(.inputOutput, report)
      }
      guard let line else {
        if let error = ending.endOfInput(at: lastScreen) {
          let response = session.refuse(error)
          reporter.endPending(response, line: number + 1)
          report?.endPending(response, line: number + 1)
          complain(error, at: "\(source):\(number + 1)")
        }
        break
      }
      number = line.number
      let response: Response
      switch line.text {
      case .success(let text): response = await session.sendNext(Line(text))
      case .failure(let error): response = session.refuse(error)
      }
      lastScreen = response.screen
      ending.count(response)
      reporter.answer(response, line: number)
      report?.answer(response, line: number)
      if let excess = reporter.excess {
        reporter.end()
        streams.complain(
          "\(source):\(number): the recording ends before this line: \(excess); write a shorter script"
        )
        return finish(.inputOutput, report)
      }
      for diagnostic in response.diagnostics {
        streams.complain("\(source):\(number): \(diagnostic.complaint)")
      }
      if let error = response.error { complain(error, at: "\(source):\(number)") }
    }
    reporter.end()
    if options.form == .transcript, let note = program.replayNote(options.launch) {
      streams.complain("note: \(note)")
    }
    if let link = session.waitingLink { streams.complain("note: \(link)") }
    return finish(ending.status, report)
  }

  /// Writes the report, if there is one, and returns the status to end with.
  private func finish(_ status: ExitStatus, _ run: ScriptReport?) -> ExitStatus {
    guard var run else { return streams.finish(status) }
    run.end(status)
    var report = Report(program: program.name)
    report.runs = [run.run]
    return streams.finish(status, writing: report, to: options.report)
  }

  private func complain(_ error: LineError, at place: String) {
    streams.complain("\(place): \(error.complaint())")
  }

  private func reporter(width: Int) -> any Reporter {
    switch options.form {
    case .json: return JSONReporter(output: streams.output)
    case .transcript:
      return TranscriptReporter(
        output: streams.output,
        header: program.header(options.launch, keepsGoing: options.keepsGoing),
        writer: TranscriptWriter(width: width, keepsGoing: options.keepsGoing))
    case .screens:
      let isStyled = options.color.isColored(
        isTerminal: Terminal.isTerminal(1), environment: ProcessEnvironment.read())
      return TextReporter(output: streams.output, width: width, isStyled: isStyled)
    }
  }

  /// The name of the input, for messages.
  private var source: String {
    guard let script = options.script, script != "-" else { return "<stdin>" }
    return Escaping.line(script)
  }
}
