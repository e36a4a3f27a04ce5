import HeadlessUI
import StateBinding
import SystemFiles

/// Explores an app, and prints the result.
@MainActor
struct ExplorerRun {
  let program: Program
  let options: ExploreOptions
  let streams: Streams

  func run() async -> ExitStatus {
    SuddenEnd.prepareForExploring(printingTo: streams.output.descriptor)
    if let task = WalkTask() { return await run(task) }
    let start = ContinuousClock.now
    let exploration: Exploration
    var progress = ProgressLine("places")
    do throws(FileError) {
      try prepareFolder()
    } catch {
      return refuse(error)
    }
    var comparison: MapComparison?
    do throws(UsageError) {
      let promise = try promisedMap()
      exploration = try await program.explore(options, by: copies) { header, lines in
        SuddenEnd.announce(lastWords(header, lines))
      } report: { done, left in
        progress.show(done, left: left)
      } hear: { violation in
        // A person may be waiting for the first violation, and a later line may end the process.
        progress.clear()
        streams.output.write("\(violation)\n")
        SuddenEnd.pausingTheAlarm { try? streams.output.flush() }
      }
      progress.clear()
      SuddenEnd.endExploring()
      comparison = promise.map { MapComparison(of: exploration, with: $0.map, named: $0.file) }
    } catch {
      SuddenEnd.endExploring()
      streams.complain("\(error)")
      return error.status
    }
    streams.output.write(exploration.summary + (comparison?.description ?? ""))
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let rate = Int(Double(exploration.sentCount) / max(seconds, 0.001))
    streams.complain(
      "\(counted(exploration.sentCount, "line")) in \(Int(seconds * 1000)) ms, \(rate) lines a second"
    )
    if exploration.isInterrupted {
      streams.output.write(
        options.writesFiles ? "interrupted; no file was written\n" : "interrupted\n")
      _ = streams.finish(.failure)
      Signals.endByInterrupt()
    }
    do throws(FileError) {
      try writeFiles(of: exploration, comparison)
    } catch {
      return refuse(error)
    }
    let passed = exploration.violations.isEmpty && comparison?.findsChanges != true
    return streams.finish(passed ? .success : .failure)
  }

  /// Makes one walk for the process that has started this one.
  private func run(_ task: WalkTask) async -> ExitStatus {
    do throws(UsageError) {
      try await program.makeWalk(of: task, in: options) { header, lines in
        SuddenEnd.announce(lastWords(header, lines))
      }
      ChildProcess.end(streams.finish(.success).rawValue)
    } catch {
      SuddenEnd.endExploring()
      streams.complain("\(error)")
      return error.status
    }
  }

  /// The copies of this program that make the walks; nil if this process makes them itself. Copies could not read acceptances from
  /// standard input or a pipe, which can be read only once.
  private var copies: ProgramCopies? {
    let isReadOften = options.accepted.map { (try? FileStatus(of: $0))?.kind == .file } ?? true
    guard SuddenEnd.canRestart, isReadOften else { return nil }
    return ProgramCopies(limit: options.jobs) {
      streams.output.write(String(decoding: $0, as: UTF8.self))
      try? streams.output.flush()
    } die: { status in
      try? streams.output.flush()
      if SuddenEnd.isInterrupted { Signals.endByInterrupt() }
      endProcess(status)
    }
  }

  private func refuse(_ error: FileError) -> ExitStatus {
    streams.complain("cannot write \(Quoting.quoted(error.file)): \(error.reason)")
    return streams.finish(.inputOutput)
  }

  /// The transcript to print if the last of `lines` ends the process. The transcript accepts any
  /// answer to the earlier lines.
  private func lastWords(_ header: String, _ lines: [String]) -> SuddenEnd.LastWords {
    let lines = (options.launch.url.map { [Move.open($0).line()] } ?? []) + lines
    let place = lines.last.map(Quoting.quoted) ?? "launching the app"
    var script = "\n|...\n"
    for line in lines.dropLast() { script += "> \(line)\n|...\n" }
    if let last = lines.last { script += "> \(last)\n" }
    return SuddenEnd.LastWords(
      beforeReason: "\(header)\n# trap: \(place) ", afterReason: "\(script)= exit 1\n",
      verdict: "1 violation; nothing was explored after it\n")
  }

  private struct FileError: Error {
    let file: String
    let reason: String
  }

  /// The map to compare with, if one was named, and its file.
  private func promisedMap() throws(UsageError) -> (file: String, map: SavedMap)? {
    guard case .everyPlace(let files) = options.way, let file = files.against else { return nil }
    return (file, try SavedMap(reading: try ExploreOptions.text(of: file), named: file))
  }

  /// Writes the graph, the map and the transcripts that were asked for.
  private func writeFiles(
    of exploration: Exploration, _ comparison: MapComparison?
  ) throws(FileError) {
    if let file = options.junit {
      try write(exploration.junit(named: program.name), to: file)
    }
    guard case .everyPlace(let files) = options.way else { return }
    if let file = files.graph {
      let graph = exploration.graph
      try write(
        file.hasSuffix(".dot") ? graph.dot(named: program.name) : graph.mermaid(), to: file)
    }
    if let file = files.report {
      try write(
        exploration.map(
          named: program.name, width: options.launch.width ?? 80, against: comparison), to: file)
    }
    if let file = files.savedMap {
      try write(exploration.savedMap, to: file)
    }
    guard let folder = files.transcripts else { return }
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
  private func prepareFolder() throws(FileError) {
    guard case .everyPlace(let files) = options.way, let folder = files.transcripts else { return }
    do throws(SystemError) {
      try makeFolder(folder, mode: 0o755)
    } catch {
      let remedy = error.isNoFile ? "make its parent folder first" : "name another folder"
      throw FileError(file: folder, reason: "\(error); \(remedy)")
    }
    for number in 1...100 { try refuseFileOfOthers(Self.transcript(number, in: folder)) }
  }

  private func refuseFileOfOthers(_ file: String) throws(FileError) {
    if Self.isOwn(file) == false {
      throw FileError(
        file: file, reason: "no exploration has written this file; name another folder")
    }
  }

  private func write(_ text: String, to file: String) throws(FileError) {
    try write(Array(text.utf8), to: file)
  }

  private func write(_ bytes: [UInt8], to file: String) throws(FileError) {
    do throws(SystemError) {
      try WholeFile.save(bytes, to: file)
    } catch {
      throw FileError(file: file, reason: "\(error)")
    }
  }
}
