public import HeadlessDriver
public import Testing

/// The files that show a failure. `swift test --attachments-path FOLDER` writes them to a folder.
struct FailureFiles {
  let location: SourceLocation
  private(set) var names: [String] = []

  init(at location: SourceLocation) {
    self.location = location
  }

  /// Attaches `text` as a file called `name`.
  mutating func attach(_ text: String, named name: String) {
    attach(Array(text.utf8), named: name)
  }

  mutating func attach(_ bytes: [UInt8], named name: String) {
    // A file's name cannot have the names of folders.
    let name = name.replacing("/", with: "-")
    Attachment.record(bytes, named: name, sourceLocation: location)
    names.append(name)
  }

  /// The names, for the text of the failure.
  var sentence: String { names.isEmpty ? "" : "attached: \(names.joined(separator: ", "))" }
}

extension Exploration {
  /// Expects that the exploration found no violation, and proved each promise unless the plan `allowsUnproved`.
  ///
  /// Each violation is an issue, with its transcript attached. The map is attached once, as a page.
  @MainActor
  public func expectNoViolations(sourceLocation: SourceLocation = #_sourceLocation) {
    for promise in unproved {
      Issue.record(
        "\(promise); explore without the limits, add a start where the promise begins, or set allowsUnproved: true in the plan",
        sourceLocation: sourceLocation)
    }
    if violations.isEmpty { return }
    var map = FailureFiles(at: sourceLocation)
    map.attach(self.map(named: "Exploration"), named: "map.html")
    for (index, violation) in violations.enumerated() {
      var files = map
      files.attach(violation.transcript, named: "\(index + 1)-\(violation.kind).transcript")
      Issue.record("\(violation)\(files.sentence)", sourceLocation: sourceLocation)
    }
  }
}

/// The trait `.strictExploration`: makes each gap of an exploration in the test a violation, as `--strict` does.
public struct StrictExploration: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  @concurrent public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Exploration.$isStrict.withValue(true) { try await function() }
  }
}

extension Trait where Self == StrictExploration {
  /// Makes each gap a violation; see ``StrictExploration``.
  public static var strictExploration: StrictExploration { StrictExploration() }
}
