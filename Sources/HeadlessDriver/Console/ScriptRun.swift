import HeadlessUI
import StateBinding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs an app on the lines of a script, or of a program that waits for each reply.
@MainActor
final class ScriptRun {
  private let program: Program
  private let options: Options
  private let streams: Streams
  private var status = ExitStatus.success
  private var lines = 0

  init(program: Program, options: Options, streams: Streams) {
    self.program = program
    self.options = options
    self.streams = streams
  }

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
      session = try program.makeSession(options, language: language, style: style)
    } catch {
      streams.complain("\(error)")
      return error.status
    }
    let input = LineInput(descriptor: descriptor)
    if options.isJSON { return await run(session, input, JSONReporter(output: streams.output)) }
    if options.echoes { return await run(session, input, transcriptReporter) }
    return await run(session, input, textReporter)
  }

  private func run(
    _ session: Session, _ input: LineInput, _ reporter: some Reporter
  ) async -> ExitStatus {
    var reporter = reporter
    let opening = await session.begin(following: options.url)
    reporter.begin(opening)
    if let error = opening.answer.error { complain(error, at: "--open") }
    warn(opening.answer.diagnostics, at: source)
    var isOver = status != .success && !options.keepsGoing
    while !isOver, streams.output.failure == nil {
      if !input.isReady { try? streams.output.flush() }
      guard streams.output.failure == nil else { break }
      let line: InputLine?
      do throws(SystemError) {
        line = try input.next()
      } catch {
        streams.complain("cannot read \(source): \(error)")
        return streams.finish(.inputOutput)
      }
      guard let line else {
        endOfInput(session, &reporter)
        break
      }
      lines = line.number
      let response: Response
      switch line.text {
      case .success(let text): response = await session.sendNext(text)
      case .failure(let error): response = session.refuse(error)
      }
      isOver = report(response, to: &reporter)
    }
    reporter.end()
    if let link = session.waitingLink { streams.complain("note: \(link)") }
    return streams.finish(status)
  }

  /// Prints the answer to the line that was read last; whether it is to be the last.
  private func report(_ response: Response, to reporter: inout some Reporter) -> Bool {
    reporter.answer(response, line: lines)
    warn(response.diagnostics, at: "\(source):\(lines)")
    guard let error = response.error else { return response.isLast }
    complain(error, at: "\(source):\(lines)")
    return !options.keepsGoing
  }

  private func warn(_ diagnostics: [Diagnostic], at place: @autoclosure () -> String) {
    for diagnostic in diagnostics {
      streams.complain("\(place()): \(diagnostic.complaint)")
    }
  }

  private func complain(_ error: LineError, at place: String) {
    streams.complain("\(place): \(error.complaint())")
    status = .failure
  }

  /// The input is over: that confirms nothing.
  private func endOfInput(_ session: Session, _ reporter: inout some Reporter) {
    guard let error = session.endOfInputError else { return }
    reporter.endPending(session.refuse(error), line: lines + 1)
    complain(error, at: "\(source):\(lines + 1)")
  }

  private var transcriptReporter: TranscriptReporter {
    let header = program.header(
      options, language: language, width: style.width, keepsGoing: options.keepsGoing)
    return TranscriptReporter(header: header, width: style.width) { [output = streams.output] in
      output.write($0)
    }
  }

  private var textReporter: TextReporter {
    let isStyled = options.color.isColored(
      isTerminal: Terminal.isTerminal(1), environment: ProcessEnvironment.read())
    return TextReporter(output: streams.output, width: style.width, isStyled: isStyled)
  }

  private var language: String { options.language ?? "en" }

  private var style: Session.Style {
    var style = Session.Style()
    style.width = options.width ?? 80
    style.isTraced = options.traces
    return style
  }

  private var source: String {
    guard let script = options.script, script != "-" else { return "<stdin>" }
    return Escaping.line(script)
  }

  private func open(_ script: String?) throws(SystemError) -> Int32 {
    guard let script, script != "-" else { return standardDescriptor(0) }
    return try openForReading(script)
  }
}
