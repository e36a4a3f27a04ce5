import HeadlessUI
import StateBinding
public import StateBindingFiles

extension Program {
  /// Runs the program with the arguments of the process, and ends the process.
  public func main() async -> Never {
    Signals.ignoreClosedPipes()
    do throws(UsageError) {
      try await serveParent()
      try Self.checkThreads()
      let arguments = try Self.arguments()
      let status = await run(arguments, output: 1, errors: 2) { () throws(SystemError) in
        try Children(arguments, output: standardDescriptor(1))
      }
      endProcess(status.rawValue)
    } catch {
      Streams(program: name).complain("\(error)")
      endProcess(error.status.rawValue)
    }
  }

  /// Runs the program with `arguments`, which leave out the program's name, and returns the status to end with. `output` and
  /// `errors` are the descriptors of standard output and standard error.
  public func run(
    _ arguments: [String], output: Int32 = 1, errors: Int32 = 2
  ) async -> ExitStatus {
    await run(arguments, output: output, errors: errors) { () throws(SystemError) in nil }
  }

  /// Runs the program as `run(_:)` does. Transcripts and explorations run the app in the children that `makeChildren` returns; if
  /// that is nil, they run it in this process.
  func run(
    _ arguments: [String], output: Int32, errors: Int32,
    in makeChildren: () throws(SystemError) -> Children?
  ) async -> ExitStatus {
    let streams = Streams(program: name, output: output, errors: errors)
    do throws(UsageError) {
      return try await run(arguments, streams, in: makeChildren)
    } catch {
      return streams.fail(error)
    }
  }

  private func run(
    _ arguments: [String], _ streams: Streams, in makeChildren: () throws(SystemError) -> Children?
  ) async throws(UsageError) -> ExitStatus {
    let request = try parser.parse(arguments)
    try checkFiles(of: request)
    if request.task == .run, isInteractive(request) {
      if request.report != nil {
        throw UsageError(
          "--report needs a script or transcripts; name one with --script or --check")
      }
      return await InteractiveRun(program: self, options: request, streams: streams).run()
    }
    try disownResults(of: request)
    let children = try explain(cannot: "wait for signals") { () throws(SystemError) in
      request.runsChildren ? try makeChildren() : nil
    }
    switch request.task {
    case .help: return streams.finish(printing: parser.help)
    case .version: return streams.finish(printing: "\(name) \(version)\n")
    case .previews: return streams.finish(printing: Preview.list)
    case .check, .update:
      var run = TranscriptsRun(
        program: self, options: request, streams: streams, children: children)
      return await run.run()
    case .explore, .random:
      return try await ExplorerRun(
        program: self, options: request, streams: streams, children: children
      ).run()
    case .merge: return try MergeRun(options: request, streams: streams).run()
    case .mcp:
      try await ToolServer(
        program: self, launch: request.launch, streams: streams, children: children,
        reading: try ScriptRun.open(request.script)
      ).run()
      return streams.finish(.success)
    case .run:
      return try await ScriptRun(program: self, options: request, streams: streams).run()
    }
  }

  /// Checks that `request` names no file or folder twice, unless both options only read the file.
  private func checkFiles(of request: Request) throws(UsageError) {
    var files = NamedFiles(of: self, request.launch.settings)
    let kind = request.task == .merge ? "a map or a result" : "a transcript"
    for file in request.files { try files.read(file, for: kind) }
    for file in request.namedFiles where file.use == .reads {
      try files.read(file.path, for: file.option)
    }
    for file in request.namedFiles where file.use == .writes {
      try files.write(file.path, for: file.option)
    }
  }

  /// Replaces the results of an earlier run, so that nobody takes them for those of this run if it ends before its end. A map and
  /// transcripts stay, because later runs read them.
  private func disownResults(of request: Request) throws(UsageError) {
    for file in [request.report, request.junit, request.graph].compactMap(\.self)
    where (try? FileStatus(of: file)) != nil {
      let sentence = "The run of \(name) that writes this file has not finished; start it again.\n"
      try WholeFile.saveOrExplain(Array(sentence.utf8), to: file)
    }
  }

  /// Launches the app for a test, with `arguments` as on the command line, and shows its first screen.
  ///
  /// The session is that of a script: its clock moves only when a line or the test moves it. Options that say where lines come
  /// from or how answers are printed are refused, and so is a link of `--open` that fails.
  public func session(_ arguments: [String] = []) async throws(UsageError) -> Session {
    let options = try parser.parseSession(arguments)
    let session = try makeSession(options)
    let opening = await session.begin(following: options.url)
    if let error = opening.answer.error { throw UsageError("--open: \(error.sentence)") }
    return session
  }

  /// Replays the transcript in `file` on a newly launched app, and compares the answers. Writes no file.
  public func check(file: String) async throws(SystemError) -> TranscriptCheck {
    await check(try WholeFile.read(file), named: file)
  }

  /// Replays the transcript `bytes` on a newly launched app, and compares the answers. Messages call it `file`.
  public func check(_ bytes: [UInt8], named file: String) async -> TranscriptCheck {
    await check(bytes, named: file, isWatched: false).0
  }

  /// The run of a failed `check` as a page; nil if its file is not a valid transcript. The transcript is replayed once more.
  package func page(of failed: TranscriptCheck) async -> [UInt8]? {
    if failed.flaw != nil { return nil }
    let (check, steps) = await check(failed.original, named: failed.file, isWatched: true)
    var report = Report(program: name)
    report.runs = [Report.Run(check, steps, verdict: .failed)]
    return report.page
  }

  /// Replays and compares as `check(_:named:)` does. If `isWatched`, also returns the steps for a report.
  package func check(
    _ bytes: [UInt8], named file: String, isWatched: Bool
  ) async -> (TranscriptCheck, [Report.Step]) {
    do throws(UsageError) {
      let checked = try await check(bytes, named: file, isWatched: isWatched, on: LocalHost(self))
      return (checked.check, checked.steps)
    } catch {
      preconditionFailure("a host in this process starts no other process")
    }
  }

  /// Has the transcript `bytes` of `file` replayed on `host`, and compares the answers.
  func check(
    _ bytes: [UInt8], named file: String, isWatched: Bool, on host: any JobHost
  ) async throws(UsageError) -> CheckedTranscript {
    let transcript: Transcript
    let input: ReplayedInput
    do throws(TranscriptError) {
      (transcript, input) = try read(bytes, isWatched: isWatched)
    } catch {
      return CheckedTranscript(TranscriptCheck(file, flaw: error))
    }
    var (answers, steps): ([Replay.Answer], [Report.Step]) = ([], [])
    let end = try await host.run(.replay(input)) { event in
      guard case .answer(let answer, let step) = event else { return }
      if var step {
        step.number = transcript.blocks.dropFirst(answers.count).first?.number ?? 0
        steps.append(step)
      }
      answers.append(answer)
    }
    func check(_ end: Replay.End?) -> CheckedTranscript {
      let end = end ?? Replay.End(status: 1, hasQuit: false)
      let replay = Replay(answers: answers, end: end)
      return CheckedTranscript(TranscriptCheck(file, bytes, transcript, replay), steps)
    }
    switch end {
    case .done(.replayed(let end)):
      var checked = check(end)
      if checked.check.passed { checked.check.add(try await staleViews(input, on: host)) }
      return checked
    case .done(let result):
      let reason = result.error?.description ?? "the replay was not made"
      return CheckedTranscript(TranscriptCheck(file, flaw: TranscriptError(line: 1, reason)))
    case .interrupted:
      var checked = check(nil)
      checked.isInterrupted = true
      return checked
    case .ended(let end, let lines, _):
      let blocks = transcript.blocks
      let (subject, block) =
        switch lines?.count {
        case nil: ("the launch of the app", blocks[0])
        case let sent? where sent >= answers.count:
          ("this line", blocks[min(sent, blocks.count - 1)])
        case _?:
          ("the release of the app after this line", blocks[min(answers.count, blocks.count) - 1])
        }
      var checked = check(nil)
      checked.end = (block.number, "\(subject) \(end.reason)")
      return checked
    }
  }

  /// The views that a second replay of `input` finds stale. If the app ends that replay, the launch is named in place of a view.
  private func staleViews(
    _ input: ReplayedInput, on host: any JobHost
  ) async throws(UsageError) -> [Replay.StaleView] {
    switch try await host.run(.findStaleViews(input)) {
    case .done(.foundStaleViews(let views)): return views
    case .ended(let end, let lines, _):
      let message =
        "the second replay, which looks for stale views, \(end.reason); launch the app twice in one process to see it"
      return [Replay.StaleView(answer: min(lines?.count ?? 0, input.lines.count), message: message)]
    case .done, .interrupted: return []
    }
  }

  /// Reads the transcript `bytes`, and what a replay of it needs.
  private func read(
    _ bytes: [UInt8], isWatched: Bool
  ) throws(TranscriptError) -> (Transcript, ReplayedInput) {
    var options = Request()
    let transcript = try Transcript(bytes, of: name) { settings throws(TranscriptError) in
      do throws(UsageError) {
        options = try parser.parseHeader(settings)
      } catch {
        throw TranscriptError(line: 1, "\(error)")
      }
    }
    let lines = transcript.blocks.compactMap { $0.input.map(transcript.input) }
    return (
      transcript,
      ReplayedInput(
        lines: lines, launch: options.launch, keepsGoing: options.keepsGoing,
        allowsUnfinishedWork: options.allowsUnfinishedWork, isWatched: isWatched)
    )
  }

  /// Makes a session of the app, launched with `options`: in the usual language and 80 columns wide, unless they say otherwise.
  /// If `isNumbered`, a line may be the number of an element. If `isWatched`, the responses hold what a report shows. The text
  /// `madeUp` is no secret. The session keeps the files `copies`.
  func makeSession(
    _ options: LaunchOptions, isNumbered: Bool = false, isWatched: Bool = false,
    on copies: FileCopies? = nil, madeUp: String? = nil
  ) throws(UsageError) -> Session {
    var style = Session.Style()
    style.isNumbered = isNumbered
    style.width = options.width ?? 80
    style.isTraced = options.traces
    style.isWatched = isWatched
    let outside = outsideOptions(options).first
    var declared = DeclaredSecrets(secrets, samples: plan.samples)
    declared.madeUp = madeUp
    return try Session(
      style: style, declared: declared,
      obstacle: outside.map {
        "\($0) lets the app change things outside of the program; start without it"
      }
    ) {
      [style, copies, launch = preview(in: options)?.program.launch ?? launch] () throws(UsageError)
      in
      // Keeps the files as long as the app can be launched again.
      _ = copies
      return try LaunchedApp(
        Launch(
          language: options.language ?? usualLanguage, seed: options.seed ?? 0,
          settings: options.settings),
        hearsEvents: style.hearsEvents, launch: launch)
    }
  }

  /// The preview that `options` ask for; nil if they ask for the app.
  func preview(in options: LaunchOptions) -> Preview? { options.preview.flatMap(Preview.find) }

  /// The given options that a header must not set, because they reach outside of the program.
  private func outsideOptions(_ options: LaunchOptions) -> [String] {
    self.options.filter { !$0.isSafeInHeader && options.settings[$0.name] != nil }
      .map { "--\($0.name)" }
  }

  /// A note on the given options that a header must not set; nil if there are none. Without them, a replay may answer
  /// differently.
  func replayNote(_ options: LaunchOptions) -> String? {
    let left = outsideOptions(options)
    return left.isEmpty
      ? nil
      : "recorded with \(left.joined(separator: " and ")); a replay runs without, and may differ"
  }

  /// The first line of a transcript: the settings that its answers depend on. A comment follows if a replay may answer
  /// differently.
  func header(
    _ options: LaunchOptions, keepsGoing: Bool, allowsUnfinishedWork: Bool
  ) -> String {
    var settings = ["lang=\(options.language ?? usualLanguage)", "width=\(options.width ?? 80)"]
    if let seed = options.seed { settings.append("seed=\(seed)") }
    if options.traces { settings.append("trace") }
    if keepsGoing { settings.append("keep-going") }
    if allowsUnfinishedWork { settings.append("unfinished") }
    if let preview = options.preview { settings.append("preview=\(preview)") }
    settings += self.settings(of: options, where: \.isSafeInHeader)
    let note = replayNote(options).map { "\n# \($0)" } ?? ""
    return Transcript.header(of: name, settings) + note
  }

  /// The values in `launch` of those options of the app that `isMeant` accepts, as a header has them.
  func settings(of launch: LaunchOptions, where isMeant: (Option) -> Bool) -> [String] {
    options.filter(isMeant).compactMap { option in
      launch.settings[option.name].map {
        option.value == nil ? option.name : "\(option.name)=\($0)"
      }
    }
  }

  var parser: OptionsParser {
    OptionsParser(program: name, summary: summary, languages: languages, options: options)
  }

  /// Whether a person types the lines. If so, the program shows a prompt.
  private func isInteractive(_ options: Request) -> Bool {
    options.script == nil && options.form == .screens && Terminal.isTerminal(0)
      && Terminal.isTerminal(1)
  }

  /// Throws if the system cannot start a thread: the concurrency pool would wait for a thread for ever.
  static func checkThreads() throws(UsageError) {
    try explain(cannot: "start a thread", remedy: "; allow more memory or more processes") {
      () throws(SystemError) in try startThread {}
    }
  }

  /// The arguments of the process. Throws if one is not UTF-8: `CommandLine.arguments` repairs it, and a repaired file name
  /// could be that of another file. Also throws if the system gives no arguments, not even the program's name: without its
  /// options the program would do something other than asked.
  static func arguments() throws(UsageError) -> [String] {
    if CommandLine.argc < 1 {
      throw UsageError(
        "the system does not tell the arguments of the program; mount /proc, and start again",
        status: .inputOutput)
    }
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index] else { break }
      guard let text = String(validatingCString: argument) else {
        let shown = Quoting.quoted(String(cString: argument))
        throw UsageError("\(shown) is not UTF-8; write the arguments in UTF-8")
      }
      arguments.append(text)
    }
    return arguments
  }
}

/// A transcript that was replayed and compared, with the steps for a report.
struct CheckedTranscript {
  var check: TranscriptCheck
  var steps: [Report.Step] = []
  /// The line at which the app has ended the process, and the reason; nil if it has not. The check has the answers from before.
  var end: (line: Int, reason: String)?
  /// Whether a signal came before the end of the replay.
  var isInterrupted = false

  init(_ check: TranscriptCheck, _ steps: [Report.Step] = []) {
    (self.check, self.steps) = (check, steps)
  }
}
