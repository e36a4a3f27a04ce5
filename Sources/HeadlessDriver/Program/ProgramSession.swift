import HeadlessUI
import StateBinding
public import StateBindingFiles

extension Program {
  /// Launches the app for a test, with `arguments` as on the command line, and shows its first screen.
  ///
  /// The session is that of a script: its clock moves only when a line or the test moves it. Options that say where lines come
  /// from or how answers are printed are refused, and so is a link of `--open` that fails.
  public func session(_ arguments: [String] = []) async throws(UsageError) -> Session {
    let options = try parser.parseSession(arguments)
    await SharedData.isFree()
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
    if failed.error != nil { return nil }
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
  package func check(
    _ bytes: [UInt8], named file: String, isWatched: Bool, on host: any JobHost
  ) async throws(UsageError) -> CheckedTranscript {
    let transcript: Transcript
    let input: ReplayedInput
    do throws(TranscriptError) {
      (transcript, input) = try read(bytes, isWatched: isWatched)
    } catch {
      return CheckedTranscript(TranscriptCheck(file, error: error))
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
      return CheckedTranscript(TranscriptCheck(file, error: TranscriptError(line: 1, reason)))
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
  func read(
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
  package func makeSession(
    _ options: LaunchOptions, isNumbered: Bool = false, isWatched: Bool = false,
    on copies: FileCopies? = nil, madeUp: String? = nil
  ) throws(UsageError) -> Session {
    var style = Session.Style()
    style.isNumbered = isNumbered
    style.width = options.width ?? 80
    style.isTraced = options.traces
    style.isWatched = isWatched
    let outside =
      if case .recorded = options.network { "--record" } else { outsideOptions(options).first }
    var declared = DeclaredSecrets(secrets, samples: plan.samples)
    declared.madeUp = madeUp
    return try Session(
      style: style, declared: declared,
      refusal: outside.map {
        "\($0) lets the app change things outside of the program; start without it"
      }
    ) {
      [style, copies, preview = preview(in: options)] (asNew) throws(UsageError) in
      // Keeps the files as long as the app can be launched again.
      _ = copies
      var conditions = Launch(
        language: options.language ?? usualLanguage, seed: options.seed ?? 0,
        settings: options.settings)
      conditions.isRestart = !asNew
      return try LaunchedApp(
        conditions, network: options.network, observesEvents: style.observesEvents,
        isPreview: preview != nil
      ) { conditions throws(UsageError) in
        guard let preview else { return try launch(conditions) }
        return try self.launch(preview.program, in: conditions)
      }
    }
  }

  /// Launches `preview`, with the words of this program if its module does not have the language.
  private func launch(
    _ preview: Program, in conditions: Launch
  ) throws(UsageError) -> App {
    let shared = words?(conditions.language)
    let app = try preview.launch(conditions)
    let strings = app.window.environment.strings
    if !strings.words.isEmpty, preview.languages.contains(conditions.language) { return app }
    if let shared, !shared.words.isEmpty {
      app.window.environment.strings = shared
    } else if conditions.language != usualLanguage {
      AppRun.current.note(
        "note: nothing translates this preview into \(conditions.language); add the language to the resources of its module, or set the words of the program"
      )
    }
    return app
  }

  /// The preview that `options` ask for; nil if they ask for the app.
  func preview(in options: LaunchOptions) -> Preview? { options.preview.flatMap(Preview.find) }

  /// The given options that a header must not set, because they reach outside of the program.
  private func outsideOptions(_ options: LaunchOptions) -> [String] {
    self.options.filter { !$0.isSafeInHeader && options.settings[$0.name] != nil }
      .map { "--\($0.name)" }
      + (options.network != .none && options.folderForHeader == nil ? ["--network"] : [])
  }

  /// A note on the given options that a header must not set; nil if there are none. Without them, a replay may answer
  /// differently.
  package func replayNote(_ options: LaunchOptions) -> String? {
    let left = outsideOptions(options)
    return left.isEmpty
      ? nil
      : "recorded with \(left.joined(separator: " and ")); a replay runs without, and may differ"
  }

  /// The first line of a transcript: the settings that its answers depend on. A comment follows if a replay may answer
  /// differently.
  package func header(
    _ options: LaunchOptions, keepsGoing: Bool, allowsUnfinishedWork: Bool
  ) -> String {
    var settings = ["lang=\(options.language ?? usualLanguage)", "width=\(options.width ?? 80)"]
    if let seed = options.seed { settings.append("seed=\(seed)") }
    if options.traces { settings.append("trace") }
    if keepsGoing { settings.append("keep-going") }
    if allowsUnfinishedWork { settings.append("unfinished") }
    if let preview = options.preview { settings.append("preview=\(preview)") }
    if let folder = options.folderForHeader { settings.append("network=\(folder)") }
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

  package var parser: OptionsParser {
    OptionsParser(program: name, summary: summary, languages: languages, options: options)
  }
}

/// A transcript that was replayed and compared, with the steps for a report.
package struct CheckedTranscript {
  package var check: TranscriptCheck
  package var steps: [Report.Step] = []
  /// The line at which the app has ended the process, and the reason; nil if it has not. The check has the answers from before.
  package var end: (line: Int, reason: String)?
  /// Whether a signal came before the end of the replay.
  package var isInterrupted = false

  init(_ check: TranscriptCheck, _ steps: [Report.Step] = []) {
    (self.check, self.steps) = (check, steps)
  }
}
