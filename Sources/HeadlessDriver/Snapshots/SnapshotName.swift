import StateBinding

/// What the file of a snapshot is called: after its test and the arguments of that.
struct SnapshotName {
  /// The test, without its brackets.
  let test: String
  let arguments: [String]

  init(test: String, arguments: [Any]) {
    // A name in backticks may have brackets.
    self.test =
      test.hasPrefix("`")
      ? String(test.dropFirst().prefix { $0 != "`" }) : String(test.prefix { $0 != "(" })
    self.arguments = arguments.map { $0 as? String ?? String(stable: $0) }
  }

  /// It as the name of a file: words with hyphens between them, the arguments behind dots.
  var file: String {
    ([test] + arguments).map(Self.words).joined(separator: ".") + ".snapshot"
  }

  /// It as a person reads it.
  var shown: String {
    arguments.isEmpty ? test : "\(test) (\(arguments.joined(separator: ", ")))"
  }

  private static func words(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.joined(separator: "-")
    // Names of files have at most 255 bytes, and a text may have no words.
    return name.isEmpty ? "_" : String(name.prefix(60))
  }
}
