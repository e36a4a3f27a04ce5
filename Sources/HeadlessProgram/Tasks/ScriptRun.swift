import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingFiles

/// Runs an app on the lines of a script, or of another program that waits for each answer.
@MainActor
struct ScriptRun {
  let program: Program
  let options: Request
  let streams: Streams

  func run() async throws(UsageError) -> ExitStatus {
    let descriptor = try Self.open(options.script)
    AppExit.blame("\(program.name): \(source)", 0)
    defer { AppExit.forgive() }
    let session = try program.makeSession(options.launch, isWatched: options.report != nil)
    return await converse(session, LineInput(descriptor: descriptor))
  }

  /// Opens the file `script`, or standard input.
  static func open(_ script: String?) throws(UsageError) -> Int32 {
    guard let script, script != "-" else { return standardDescriptor(0) }
    return try explain(cannot: "open \(Quoting.quoted(script))") { () throws(SystemError) in
      try OpenFile(reading: script).release()
    }
  }

  private func converse(_ session: Session, _ input: LineInput) async -> ExitStatus {
    let report = options.report.map { _ in ScriptReport(source, width: session.style.width) }
    let reporters: [(any Reporter)?] = [
      report, printer(width: session.style.width),
      ComplaintReporter(
        streams: streams, source: source, isRecorded: options.form == .transcript),
    ]
    let runner = LineRunner(
      session, Ending(keepsGoing: options.keepsGoing), reporters: reporters.compactMap(\.self))
    let blamed = "\(program.name): \(source)"
    var number = 0
    var unfinished: String?
    await runner.begin(following: options.launch.url)
    while !runner.isOver, streams.output.failure == nil {
      // Writes every answer before the next line acts, so that a sudden end loses none.
      try? streams.output.flush()
      guard streams.output.failure == nil else { break }
      do throws(SystemError) {
        guard let line = try input.next() else {
          if runner.endInput(at: number + 1) == nil, !options.allowsUnfinishedWork {
            unfinished = session.unfinishedNote("end with :wait, or give --unfinished")
          }
          break
        }
        number = line.number
        if number == 1, Transcript.isHeader(line, of: program.name) {
          streams.complain(
            "\(source):1: this is a transcript; replay it with --check FILE, or send only the text after each \"> \""
          )
          return finish(.usage, report)
        }
        AppExit.blame(blamed, number)
        await runner.send(line)
      } catch {
        streams.complain("cannot read \(source): \(error)")
        return finish(.inputOutput, report)
      }
    }
    runner.end()
    if let reason = runner.reasonToStop {
      streams.complain(
        "\(source):\(number): the recording ends before this line: \(reason); write a shorter script"
      )
      return finish(.inputOutput, report)
    }
    if options.form == .transcript, let note = program.replayNote(options.launch) {
      streams.complain("note: \(note)")
    }
    for diagnostic in session.lastDiagnostics() {
      streams.complain("\(source): at the end: \(diagnostic.complaint)")
    }
    if let link = session.waitingLink { streams.complain("note: \(link)") }
    if let unfinished { streams.complain("note: \(unfinished)") }
    return finish(runner.status, report)
  }

  private func finish(_ status: ExitStatus, _ run: ScriptReport?) -> ExitStatus {
    guard let run else { return streams.finish(status) }
    run.end(status)
    var report = Report(program: program.name)
    report.runs = [run.run]
    return streams.finish(status, writing: report, to: options.report)
  }

  private func printer(width: Int) -> any Reporter {
    switch options.form {
    case .json: return JSONReporter(output: streams.output)
    case .transcript:
      return TranscriptReporter(
        output: streams.output,
        header: program.header(
          options.launch, keepsGoing: options.keepsGoing,
          allowsUnfinishedWork: options.allowsUnfinishedWork),
        writer: TranscriptWriter(width: width, keepsGoing: options.keepsGoing))
    case .screens:
      let isStyled = options.color.isColored(
        isTerminal: Terminal.isTerminal(streams.output.descriptor),
        environment: ProcessEnvironment.read())
      return TextReporter(output: streams.output, width: width, isStyled: isStyled)
    }
  }

  /// The name of the input, for messages.
  private var source: String {
    guard let script = options.script, script != "-" else { return "<stdin>" }
    return Escaping.line(script)
  }
}
