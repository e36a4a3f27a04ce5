import HeadlessUI
import StateBinding
import StateBindingFiles

extension Program {
  /// Visits every screen of the app that can be reached, and checks the promises of every app and those in the program's plan.
  ///
  /// `arguments` are the words after `--explore` on a command line, such as `["--depth=5", "--latency=1s"]` or `["random"]`.
  /// Without an option of the app, every start of the plan is explored. Without `--lang`, every language is. If the app traps,
  /// the lines that led there are printed on standard error, and the process ends.
  public func explore(_ arguments: [String] = []) async throws(UsageError) -> Exploration {
    var options = try parser.parse(["--explore"] + arguments)
    if Exploration.isStrict { options.isStrict = true }
    guard options.task == .explore || options.task == .random else {
      throw UsageError("\(options.task.rawValue) is for the program; remove it")
    }
    let accepted = try options.acceptances { (file) throws(UsageError) in
      let bytes = try explain(cannot: "open \(Quoting.quoted(file))") { () throws(SystemError) in
        try WholeFile.read(file)
      }
      return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    }
    return try await explore(options, accepting: accepted, onProgress: { _, _ in })
  }

  /// Explores the app as `options` say. Calls `onProgress` with the number of places that are done, and the number of places that are
  /// left, and `onFinding` with each finding. The walks are made on `hosts`, or in this process if they are nil.
  package func explore(
    _ options: Request, accepting accepted: [Acceptance] = [], on hosts: WalkHosts? = nil,
    onProgress: @escaping (_ done: Int, _ left: Int) -> Void,
    onFinding: @escaping (Finding) -> Void = { _ in }
  ) async throws(UsageError) -> Exploration {
    let isOfPreviews = options.startsAtPreviews || options.launch.preview != nil
    var plan = plan(ofPreviews: isOfPreviews, samples: options.samples)
    plan.accepted += accepted
    if options.transcripts != nil, let file = fileOptions(givenIn: options.launch).first {
      throw UsageError(
        "--write-transcripts and --\(file) cannot be used together, because a transcript names no file; remove one of these options"
      )
    }
    let explorer = Explorer(
      following: plan, fields: isOfPreviews ? options.samples.keys : plan.samples.keys,
      onFinding: onFinding)
    let walks = try plannedWalks(options, plan)
    let host = hosts?.walks(walks) ?? LocalHost(self)
    let retries = hosts?.retries ?? { LocalHost(self) }
    let watcher = hosts == nil ? LastLines() : nil
    var first: Walk?
    var isInterrupted = false
    for planned in walks {
      // Each preview has its own file and line.
      if planned.isFirst, options.startsAtPreviews { explorer.forgetKnown() }
      let app = exploredApp(planned, onWillSend: { _ in })
      var lines: [String] = []
      let making = WalkMaking(planned, of: app, retries: retries)
      let made = try await making.run(on: host) { event in
        switch event {
        case .willSend(let kept, let new):
          lines = lines.prefix(kept) + new
          watcher?.note(
            [
              "explore: the process ended while the last of these lines ran; if another test trapped next to it, look for the mistake there",
              app.header(),
            ] + lines.map { "> \($0)" })
        case .found(let finding): explorer.add(finding)
        case .progress(let done, let left): onProgress(explorer.exploration.placeCount + done, left)
        default: break
        }
      }
      guard var walk = made else {
        isInterrupted = true
        explorer.leaveOut(app.name)
        continue
      }
      let walker = Walker(through: app, onFinding: explorer.add) {
        (lines, comment) async throws(UsageError) in
        let host = retries()
        defer { host.stop() }
        let end = try await host.run(.record(planned, lines, comment: comment))
        if case .done(.recorded(let recording)) = end { return recording }
        return app.script(lines, comment: comment)
      }
      try await walker.compare(&walk, with: planned.isFirst ? nil : first)
      if planned.isFirst { first = walk }
      explorer.add(walk)
    }
    explorer.finish(
      options,
      optional: options.exploresAll && !isInterrupted ? [] : self.plan.accepted)
    return explorer.exploration
  }

  /// What the transcripts among `files`, and `sessions` of this program, reach of `map`. A transcript of another program is left
  /// out.
  ///
  /// A session is repeated on an app that is launched as new, so it has to come from `session(_:)`.
  public func coverage(
    of map: Exploration, by files: [String], sessions: [Session] = []
  ) async throws(UsageError) -> TestCoverage {
    var runs = try await followed(files, on: LocalHost(self)) { _ in }
    for session in sessions {
      let (again, steps) = try session.launchedAgain()
      let input = ReplayedInput(
        lines: steps, launch: LaunchOptions(), keepsGoing: true, allowsUnfinishedWork: true,
        isWatched: false)
      runs.append((session.strings.language, await TestedLine.lines(of: input, on: again)))
    }
    return TestCoverage(of: map, by: runs)
  }

  /// Where the transcripts among `files` lead. Calls `complain` with a sentence about each that cannot be followed.
  package func followed(
    _ files: [String], on host: any JobHost, complain: (String) -> Void
  ) async throws(UsageError) -> [TestedRun] {
    var runs: [TestedRun] = []
    for file in files {
      let bytes = try explain(cannot: "open \(Quoting.quoted(file))") { () throws(SystemError) in
        try WholeFile.readRegular(file)
      }
      guard String(decoding: bytes.prefix(1000), as: UTF8.self).hasPrefix("#: \(name) ") else {
        continue
      }
      // `--check` says what is wrong with a transcript.
      guard let input = try? read(bytes, isWatched: false).1, input.launch.preview == nil,
        case .done(.followed(let lines)) = try await host.run(.follow(input))
      else {
        complain("\(Escaping.line(file)): not counted as a test, because it cannot be replayed")
        continue
      }
      runs.append((input.launch.language ?? usualLanguage, lines))
    }
    return runs
  }

  /// A transcript of the lines to `gap`, which an exploration with `options` has found.
  package func transcript(
    of gap: TestCoverage.Gap, _ options: Request, on host: any JobHost
  ) async throws(UsageError) -> String? {
    let isOfPreviews = options.startsAtPreviews || options.launch.preview != nil
    let walks = try plannedWalks(options, plan(ofPreviews: isOfPreviews, samples: options.samples))
    let end = try await host.run(
      .record(walks[gap.walk], gap.lines, comment: "\(TestCoverage.comment): \(gap.sentence)"))
    if case .done(.recorded(let text)) = end { return text }
    return nil
  }

  /// The plan with `samples`, which the command line gives.
  private func plan(ofPreviews: Bool, samples: [String: [String]]) -> ExplorerPlan {
    var plan = ofPreviews ? plan.ofPreviews : plan
    plan.samples.merge(secrets.mapValues { ["", $0] }) { samples, _ in samples }
    plan.samples.merge(samples) { $1 }
    return plan
  }

  private func plannedWalks(
    _ options: Request, _ plan: ExplorerPlan
  ) throws(UsageError) -> [PlannedWalk] {
    let end = options.end
    let folderName = fileOptions(givenIn: options.launch).isEmpty ? nil : name
    var planned: [PlannedWalk] = []
    for (number, start) in starts(for: options, plan).enumerated() {
      if let shard = options.shard, options.task == .explore, !shard.has(number) { continue }
      let startOptions = try parser.parseStart(start)
      var launch = options.launch.filled(by: startOptions.launch)
      let all = options.launch.language.map { [$0] } ?? languages
      for language in all {
        launch.language = language
        planned.append(
          PlannedWalk(
            start: start, launch: launch, way: options.way(within: startOptions.limits),
            samples: options.samples, invariants: options.invariants, accepted: plan.accepted,
            end: end, folderName: folderName, isDrawn: options.report != nil,
            isFirst: language == all.first))
      }
    }
    return planned
  }

  private func starts(for options: Request, _ plan: ExplorerPlan) -> [[String]] {
    if options.startsAtPreviews { return Preview.all.map { ["--preview=\($0.identifier)"] } }
    return options.launch.settings.isEmpty && options.launch.preview == nil ? plan.starts : [[]]
  }

  /// The names of the options in `launch` that name a file of the app.
  func fileOptions(givenIn launch: LaunchOptions) -> [String] {
    options.filter { $0.isFile && launch.settings[$0.name] != nil }.map(\.name)
  }

  /// The app of `walk`. Its copies have their files in `folder`, tell `onWillSend` of each script before its last line, and
  /// `onAction` of each requested action.
  func exploredApp(
    _ walk: PlannedWalk, in folder: String = ScratchFolder.parent,
    isInterrupted: @escaping () -> Bool = { false },
    onAction: @escaping (String) -> Void = { _ in },
    onWillSend: @escaping (_ lines: [String]) -> Void
  ) -> ExploredApp {
    // A leak is a violation in release builds too.
    LeakDetector.isEnabled = true
    let launch = walk.launch
    var plan = plan(ofPreviews: launch.preview != nil, samples: walk.samples)
    plan.accepted = walk.accepted
    plan.invariants += walk.invariants.map(\.invariant)
    let language = launch.language ?? usualLanguage
    let preview = preview(in: launch)?.place
    let header = {
      self.header(launch, keepsGoing: $0, allowsUnfinishedWork: $1)
        + (preview.map { "\n# \($0)" } ?? "")
    }
    let unsaved = settings(of: launch) { !$0.isSafeInHeader }
    let files = fileOptions(givenIn: launch)
    return ExploredApp(
      name: (["--lang=\(language)"] + walk.start).joined(separator: " "), language: language,
      plan: plan, preview: preview, makeHeader: header,
      conditionsOutsideHeader: unsaved + (launch.url.map { ["open=\($0)"] } ?? [])
        + walk.samples.keys.sorted().map { "sample=\($0)" },
      keepsFiles: !files.isEmpty, notesSpeech: walk.isDrawn, url: launch.url, avoided: walk.avoided,
      onWillSend: onWillSend, onAction: onAction, isInterrupted: isInterrupted
    ) { (isTraced) throws(UsageError) in
      let settings = launch.settings
      var launch = launch
      launch.traces = isTraced
      let copies = try FileCopies(
        of: settings, for: files, named: name, in: folder)
      if let copies { launch.settings.merge(copies.settings) { $1 } }
      do throws(UsageError) {
        return try makeSession(launch, on: copies, madeUp: ExplorerPlan.madeUpSecret)
      } catch {
        throw copies?.named(error, as: settings) ?? error
      }
    }
  }
}

/// Makes a walk. If a line ends the process of the app, makes the walk again without that line.
@MainActor
private final class WalkMaking {
  private var walk: PlannedWalk
  private let app: ExploredApp
  private let retries: () -> any JobHost
  /// The actions that were requested before the process ended, for example by the line that ended it.
  private var actions: Set<String> = []
  /// The walk if nothing is known of it but the line that ended it.
  private var cut: Walk

  init(_ walk: PlannedWalk, of app: ExploredApp, retries: @escaping () -> any JobHost) {
    (self.walk, self.app, self.retries) = (walk, app, retries)
    cut = Walk(of: app)
    cut.endedEarly = true
    cut.sentence = "\(cut.name): ended by a line"
    cut.omissions = ["\(cut.name): what follows the line that ended the process"]
  }

  /// The walk, first made on `host`; nil if it was interrupted.
  func run(
    on host: any JobHost, on event: @escaping (JobEvent) -> Void
  ) async throws(UsageError) -> Walk? {
    var host = host
    while true {
      let end = try await host.run(.walk(walk)) { [self] in
        if case .requested(let action) = $0 { actions.insert(action) } else { event($0) }
      }
      switch end {
      case .done(.walked(var made)):
        if walk.avoided.isEmpty { return made }
        host.stop()
        made.sentCount += cut.sentCount
        (made.endedEarly, made.leftOutLines) = (true, true)
        return noted(made)
      case .done(let result): throw result.error ?? UsageError("the walk was not made")
      case .interrupted: return walk.avoided.isEmpty ? nil : noted(cut)
      case .ended(let end, let lines, let count):
        cut.sentCount += count
        event(.found(try await finding(lines ?? [], end)))
        if !end.canComeAgain || !walk.avoid(lines ?? []) { return noted(cut) }
        host = retries()
      }
    }
  }

  /// `walk` with the actions of the processes that a line ended.
  private func noted(_ walk: Walk) -> Walk {
    var walk = walk
    walk.coverage.note(.action, actions)
    return walk
  }

  /// The finding that the last of `lines` has ended the process by `end`.
  private func finding(
    _ lines: [String], _ end: ProcessEnd
  ) async throws(UsageError) -> Finding {
    var (lines, end) = (lines, end)
    if case .random = walk.way { (lines, end) = try await shrunk(lines, end) }
    let subject = lines.last.map(Quoting.quoted) ?? "the launch of the app"
    var message: String?
    if case .signal(_, let said) = end { message = said }
    let finding = Finding(
      .trap, about: message ?? lines.last ?? "", "\(subject) \(end.reason)",
      lines.map { SentLine(nil, $0) })
    return finding.recorded(
      app.script(lines, comment: "trap: \(finding.message)"), firstShownBy: lines)
  }

  /// Leaves out lines that the sudden `end` does not need. Returns the remaining lines, and the end that they lead to.
  private func shrunk(
    _ lines: [String], _ end: ProcessEnd
  ) async throws(UsageError) -> ([String], ProcessEnd) {
    var (lines, end) = (lines, end)
    var shrinking = Shrinking(count: lines.count)
    let host = retries()
    defer { host.stop() }
    while end.canComeAgain, let range = shrinking.next(of: lines.count) {
      var shorter = lines
      shorter.removeSubrange(range)
      // The release follows the last line anyway.
      if shorter.last == AppCopy.release { shorter.removeLast() }
      switch try await host.run(.send(walk, shorter)) {
      case .ended(let found, let sent, _):
        (lines, end) = (sent ?? [], found)
        shrinking.hasShrunk = true
      case .done: shrinking.keepLines()
      case .interrupted: return (lines, end)
      }
    }
    return (lines, end)
  }
}

extension PlannedWalk {
  /// Avoids the last of `lines`, which has ended the process. Returns false if that does not help, or was done ten times.
  fileprivate mutating func avoid(_ lines: [String]) -> Bool {
    // The line that releases the app follows any line.
    let lines = lines.last == AppCopy.release ? lines.dropLast() : lines
    let known = avoided.filter { $0.line == lines.last }
    guard let line = lines.last, avoided.count < 10, !known.contains(where: { $0.way == nil })
    else { return false }
    // Lines at random do not come to the same place again.
    let isEverywhere = if case .random = way { true } else { !known.isEmpty }
    avoided.append(AvoidedLine(line: line, way: isEverywhere ? nil : lines.dropLast()))
    return true
  }
}

extension ExploredApp {
  /// A transcript of `lines` without answers, the last of which ends the process. It accepts any answer to the earlier lines.
  fileprivate func script(_ lines: [String], comment: String) -> String {
    let lines = (url.map { [Move.open($0).line()] } ?? []) + lines
    var script = "\(header())\n# \(Escaping.line(comment))\n|...\n"
    for line in lines.dropLast() { script += "> \(line)\n|...\n" }
    if let last = lines.last { script += "> \(last)\n" }
    return "\(script)= exit 1\n"
  }
}

extension ProcessEnd {
  /// Whether a second try with the same lines can end in this way soon.
  fileprivate var canComeAgain: Bool {
    switch self {
    case .exit, .signal: true
    case .silence, .interrupt, .badMessages: false
    }
  }
}

extension Request {
  /// The acceptances in the file of `--accept`, which `read` reads. A line has a rule, a name, and the reason:
  /// `acts-at-once delete "Undo" stays for a minute`.
  package func acceptances(
    reading read: (String) throws(UsageError) -> String
  ) throws(UsageError) -> [Acceptance] {
    guard let file = accepted else { return [] }
    let text = try read(file)
    var acceptances: [Acceptance] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words = WordReader(String(line))
      if words.remaining.isEmpty || words.remaining.hasPrefix("#") { continue }
      let rule = words.next()
      guard let subject = (try? words.name()) ?? nil, !words.remaining.isEmpty else {
        throw UsageError(
          "\(Escaping.line(file)):\(index + 1): \(brief(line)) is no acceptance; write RULE NAME REASON, and quote a name that has spaces"
        )
      }
      acceptances.append(Acceptance(rule, subject, because: words.remaining))
    }
    return acceptances
  }

  /// Whether an option of the command line is the reason that a line was not taken.
  func bounds(_ cause: PlaceMap.Untaken?) -> Bool {
    switch cause {
    case .depth: limits.depth != nil
    case .limit: limits.places != nil
    case .seconds, .interrupt, .violation: true
    case .endlessWait, .clock, nil: false
    }
  }

  /// The way of a walk whose start has the limits `startLimits`.
  fileprivate func way(within startLimits: PlaceSearch.Limits) -> PlannedWalk.Way {
    if task == .random {
      // Each part has a seed of its own.
      return .random(
        lines: lines, seed: (launch.seed ?? 0) &+ UInt64(shard.map { $0.number - 1 } ?? 0))
    }
    return .everyPlace(
      PlaceSearch.Limits(
        depth: limits.depth ?? startLimits.depth, places: limits.places ?? startLimits.places),
      records: transcripts.map { _ in takesEveryLine ? .lines : .places })
  }
}

/// Where the walks of an exploration are made, if not in this process.
@MainActor
package struct WalkHosts {
  let walks: ([PlannedWalk]) -> any JobHost
  /// Makes a host that sends lines of a walk once more.
  let retries: () -> any JobHost

  package init(
    walks: @escaping ([PlannedWalk]) -> any JobHost, retries: @escaping () -> any JobHost
  ) {
    (self.walks, self.retries) = (walks, retries)
  }
}
