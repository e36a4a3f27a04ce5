import Foundation
import TestSupport
import Testing

/// The article "Adding a RIB in five minutes". `STATEBINDING_LONG=1` follows it in a package of its own, command by command, which
/// takes minutes; otherwise only the output of `generate-rib` is compared.
struct FiveMinutesTests {
  private nonisolated static let isLong =
    ProcessInfo.processInfo.environment["STATEBINDING_LONG"] != nil

  private let package = URL(filePath: #filePath).appending(path: "../../..").standardized
  private let article: String

  init() throws {
    let file = package.appending(
      path: "Sources/StateBinding/StateBinding.docc/AddingARIBInFiveMinutes.md")
    article = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test func `generate-rib prints what the article shows`() throws {
    let folder = try TemporaryFolder()
    for step in commands where step.command.contains("generate-rib") {
      let arguments = step.command.components(separatedBy: "generate-rib ")[1]
        .replacingOccurrences(of: "--target Notes ", with: "").split(separator: " ").map(
          String.init)
      let run = try Outcome(
        of: "RIBTemplates",
        arguments + [
          "--module", "Notes", "--sources", "\(folder.path)/Sources/Notes", "--tests",
          "\(folder.path)/Tests/NotesTests",
        ], in: folder)
      #expect(run.output == step.output)
    }
  }

  @Test(.enabled(if: isLong), .timeLimit(.minutes(15)))
  func `each command of the article prints what the article shows`() throws {
    let folder = try TemporaryFolder()
    for part in parts {
      switch part {
      case .file(let name, let text):
        try folder.write(inPlace(text), to: name)
      case .change(let name, let old, let new):
        let text = try folder.text(of: name)
        #expect(text.contains(old))
        try folder.write(text.replacingOccurrences(of: old, with: new), to: name)
      case .command(let command, let output):
        let printed = try shell(command, in: folder)
        for line in output.split(separator: "\n") {
          #expect(printed.contains(line), "\(command)\n\(printed)")
        }
      }
    }
  }

  @Test(.enabled(if: isLong), .timeLimit(.minutes(15)))
  func `each form of a RIB builds and passes its tests without an edit`() throws {
    let folder = try TemporaryFolder()
    for case .file(let name, let text) in parts where name != "Sources/notes/Program.swift" {
      try folder.write(inPlace(text), to: name)
    }
    try folder.write(
      "@main struct Notes { static func main() {} }\n", to: "Sources/notes/Program.swift")
    for arguments in [
      "Root --launch", "Cart --parent Root --wire", "Checkout --parent Cart --wire",
      "Session --viewless --parent Cart --wire", "Memo --no-view-model --parent Session --wire",
      "Guest --viewless",
    ] {
      _ = try shell(
        "swift package --allow-writing-to-package-directory generate-rib \(arguments) --target Notes",
        in: folder)
    }
    let printed = try shell("swift test -Xswiftc -warnings-as-errors 2>&1", in: folder)
    #expect(printed.contains("✔ Test run with 13 tests in 6 suites passed"), "\(printed)")
  }

  /// `text` with the path of this package.
  private func inPlace(_ text: String) -> String {
    text.replacingOccurrences(of: "path: \"../StateBinding\"", with: "path: \"\(package.path)\"")
  }

  /// What the article tells its reader to do.
  private enum Part {
    case file(name: String, text: String)
    case change(name: String, old: String, new: String)
    case command(String, output: String)
  }

  private var commands: [(command: String, output: String)] {
    parts.compactMap {
      if case .command(let command, let output) = $0 { (command, output) } else { nil }
    }
  }

  private var parts: [Part] {
    var parts: [Part] = []
    var file: String?
    var lines = article.components(separatedBy: "\n")[...]
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
          .change(
            name: file ?? "", old: old.joined(separator: "\n"), new: new.joined(separator: "\n")))
      default: parts.append(.file(name: file ?? "", text: block.joined(separator: "\n") + "\n"))
      }
    }
    return parts
  }

  private func shell(_ command: String, in folder: TemporaryFolder) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
