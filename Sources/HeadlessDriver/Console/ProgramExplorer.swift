import StateBinding
import StateBindingFiles

extension Program {
  /// Visits every screen of the app that can be reached, and checks the promises of every app and those in the program's plan.
  ///
  /// `arguments` are the words after `--explore` on a command line, such as `["--depth=5", "--latency=1s"]` or `["random"]`.
  /// Without an option of the app, every start of the plan is explored. Without `--lang`, every language is. If the app traps,
  /// the lines that led there are printed on standard error, and the process ends.
  public func explore(_ arguments: [String] = []) async throws(UsageError) -> Exploration {
    let options = try parser.parse(["--explore"] + arguments)
    guard options.task == .explore || options.task == .random else {
      throw UsageError("\(options.task.rawValue) is for the program; remove it")
    }
    return try await explore(options, report: { _, _ in })
  }

  /// Explores the app as `options` say. Calls `report` with the number of places that are done, and the number of places that are
  /// left, and `hear` with each violation when it is found. The walks are made in `children`, or in this process if they are nil.
  func explore(
    _ options: Request, in children: Children? = nil,
    report: (_ done: Int, _ left: Int) -> Void,
    hear: @escaping (Violation) -> Void = { _ in }
  ) async throws(UsageError) -> Exploration {
    var plan = plan(for: options)
    if let file = options.accepted { plan.accepted += try Acceptance.read(file) }
    if options.transcripts != nil, let file = fileOptions(givenIn: options.launch).first {
      throw UsageError(
        "--write-transcripts and --\(file) cannot be used together, because a transcript names no file; remove one of these options"
      )
    }
    let explorer = Explorer(following: plan, hear: hear)
    let end = options.end
    let watcher = children == nil ? LastLines() : nil
    let planned = try plannedWalks(options, plan) { header, lines in
      watcher?.note(
        [
          "explore: the process ended while the last of these lines ran; if another test trapped beside it, look for the mistake there",
          header,
        ] + lines.map { "> \($0)" })
    }
    let walks = children.map {
      WalksInChildren(planned.count, of: self, options, accepted: plan.accepted, in: $0)
    }
    func reportAll(done: Int, left: Int) { report(explorer.exploration.placeCount + done, left) }
    var first: Walk?
    for next in planned {
      // Each preview has its own file and line.
      if next.isFirst, options.startsAtPreviews { explorer.forgetKnown() }
      var walk: Walk
      let walker: Walker
      if let walks {
        guard let made = try walks.walk(next, hear: explorer.add, report: reportAll) else {
          explorer.leaveOut(next.app.name)
          continue
        }
        walk = made
        walker = Walker(through: next.app, hear: explorer.add) {
          (lines, comment) async throws(UsageError) in
          try walks.record(lines, comment, of: next)
        }
      } else {
        walk = try await next.run(until: end, hear: explorer.add, report: reportAll)
        walker = Walker(through: next.app, hear: explorer.add)
      }
      try await walker.compare(&walk, with: next.isFirst ? nil : first)
      if next.isFirst { first = walk }
      explorer.add(walk)
    }
    explorer.finish(
      options.samples,
      optional: options.exploresAll && children?.signal == nil ? [] : self.plan.accepted)
    return explorer.exploration
  }

  /// The plan with the samples of `options`.
  func plan(for options: Request) -> ExplorerPlan {
    var plan = options.startsAtPreviews || options.launch.preview != nil ? plan.ofPreviews : plan
    plan.samples.merge(secrets.mapValues { ["", $0] }) { samples, _ in samples }
    plan.samples.merge(options.samples) { $1 }
    return plan
  }

  /// The walks that `options` and `plan` ask for. Copies of files are made in `folder`. Before each line is sent, `announce` is
  /// called with the header and the lines of the script that ends with this line; typed secrets are hidden there.
  func plannedWalks(
    _ options: Request, _ plan: ExplorerPlan, in folder: String? = nil,
    announce: @escaping (_ header: String, _ lines: [String]) -> Void
  ) throws(UsageError) -> [PlannedWalk] {
    // A leak is a violation in release builds too.
    LeakDetector.isEnabled = true
    var planned: [PlannedWalk] = []
    for (number, start) in starts(for: options, plan).enumerated() {
      if let shard = options.shard, options.task == .explore, !shard.has(number) { continue }
      let startOptions = try parser.parseStart(start)
      var launch = options.launch.filled(by: startOptions.launch)
      let all = options.launch.language.map { [$0] } ?? languages
      for language in all {
        launch.language = language
        var app = exploredApp(launch, start, plan, in: folder, announce: announce)
        app.conditionsOutsideHeader += options.samples.keys.sorted().map { "sample=\($0)" }
        planned.append(
          PlannedWalk(
            number: planned.count, app: app,
            way: options.way(within: startOptions.limits), isFirst: language == all.first))
      }
    }
    return planned
  }

  /// The options of each start that `options` and `plan` ask for.
  private func starts(for options: Request, _ plan: ExplorerPlan) -> [[String]] {
    if options.startsAtPreviews { return Preview.all.map { ["--preview=\($0.identifier)"] } }
    return options.launch.settings.isEmpty && options.launch.preview == nil ? plan.starts : [[]]
  }

  /// The names of the options in `launch` that name a file of the app.
  func fileOptions(givenIn launch: LaunchOptions) -> [String] {
    options.filter { $0.isFile && launch.settings[$0.name] != nil }.map(\.name)
  }

  /// The app that `launch` launches. The words of `start`, a start of the plan, become part of the
  /// app's name.
  func exploredApp(
    _ launch: LaunchOptions, _ start: [String], _ plan: ExplorerPlan, in folder: String?,
    announce: @escaping (_ header: String, _ lines: [String]) -> Void
  ) -> ExploredApp {
    let language = launch.language ?? usualLanguage
    let preview = preview(in: launch)?.place
    let header = {
      self.header(launch, keepsGoing: $0, allowsUnfinishedWork: $1)
        + (preview.map { "\n# \($0)" } ?? "")
    }
    let unsaved = settings(of: launch) { !$0.isSafeInHeader }
    let files = fileOptions(givenIn: launch)
    return ExploredApp(
      name: (["--lang=\(language)"] + start).joined(separator: " "), language: language,
      plan: preview == nil ? plan : plan.ofPreviews, preview: preview, header: header,
      conditionsOutsideHeader: unsaved + (launch.url.map { ["open=\($0)"] } ?? []),
      keepsFiles: !files.isEmpty, url: launch.url,
      announce: { announce(header(false, false), $0) }, isInterrupted: { Signals.isInterrupted }
    ) { (isTraced) throws(UsageError) in
      let settings = launch.settings
      var launch = launch
      launch.traces = isTraced
      let copies = try FileCopies(
        of: settings, for: files, named: name, in: folder ?? ScratchFolder.parent)
      if let copies { launch.settings.merge(copies.settings) { $1 } }
      do throws(UsageError) {
        return try makeSession(launch, on: copies, madeUp: ExplorerPlan.madeUpSecret)
      } catch {
        throw copies?.named(error, as: settings) ?? error
      }
    }
  }
}

extension Acceptance {
  /// The acceptances in `file`. A line has a rule, a name, and the reason: `acts-at-once delete "Undo" stays for a minute`.
  fileprivate static func read(_ file: String) throws(UsageError) -> [Acceptance] {
    var acceptances: [Acceptance] = []
    let lines = try NamedFiles.text(of: file).split(
      separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
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
}

extension Request {
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
      records: transcripts != nil)
  }
}
