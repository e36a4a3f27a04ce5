/// The snapshots of one file of tests: what screens and states were when a person last looked.
///
/// They stand in a folder beside the tests, a file for each test and its arguments. They are recorded only while the
/// environment has `RECORD_SNAPSHOTS` set to `1`, and never where `CI` is set.
@MainActor
public struct Snapshots {
  /// Who has which file, in this process.
  private static var claims: [String: Claim] = [:]

  private struct Claim {
    let name: String
    let line: UInt
    let recorded: String?
  }

  let tests: String
  private let isRecording: Bool

  /// The snapshots of the tests in the file `tests`, with the variables `environment`, else those of the process.
  public init(
    of tests: String = #filePath, environment: [String: String]? = nil
  ) {
    self.tests = tests
    let environment = environment ?? ProcessEnvironment.read()
    isRecording =
      environment["RECORD_SNAPSHOTS"] == "1" && (environment["CI"] ?? "").isEmpty
  }

  /// The folder in which they stand.
  public var folder: String {
    (tests.hasSuffix(".swift") ? String(tests.dropLast(6)) : tests) + ".snapshots"
  }

  /// How `value` and its snapshot agree; `arguments` are those of the test.
  ///
  /// A `Screen` is written as its text, a text as itself, and anything else as `String(stable:)` describes it.
  public func check<Value>(
    _ value: Value, _ arguments: Any..., test: String = #function, line: UInt = #line
  ) -> SnapshotCheck {
    check(
      text: snapshotText(of: value), SnapshotName(test: test, arguments: arguments), line: line)
  }

  private func check(text: String, _ name: SnapshotName, line: UInt) -> SnapshotCheck {
    let path = "\(folder)/\(name.file)"
    let claim = Claim(name: name.shown, line: line, recorded: isRecording ? text : nil)
    if let problem = Self.claim(path, claim) {
      return SnapshotCheck(passed: false, "\(path): \(problem); tell them apart by arguments\n")
    }
    do throws(SystemError) {
      if isRecording { return try record(text, at: path) }
      let expected = String(decoding: try WholeFile.read(path), as: UTF8.self)
      return SnapshotCheck(text, expected, named: path, remedy: "; \(Self.howToRecord)")
    } catch {
      if error.isNoFile {
        return SnapshotCheck(
          passed: false, "\(path): there is no snapshot yet; \(Self.howToRecord)\n\(text)")
      }
      return SnapshotCheck(passed: false, "\(path): \(error)\n")
    }
  }

  /// Takes the file `path` for `claim`; what is wrong if it is another's.
  private static func claim(_ path: String, _ claim: Claim) -> String? {
    // Some file systems take capitals for small letters.
    let key = path.lowercased()
    guard let other = claims[key] else {
      claims[key] = claim
      return nil
    }
    if other.name != claim.name || other.line != claim.line {
      return
        "it is the snapshot of \(other.name) at line \(other.line) and of \(claim.name) at line \(claim.line)"
    }
    if let recorded = claim.recorded {
      if other.recorded ?? recorded != recorded {
        return "\(claim.name) takes this snapshot more than once, of different values"
      }
      claims[key] = claim
    }
    return nil
  }

  private static let howToRecord =
    "if this is right, run the test with RECORD_SNAPSHOTS=1 to record it"

  private func record(_ text: String, at path: String) throws(SystemError) -> SnapshotCheck {
    try makeFolder(folder)
    do throws(SystemError) {
      if try WholeFile.read(path) != Array(text.utf8) {
        try WholeFile.replace(path, with: Array(text.utf8))
      }
    } catch {
      guard error.isNoFile else { throw error }
      try WholeFile.write(Array(text.utf8), toNew: path)
    }
    return SnapshotCheck(passed: true, "\(path): recorded\n")
  }
}
