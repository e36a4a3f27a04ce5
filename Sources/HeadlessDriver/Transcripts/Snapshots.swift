import HeadlessUI
import StateBinding
public import StateBindingFiles

/// The snapshots of one test file: screens and states that a person has recorded.
///
/// A folder next to the test file has one snapshot file for each test and its arguments. Snapshots are recorded only while the
/// environment variable `RECORD_SNAPSHOTS` is `1`, and never if `CI` is set.
@MainActor
public struct Snapshots {
  /// The snapshot that uses each file in this process, by lowercased path.
  private static var claims: [String: Claim] = [:]

  private struct Claim {
    let name: String
    let line: UInt
    let recorded: String?
  }

  private let tests: String
  private let isRecording: Bool

  /// The snapshots of the tests in the file `tests`. Reads variables from `environment`, or from the process if that is nil.
  public init(of tests: String = #filePath, environment: [String: String]? = nil) {
    self.tests = tests
    func variable(_ name: String) -> String {
      if let environment { return environment[name] ?? "" }
      return ProcessEnvironment.variable(name) ?? ""
    }
    isRecording = variable("RECORD_SNAPSHOTS") == "1" && variable("CI").isEmpty
  }

  public var folder: String {
    (tests.hasSuffix(".swift") ? String(tests.dropLast(6)) : tests) + ".snapshots"
  }

  /// Compares `value` with its snapshot; `arguments` are those of the test.
  ///
  /// A `Screen` is written as its text, a text as itself, and anything else as `String(stable:width:)` describes it: in one
  /// line of 80 columns, or a line for each field.
  public func check<Value>(
    _ value: Value, _ arguments: Any..., test: String = #function, line: UInt = #line
  ) -> SnapshotCheck {
    let name = SnapshotName(test: test, arguments: arguments)
    let text = snapshotText(of: value)
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

  /// Reserves the file `path` for `claim`. Returns the problem if another snapshot uses the file.
  private static func claim(_ path: String, _ claim: Claim) -> String? {
    // Some file systems do not distinguish capitals from small letters.
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
    let bytes = Array(text.utf8)
    if (try? WholeFile.read(path)) != bytes { try WholeFile.save(bytes, to: path) }
    return SnapshotCheck(passed: true, "\(path): recorded\n")
  }

  /// The snapshots whose test is gone: the test file has no function of that name.
  ///
  /// The test file is read as text, so the result does not depend on the tests that have run. A snapshot is not listed if its
  /// test exists but no longer has its arguments.
  public func orphans() throws(SystemError) -> [String] {
    let function = Array("func ".utf8)
    var names: Set<String> = []
    for line in try WholeFile.read(tests).split(separator: 0x0A) {
      for start in line.indices where line[start...].starts(with: function) {
        let test = String(decoding: line[start...].dropFirst(function.count), as: UTF8.self)
        names.insert(SnapshotName(test: test, arguments: []).file)
      }
    }
    return try FoundFile.paths(below: folder, withSuffix: ".snapshot").filter { path in
      let file = path.dropFirst(folder.utf8.count + 1)
      return !names.contains(file.prefix { $0 != "." } + ".snapshot")
    }
  }
}

/// Compares `value` with the literal `expected`, byte for byte, but ignores a line feed at the end.
///
/// A `Screen` is written as its text, a text as itself, and anything else as `String(stable:width:)` describes it: in one
/// line of 80 columns, or a line for each field.
public func checkSnapshot<Value>(_ value: Value, is expected: String) -> SnapshotCheck {
  SnapshotCheck(snapshotText(of: value), snapshotText(of: expected), named: "literal")
}

private func snapshotText<Value>(of value: Value) -> String {
  let text =
    switch value {
    case let screen as Screen: screen.text()
    case let text as String: text
    default: String(stable: value, width: 80)
    }
  return text.utf8.last == 0x0A ? text : text + "\n"
}

/// The result of comparing a value with its snapshot; a test hands it to `#expect`.
public struct SnapshotCheck: Sendable, CustomStringConvertible {
  /// Whether the value and the snapshot agree.
  public let passed: Bool
  /// A sentence that says what differs or what else is wrong, and what to do; then the difference.
  public let description: String

  fileprivate init(passed: Bool, _ description: String) {
    self.passed = passed
    self.description = description
  }

  /// Compares `text` with `expected` byte for byte. Messages call the snapshot `name`.
  fileprivate init(_ text: String, _ expected: String, named name: String, remedy: String = "") {
    let lines = Self.lines(of: expected)
    let edits = LineEdit.edits(from: lines, to: Self.lines(of: text))
    let changes = LineEdit.summary(of: edits)
    self.init(
      passed: changes.isEmpty,
      changes.isEmpty
        ? "\(name): passed\n"
        : "\(name): the snapshot differs: \(changes)\(remedy)\n"
          + UnifiedDifference.text(of: edits, to: lines, in: name))
  }

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}

/// The name of a snapshot's file, made from the test and its arguments.
private struct SnapshotName {
  private let test: String
  private let arguments: [String]

  init(test: String, arguments: [Any]) {
    // A name in backticks may contain parentheses.
    self.test =
      test.hasPrefix("`")
      ? String(test.dropFirst().prefix { $0 != "`" }) : String(test.prefix { $0 != "(" })
    self.arguments = arguments.map { $0 as? String ?? String(stable: $0) }
  }

  /// The name of the file: words joined by hyphens, with a dot before each argument. The name is cut, because a file name has at
  /// most 255 bytes, and the draft of the file has a longer name.
  var file: String {
    let words = [Self.cut(Self.words(test), to: 180)] + arguments.map(Self.words)
    return Self.cut(words.joined(separator: "."), to: 230) + ".snapshot"
  }

  /// The name of the snapshot in messages.
  var shown: String {
    arguments.isEmpty ? test : "\(test) (\(arguments.joined(separator: ", ")))"
  }

  private static func words(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.joined(separator: "-")
    // A text without letters and digits becomes `_`.
    return name.isEmpty ? "_" : String(name.prefix(60))
  }

  /// The longest beginning of `name` that has at most `count` bytes.
  private static func cut(_ name: String, to count: Int) -> String {
    if name.utf8.count <= count { return name }
    var end = name.utf8.index(name.startIndex, offsetBy: count)
    while end.samePosition(in: name.unicodeScalars) == nil { end = name.utf8.index(before: end) }
    return String(name[..<end])
  }
}
