import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingFiles

/// Explores an app, and prints the result.
@MainActor
struct ExplorerRun {
  let program: Program
  let options: Request
  let streams: Streams

  let children: Children?

  func run() async throws(UsageError) -> ExitStatus {
    let start = ContinuousClock.now
    try prepareFolders()
    defer { children?.stop() }
    let promised = try options.against.map { (file) throws(UsageError) in
      (file: file, map: try SavedMap(inFile: file))
    }
    let kept =
      options.usesKeptMap
      ? try KeptMap(of: program, forUpdate: options.task == .updateMap) : nil
    var progress = ProgressLine("places", isLong: true)
    defer { progress.clear() }
    let accepted = try options.acceptances(reading: NamedFiles.text)
    let hosts = children.map { WalkHosts(in: $0, atATime: options.jobs) }
    if options.task == .updateMap, let kept { return try await update(kept, on: hosts) }
    let exploration = try await program.explore(options, accepting: accepted, on: hosts) {
      done, left in
      progress.show(done, left: left)
    } onFinding: { finding in
      // A person may be waiting for the first finding.
      progress.clear()
      streams.output.write("\(finding)\n")
      try? streams.output.flush()
    }
    // The places of a walk that ended early are not known.
    var comparison =
      exploration.endedEarly
      ? nil
      : promised.map {
        MapComparison(of: SavedMap(exploration), with: $0.map, named: $0.file)
      }
    var text = exploration.summary + (comparison?.description ?? "")
    var isSame = comparison?.findsChanges != true
    if let kept, !kept.isMissing, !exploration.endedEarly, children?.signal == nil {
      let walked = try await kept.walked(on: hosts) { progress.show($0, left: $1) }
      if children?.signal == nil {
        (comparison, isSame) = (walked.comparison, walked.isSame)
        text += walked.report
      }
    }
    let tests = try await coverage(of: exploration)
    text += tests?.description ?? ""
    progress.clear()
    streams.output.write(text)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Int(Double(exploration.sentCount) / max(seconds, 0.001))
    streams.complain(
      "\(counted(exploration.sentCount, "line")) in \(Int(seconds * 1000)) ms, \(rate) lines a second"
    )
    if let kept, kept.isMissing {
      streams.complain(
        "there is no \(kept.file) to compare with; \(kept.command) writes it, and later explorations say what changed for a user"
      )
    }
    try endIfInterrupted()
    var others: [(kind: String, message: String)] = []
    if exploration.unprovedCount > 0 {
      let promises = exploration.unproved.joined(separator: "; ")
      others.append(("not-proved", promises))
    }
    if !isSame { others.append(("map", "the app differs from the map; the summary says how")) }
    try await writeFiles(of: exploration, comparison, tests, others)
    let passed = exploration.violations.isEmpty && others.isEmpty
    return streams.finish(passed ? .success : .failure)
  }

  /// What the transcripts of `--covered-by` reach; nil without the option.
  private func coverage(of exploration: Exploration) async throws(UsageError) -> TestCoverage? {
    guard let folder = options.coveredBy, !exploration.endedEarly else { return nil }
    var links: [String] = []
    let files = FoundFile.all(below: folder, withSuffix: ".transcript", skipped: &links)
    if files.isEmpty {
      throw UsageError("\(Escaping.line(folder)): there is no *.transcript below it; name a folder")
    }
    let runs = try await program.followed(files.map(\.path), on: program.host(in: children)) {
      streams.complain($0)
    }
    return TestCoverage(of: exploration, by: runs)
  }

  /// Ends the program as the signal would have, if there was one.
  private func endIfInterrupted() throws(UsageError) {
    guard let children, let number = children.signal else { return }
    streams.output.write(
      options.writesFiles || options.task == .updateMap
        ? "interrupted; no file was written\n" : "interrupted\n")
    _ = streams.finish(.failure)
    children.end(by: number)
  }

  /// Walks within the bound of the map, says what differs, and writes the map unless `CI` is set.
  private func update(_ kept: KeptMap, on hosts: WalkHosts?) async throws(UsageError) -> ExitStatus
  {
    let walked = try await kept.walked(forUpdate: true, on: hosts)
    streams.output.write(walked.report)
    try endIfInterrupted()
    if walked.exploration.endedEarly {
      throw UsageError("a line ended the app, so no map was written; --explore says which line")
    }
    if ProcessEnvironment.read().areOfCI {
      streams.complain("CI is set, so \(kept.file) was not written; unset CI to write it")
      return streams.finish(walked.isSame ? .success : .failure)
    }
    try kept.save(walked.map)
    streams.output.write("wrote \(kept.file)\n")
    return streams.finish(.success)
  }

  /// Writes the page, the map and the transcripts that were asked for.
  private func writeFiles(
    of exploration: Exploration, _ comparison: MapComparison?, _ tests: TestCoverage?,
    _ others: [(kind: String, message: String)]
  ) async throws(UsageError) {
    if let file = options.junit {
      try WholeFile.saveOrExplain(
        exploration.junit(named: program.name, others: others), to: file)
    }
    if let file = options.report {
      try WholeFile.saveOrExplain(
        exploration.map(
          named: program.name, width: options.launch.width ?? 80, against: comparison,
          testedBy: tests), to: file)
    }
    if exploration.endedEarly {
      if options.savedMap != nil || options.transcripts != nil {
        streams.complain("a walk ended early, so no map and no transcripts were written")
      }
      return
    }
    if let file = options.savedMap {
      try write(SavedMap(exploration, options.shard).text, to: file)
    }
    if let folder = options.missing, let tests { try await write(tests.missing, to: folder) }
    guard let folder = options.transcripts else { return }
    for (index, transcript) in exploration.transcripts.enumerated() {
      try refuseFileOfOthers(Self.transcript(index + 1, in: folder))
      try write(transcript, to: Self.transcript(index + 1, in: folder))
    }
    // Removes the transcripts that only an earlier exploration had.
    var number = exploration.transcripts.count + 1
    while Self.isOwn(Self.transcript(number, in: folder)) == true,
      WholeFile.remove(Self.transcript(number, in: folder))
    {
      number += 1
    }
  }

  /// Writes a transcript of each of `gaps`.
  private func write(_ gaps: [TestCoverage.Gap], to folder: String) async throws(UsageError) {
    let host = program.host(in: children)
    var (counts, written): ([String: Int], Int) = ([:], 0)
    for gap in gaps {
      let words = gap.name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
      // A name of a file has at most 255 bytes.
      let name = "\(gap.kind)-\(words.prefix(50))"
      var file: String
      // A file that another gap, or a person, has written stays.
      repeat {
        let number = counts[name, default: 0] + 1
        counts[name] = number
        file = "\(folder)/\(name)\(number == 1 ? "" : "-\(number)").transcript"
      } while Self.isOther(file, than: gap)
      if let text = try await program.transcript(of: gap, options, on: host) {
        try write(text, to: file)
        written += 1
      }
    }
    streams.output.write("wrote \(counted(written, "transcript")) to \(Escaping.line(folder))\n")
  }

  private static func transcript(_ number: Int, in folder: String) -> String {
    "\(folder)/explored-\(number).transcript"
  }

  /// Whether an exploration has written `file`; nil if there is no such file.
  private static func isOwn(_ file: String) -> Bool? {
    guard (try? FileStatus(of: file)) != nil else { return nil }
    guard let bytes = try? WholeFile.readRegular(file) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("\n# \(EveryLineRecorder.comment)\n")
  }

  /// Whether there is a file that was not written for `gap`.
  private static func isOther(_ file: String, than gap: TestCoverage.Gap) -> Bool {
    guard (try? FileStatus(of: file)) != nil else { return false }
    let text = String(decoding: (try? WholeFile.readRegular(file)) ?? [], as: UTF8.self)
    return !text.contains("\n# \(TestCoverage.comment): \(Escaping.line(gap.sentence))\n")
  }

  /// Makes the folder for the transcripts. Refuses to explore if one of the first transcripts to write is a file that no
  /// exploration has written.
  private func prepareFolders() throws(UsageError) {
    if options.missing != nil, options.coveredBy == nil {
      throw UsageError("--write-missing needs the tests; add --covered-by DIR")
    }
    if options.takesEveryLine, options.transcripts == nil {
      throw UsageError("--every-line needs a folder; add --write-transcripts DIR")
    }
    for folder in [options.transcripts, options.missing].compactMap(\.self) {
      try prepare(folder)
    }
  }

  private func prepare(_ folder: String) throws(UsageError) {
    do throws(SystemError) {
      try makeFolder(folder, mode: 0o755)
    } catch {
      let remedy = error.isNoFile ? "make its parent folder first" : "name another folder"
      throw Self.refusal(folder, "\(error); \(remedy)")
    }
    for number in 1...100 { try refuseFileOfOthers(Self.transcript(number, in: folder)) }
    try explain(
      cannot: "write \(Quoting.quoted(folder))", remedy: "; name another folder"
    ) { () throws(SystemError) in
      try WholeFile.checkWritable(Self.transcript(1, in: folder))
    }
  }

  private func refuseFileOfOthers(_ file: String) throws(UsageError) {
    if Self.isOwn(file) == false {
      throw Self.refusal(file, "no exploration has written this file; name another folder")
    }
  }

  private static func refusal(_ file: String, _ reason: String) -> UsageError {
    UsageError("cannot write \(Quoting.quoted(file)): \(reason)", status: .inputOutput)
  }

  private func write(_ text: String, to file: String) throws(UsageError) {
    try WholeFile.saveOrExplain(Array(text.utf8), to: file)
  }
}
