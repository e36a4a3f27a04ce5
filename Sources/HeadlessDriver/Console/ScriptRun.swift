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
    let launch = Launch(language: options.language ?? "en", settings: options.values)
    var style = Session.Style()
    style.width = options.width ?? 80
    style.isTraced = options.traces
    let session: Session
    do throws(UsageError) {
      session = try Session(launch, style: style, launch: program.launch)
    } catch {
      streams.complain("\(error); --help lists the options")
      return .usage
    }
    return await run(session, LineInput(descriptor: descriptor))
  }

  private func run(_ session: Session, _ input: LineInput) async -> ExitStatus {
    let reporter = reporter(language: options.language ?? "en")
    reporter.begin(await begin(session))
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
        endOfInput(session, reporter)
        break
      }
      lines = line.number
      isOver = await answer(line, session, reporter)
    }
    reporter.end(status)
    if let link = session.waitingLink { streams.complain("note: \(link)") }
    return streams.finish(status)
  }

  /// The first screen, after following the link that an option names.
  private func begin(_ session: Session) async -> Response {
    var first = await session.start()
    guard let url = options.url else { return first }
    var opened = await session.send(":open \(Line.writing(text: url))")
    if let error = opened.error {
      complain(error, at: "--open")
      return first
    }
    opened.input = nil
    first.screen = opened.screen
    opened.events = first.events + opened.events
    opened.diagnostics = first.diagnostics + opened.diagnostics
    if case .text(let note) = opened.output {
      opened.output = .text(first.printed(width: options.width ?? 80) + note)
    }
    return opened
  }

  /// Does one line; whether it was the last.
  private func answer(
    _ line: InputLine, _ session: Session, _ reporter: any Reporter
  ) async -> Bool {
    let response: Response
    switch line.text {
    case .success(let text): response = await session.send(text)
    case .failure(let error): response = session.refuse(error)
    }
    reporter.answer(response, line: line.number)
    let place = "\(source):\(line.number)"
    for diagnostic in response.diagnostics {
      streams.complain("\(place): warning[\(diagnostic.kind.rawValue)]: \(Escaping.line(diagnostic.message))")
    }
    guard let error = response.error else { return response.isLast }
    complain(error, at: place)
    return !options.keepsGoing
  }

  private func complain(_ error: LineError, at place: String) {
    streams.complain("\(place): error[\(error.code.rawValue)]: \(Escaping.line(error.sentence))")
    status = .failure
  }

  /// The input is over: that confirms nothing.
  private func endOfInput(_ session: Session, _ reporter: any Reporter) {
    guard let alert = session.screen.alert else { return }
    let error = LineError(
      .alertPending,
      "the input ended while \(Quoting.quoted(alert.title)) was not answered; nothing was done")
    reporter.endPending(session.refuse(error), line: lines + 1)
    complain(error, at: "\(source):\(lines + 1)")
  }

  private func reporter(language: String) -> any Reporter {
    let width = options.width ?? 80
    if options.isJSON { return JSONReporter(output: streams.output) }
    if options.echoes {
      return TranscriptReporter(
        output: streams.output,
        header: "#: \(program.name) 1 lang=\(language) width=\(width)", width: width)
    }
    return TextReporter(output: streams.output, width: width)
  }

  private var source: String {
    guard let script = options.script, script != "-" else { return "<stdin>" }
    return Escaping.line(script)
  }

  private func open(_ script: String?) throws(SystemError) -> Int32 {
    guard let script, script != "-" else { return 0 }
    return try openForReading(script)
  }
}
