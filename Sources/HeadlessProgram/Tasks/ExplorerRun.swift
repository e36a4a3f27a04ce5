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
    try prepareFolder()
    defer { children?.stop() }
    let promised = try options.against.map { (file) throws(UsageError) in
      (file: file, map: try SavedMap(inFile: file))
    }
    var progress = ProgressLine("places")
    defer { progress.clear() }
    let accepted = try options.acceptances(reading: NamedFiles.text)
    let hosts = children.map { WalkHosts(in: $0, atATime: options.jobs) }
    let exploration = try await program.explore(options, accepting: accepted, on: hosts) {
      done, left in
      progress.show(done, left: left)
    } onFinding: { finding in
      // A person may be waiting for the first finding.
      progress.clear()
      streams.output.write("\(finding)\n")
      try? streams.output.flush()
    }
    progress.clear()
    // The places of a walk that ended early are not known.
    let comparison =
      exploration.endedEarly
      ? nil
      : promised.map {
        MapComparison(of: SavedMap(exploration), with: $0.map, named: $0.file)
      }
    streams.output.write(exploration.summary + (comparison?.description ?? ""))
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Int(Double(exploration.sentCount) / max(seconds, 0.001))
    streams.complain(
      "\(counted(exploration.sentCount, "line")) in \(Int(seconds * 1000)) ms, \(rate) lines a second"
    )
    if let children, let number = children.signal {
      streams.output.write(
        options.writesFiles ? "interrupted; no file was written\n" : "interrupted\n")
      _ = streams.finish(.failure)
      children.end(by: number)
    }
    try writeFiles(of: exploration, comparison)
    let passed =
      exploration.violations.isEmpty && exploration.unprovedCount == 0
      && comparison?.findsChanges != true
    return streams.finish(passed ? .success : .failure)
  }

  /// Writes the page, the map and the transcripts that were asked for.
  private func writeFiles(
    of exploration: Exploration, _ comparison: MapComparison?
  ) throws(UsageError) {
    if let file = options.junit {
      try WholeFile.saveOrExplain(exploration.junit(named: program.name), to: file)
    }
    if let file = options.report {
      try WholeFile.saveOrExplain(
        exploration.map(
          named: program.name, width: options.launch.width ?? 80, against: comparison), to: file)
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

  private static func transcript(_ number: Int, in folder: String) -> String {
    "\(folder)/explored-\(number).transcript"
  }

  /// Whether an exploration has written `file`; nil if there is no such file.
  private static func isOwn(_ file: String) -> Bool? {
    guard (try? FileStatus(of: file)) != nil else { return nil }
    guard let bytes = try? WholeFile.readRegular(file) else { return false }
    return String(decoding: bytes, as: UTF8.self).contains("\n# \(EveryLineRecorder.comment)\n")
  }

  /// Makes the folder for the transcripts. Refuses to explore if one of the first transcripts to write is a file that no
  /// exploration has written.
  private func prepareFolder() throws(UsageError) {
    guard let folder = options.transcripts else { return }
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
