import Foundation
import Testing

/// A transcript of the program: the typed lines, the options and the whole output.
nonisolated struct TranscriptFile: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }

  static let folder = URL(filePath: #filePath).appending(path: "../../Transcripts").standardized

  /// All transcripts, sorted by name.
  static func all() throws -> [TranscriptFile] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "transcript" }
      .sorted { $0.path < $1.path }
      .map {
        TranscriptFile(
          name: $0.deletingPathExtension().lastPathComponent,
          text: String(decoding: try Data(contentsOf: $0), as: UTF8.self))
      }
  }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The path of the file.
  var path: String { Self.folder.appending(path: "\(name).transcript").path }

  /// The arguments that repeat the run.
  var arguments: [String] {
    let settings = lines[0].split(separator: " ").dropFirst(3)
    return ["--echo"]
      + settings.flatMap { setting in
        let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
        return ["--\(parts[0])"] + parts.dropFirst()
      }
  }

  /// The typed lines.
  var input: String {
    lines.filter { $0.hasPrefix("> ") }.map { "\($0.dropFirst(2))\n" }.joined()
  }

  /// The answer to the last line.
  var end: Substring? { text.range(of: "\n> ", options: .backwards).map { text[$0.upperBound...] } }
}
