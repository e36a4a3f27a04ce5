import Foundation

/// A command that runs to its end.
enum Command {
  struct Result {
    var status: Int32
    var text: String
  }

  /// Runs the command; the text is its standard output, and its standard error if `merging`.
  static func output(_ arguments: [String], merging: Bool = false) -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    process.standardError = merging ? output : FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return Result(status: 127, text: "cannot run \(arguments[0]): \(error)")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
  }
}

/// An error of the compiler.
struct CompilerError: Hashable {
  var path: String
  /// From 1, as the compiler counts; the column in bytes.
  var line: Int
  var column: Int
  var message: String

  /// The errors in the output of a build, each once.
  static func all(in output: String) -> [CompilerError] {
    var seen: Set<CompilerError> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.firstMatch(of: /^(\/[^:]+):(\d+):(\d+): error: (.+)$/),
        let row = Int(match.2), let column = Int(match.3)
      else { return nil }
      let error = CompilerError(
        path: String(match.1), line: row, column: column, message: String(match.4))
      return seen.insert(error).inserted ? error : nil
    }
  }
}
