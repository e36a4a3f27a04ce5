import StateBindingFiles

/// Joins the maps and the results of the shards of an exploration into one verdict. Compares the whole map if a file to compare
/// with is named.
@MainActor
struct MergeRun {
  let options: Request
  let streams: Streams

  func run() throws(UsageError) -> ExitStatus {
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
    let hasViolations = try join(results)
    let needsMap = options.savedMap != nil || options.against != nil
    let hasChanges = results.isEmpty || !maps.isEmpty || needsMap ? try join(maps) : false
    return streams.finish(hasViolations || hasChanges ? .failure : .success)
  }

  /// Joins `results`. Returns whether one of them has a violation.
  private func join(_ results: [JUnitResult]) throws(UsageError) -> Bool {
    if results.isEmpty {
      guard options.junit == nil else {
        throw UsageError(
          "--junit joins results; name the files that --explore --junit=FILE wrote")
      }
      return false
    }
    let failures = results.reduce(0) { $0 + $1.failures }
    streams.output.write(
      "\(counted(results.count, "result")), \(counted(failures, "violation"))\n")
    if let file = options.junit {
      try WholeFile.saveOrExplain(Array(JUnitResult.joined(results).utf8), to: file)
    }
    return failures > 0
  }

  /// Joins `maps`. Returns whether the whole map differs for a user from the one to compare with.
  private func join(_ maps: [SavedMap]) throws(UsageError) -> Bool {
    let map = try SavedMap(joining: maps)
    var comparison: MapComparison?
    if let file = options.against {
      comparison = MapComparison(of: map, with: try SavedMap(inFile: file), named: file)
    }
    let places = map.walks.reduce(0) { $0 + $1.places.count }
    streams.output.write(
      "\(counted(map.walks.count, "walk")), \(counted(places, "place"))\n"
        + (comparison?.description ?? ""))
    if let file = options.savedMap {
      try WholeFile.saveOrExplain(Array(map.text.utf8), to: file)
    }
    return comparison?.findsChanges == true
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
    // Texts are escaped, so only an element begins like this.
    let elements = suite.ranges(of: "<failure ").count
    guard failures == elements else {
      throw UsageError(
        "\(Quoting.quoted(file)), line 2: failures=\"\(failures)\", but \(counted(elements, "failure")) in the file; name the file as --explore --junit=FILE wrote it"
      )
    }
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
