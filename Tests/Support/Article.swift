public import Foundation

/// An article with files to write and commands to run.
public struct Article {
  /// A step for the reader.
  public enum Part {
    case file(name: String, text: String)
    case change(name: String, old: String, new: String)
    case command(String, output: String)
  }

  public let parts: [Part]

  /// Reads the article at `path` in this package. The line above a file or a difference names the
  /// file: `` `NAME`: ``. A block
  /// without a name is an example and not a step.
  public init(_ path: String) throws {
    let text = try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
    var parts: [Part] = []
    var file = ""
    var lines = text.components(separatedBy: "\n")[...]
    while let line = lines.popFirst() {
      if line.hasPrefix("`"), line.hasSuffix("`:") { file = String(line.dropFirst().dropLast(2)) }
      guard line.hasPrefix("```") else { continue }
      let block = Array(lines.prefix { $0 != "```" })
      lines = lines.dropFirst(block.count + 1)
      switch line {
      case "```console":
        for line in block {
          if line.hasPrefix("$ ") {
            parts.append(.command(String(line.dropFirst(2)), output: ""))
          } else if case .command(let command, let output)? = parts.popLast() {
            parts.append(.command(command, output: output + line + "\n"))
          }
        }
      case "```diff":
        let old = block.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }
        let new = block.map { $0.dropFirst() }
        parts.append(
          .change(name: file, old: old.joined(separator: "\n"), new: new.joined(separator: "\n")))
      case _ where file.isEmpty: break
      default: parts.append(.file(name: file, text: block.joined(separator: "\n") + "\n"))
      }
      file = ""
    }
    self.parts = parts
  }

  public var files: [(name: String, text: String)] {
    parts.compactMap { if case .file(let name, let text) = $0 { (name, text) } else { nil } }
  }

  public var commands: [(command: String, output: String)] {
    parts.compactMap {
      if case .command(let command, let output) = $0 { (command, output) } else { nil }
    }
  }

  /// The folder of this package.
  public static let package = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// `text` of a manifest, with the path of this package.
  public static func inPlace(_ text: String) -> String {
    text.replacingOccurrences(of: "path: \"../StateBinding\"", with: "path: \"\(package.path)\"")
  }

  /// Runs `command` in `folder` and returns its output.
  public static func shell(_ command: String, in folder: TemporaryFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(filePath: folder.path)
    // A reader's shell, also where these tests run in CI, in which nothing is recorded.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "CI" }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
