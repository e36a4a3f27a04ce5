import SystemFiles

/// Joins the maps and the results of the shards of an exploration into one verdict. Compares the whole map if a file to compare
/// with is named.
@MainActor
struct MergeRun {
  let options: Request
  let streams: Streams

  func run() -> ExitStatus {
    do throws(UsageError) {
      return try join()
    } catch {
      streams.complain("\(error)")
      return streams.finish(error.status)
    }
  }

  private func join() throws(UsageError) -> ExitStatus {
    var maps: [SavedMap] = []
    var results: [JUnitResult] = []
    for file in options.files {
      let text = try NamedFiles.text(of: file)
      if text.hasPrefix("<?xml") {
        results.append(try JUnitResult(text, named: file))
      } else {
        maps.append(try SavedMap(reading: text, named: file))
      }
    }
    var hasFailed = false
    if !results.isEmpty {
      let failures = results.reduce(0) { $0 + $1.failures }
      hasFailed = failures > 0
      streams.output.write(
        "\(counted(results.count, "result")), \(counted(failures, "violation"))\n")
      if let file = options.junit { try write(JUnitResult.joined(results), to: file) }
    } else if options.junit != nil {
      throw UsageError("--junit joins results; name the files that --explore --junit=FILE wrote")
    }
    if maps.isEmpty, !results.isEmpty, options.savedMap == nil, options.against == nil {
      return streams.finish(hasFailed ? .failure : .success)
    }
    let map = try SavedMap(joining: maps)
    var comparison: MapComparison?
    if let file = options.against {
      comparison = MapComparison(of: map, with: try SavedMap(inFile: file), named: file)
    }
    let places = map.walks.reduce(0) { $0 + $1.places.count }
    streams.output.write(
      "\(counted(map.walks.count, "walk")), \(counted(places, "place"))\n"
        + (comparison?.description ?? ""))
    if let file = options.savedMap { try write(map.text, to: file) }
    hasFailed = hasFailed || comparison?.findsChanges == true
    return streams.finish(hasFailed ? .failure : .success)
  }

  private func write(_ text: String, to file: String) throws(UsageError) {
    do throws(SystemError) {
      try WholeFile.save(Array(text.utf8), to: file)
    } catch {
      throw UsageError("cannot write \(Quoting.quoted(file)): \(error)", status: .inputOutput)
    }
  }
}

/// The result of a shard, as `--junit` wrote it.
private struct JUnitResult {
  /// The test suite, with its end of line.
  let suite: Substring
  let failures: Int

  init(_ text: String, named file: String) throws(UsageError) {
    // Its first line is `<?xml …?>`, and its second `<testsuite … failures="2">`.
    let lines = text.split(separator: "\n", maxSplits: 2)
    let parts = lines.dropFirst().first?.split(separator: "\"") ?? []
    guard parts.first?.hasPrefix("<testsuite ") == true, parts.last == ">",
      let failures = parts.dropLast().last.flatMap({ Int($0) }),
      parts.dropLast(2).last == " failures=", text.hasSuffix("</testsuite>\n")
    else {
      throw UsageError(
        "\(Quoting.quoted(file)) is no result of an exploration; name a file that --explore --junit=FILE wrote"
      )
    }
    suite = text[lines[1].startIndex...]
    self.failures = failures
  }

  /// One result of all suites.
  static func joined(_ results: [JUnitResult]) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + results.map(\.suite).joined() + "</testsuites>\n"
  }
}

extension SavedMap {
  /// Reads the map in the file `name`.
  init(inFile name: String) throws(UsageError) {
    try self.init(reading: try NamedFiles.text(of: name), named: name)
  }
}
