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
  /// Expects that the exploration found no violation. Each violation is an issue, with its transcript attached. The map is attached
  /// once, as a page.
  @MainActor
  public func expectNoViolations(sourceLocation: SourceLocation = #_sourceLocation) {
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
