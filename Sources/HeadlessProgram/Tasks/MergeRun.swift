import HeadlessDriver
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
    streams.output.write(
      "\(counted(map.walks.count, "walk")), \(counted(map.placeCount, "place"))\n"
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
    let refusal = { (line: Int) in
      UsageError(
        "\(Escaping.line(file)): line \(line): this is no result of an exploration; name a file that --explore --junit=FILE wrote"
      )
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines[0] == Self.head else { throw refusal(1) }
    // The second line is `<testsuite name="ends" tests="3" failures="2">`.
    let parts = lines.dropFirst().first?.split(
      separator: "\"", omittingEmptySubsequences: false)
    guard let parts, parts.count == 7,
      [parts[0], parts[2], parts[4], parts[6]] == [
        "<testsuite name=", " tests=", " failures=", ">",
      ]
    else { throw refusal(2) }
    var (tests, failures, isInFailure, isOver) = (0, 0, false, false)
    for (index, line) in lines.enumerated().dropFirst(2) {
      let tags = line.split(separator: "<", omittingEmptySubsequences: false).dropFirst()
        .map { $0.prefix { $0 == "/" || $0.isLetter } }
      switch tags {
      case _ where isOver:
        guard line.isEmpty, index == lines.count - 1 else { throw refusal(index + 1) }
      case [] where isInFailure: break
      case ["/failure", "/testcase"] where isInFailure: isInFailure = false
      case _ where isInFailure: throw refusal(index + 1)
      case ["testcase", "/testcase"]: tests += 1
      case ["testcase", "failure"], ["testcase", "failure", "/failure", "/testcase"]:
        (tests, failures, isInFailure) = (tests + 1, failures + 1, tags.count == 2)
      case ["/testsuite"]: isOver = true
      default: throw refusal(index + 1)
      }
    }
    guard isOver else { throw refusal(lines.count) }
    // A count that the lines do not confirm is not believed.
    guard parts[3] == "\(tests)", parts[5] == "\(failures)" else { throw refusal(2) }
    suite = text[lines[1].startIndex...]
    self.failures = failures
  }

  private static let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

  static func joined(_ results: [JUnitResult]) -> String {
    "\(head)\n<testsuites>\n\(results.map(\.suite).joined())</testsuites>\n"
  }
}

extension SavedMap {
  init(inFile name: String) throws(UsageError) {
    try self.init(reading: try NamedFiles.text(of: name), named: name)
  }
}
