import Foundation
import Testing

/// A folder with transcripts, in which the built program is run; gone when it is released.
final class TranscriptFolder {
  /// What the app answers, and what it does not.
  static let right = """
    #: profile-repl 1
    # Anybody.
    | Members
    |...
    = exit 0

    """
  static let wrong = right.replacing("Members", with: "Member")

  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "transcripts-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: name).path, withDestinationPath: destination)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  func attribute<Value>(_ key: FileAttributeKey, of name: String) throws -> Value? {
    try FileManager.default.attributesOfItem(atPath: url.appending(path: name).path)[key] as? Value
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> BuiltProgram {
    try BuiltProgram(arguments, input: input, environment: environment, in: url)
  }
}
