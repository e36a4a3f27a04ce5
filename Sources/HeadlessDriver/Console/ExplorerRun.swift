import HeadlessUI
import StateBinding
import SystemFiles

/// Explores an app, and prints the result.
@MainActor
struct ExplorerRun {
  let program: Program
  let options: Request
  let streams: Streams

  let children: Children?

  func run() async -> ExitStatus {
    let start = ContinuousClock.now
    let exploration: Exploration
    var progress = ProgressLine("places")
    do throws(FileError) {
      try prepareFolder()
    } catch {
      return refuse(error)
    }
    defer { children?.stop() }
    var comparison: MapComparison?
    do throws(UsageError) {
      let promise = try promisedMap()
      exploration = try await program.explore(options, in: children) { done, left in
        progress.show(done, left: left)
      } hear: { violation in
        // A person may be waiting for the first violation.
        progress.clear()
        streams.output.write("\(violation)\n")
        try? streams.output.flush()
      }
      progress.clear()
      // The places of a walk that ended early are not known.
      if let promise, !exploration.endedEarly {
        comparison = MapComparison(
          of: SavedMap(exploration), with: promise.map, named: promise.file)
      }
    } catch {
      progress.clear()
      streams.complain("\(error)")
      return error.status
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
    do throws(FileError) {
      try writeFiles(of: exploration, comparison)
    } catch {
      return refuse(error)
    }
    let passed = exploration.violations.isEmpty && comparison?.findsChanges != true
    return streams.finish(passed ? .success : .failure)
  }

  private func refuse(_ error: FileError) -> ExitStatus {
    streams.complain("cannot write \(Quoting.quoted(error.file)): \(error.reason)")
    return streams.finish(.inputOutput)
  }

  private struct FileError: Error {
    let file: String
    let reason: String
  }

  /// The map to compare with, if one was named, and its file.
  private func promisedMap() throws(UsageError) -> (file: String, map: SavedMap)? {
    guard let file = options.against else { return nil }
    return (file, try SavedMap(inFile: file))
  }

  /// Writes the graph, the map and the transcripts that were asked for.
  private func writeFiles(
    of exploration: Exploration, _ comparison: MapComparison?
  ) throws(FileError) {
    if let file = options.junit {
      try write(exploration.junit(named: program.name), to: file)
    }
    if let file = options.graph {
      let graph = exploration.graph
      try write(
        file.hasSuffix(".dot") ? graph.dot(named: program.name) : graph.mermaid(), to: file)
    }
    if let file = options.report {
      try write(
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
  private func prepareFolder() throws(FileError) {
    guard let folder = options.transcripts else { return }
    do throws(SystemError) {
      try makeFolder(folder, mode: 0o755)
    } catch {
      let remedy = error.isNoFile ? "make its parent folder first" : "name another folder"
      throw FileError(file: folder, reason: "\(error); \(remedy)")
    }
    for number in 1...100 { try refuseFileOfOthers(Self.transcript(number, in: folder)) }
    do throws(SystemError) {
      try WholeFile.checkWritable(Self.transcript(1, in: folder))
    } catch {
      throw FileError(file: folder, reason: "\(error); name another folder")
    }
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
