import Foundation
package import HeadlessProgram

/// A folder for the files that an input needs.
package final class Scratch {
  private let folder: String

  /// Makes a folder in memory if the system has such a place, because every run of a program writes its output there.
  package init() throws {
    let memory = URL(filePath: "/dev/shm")
    let isThere = FileManager.default.isWritableFile(atPath: memory.path)
    let parent = isThere ? memory : FileManager.default.temporaryDirectory
    let url = parent.appending(path: "state-binding-fuzz-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    folder = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The path of the file `name`; of the folder itself if `name` is empty.
  package func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Removes all files.
  package func clear() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.removeItem(atPath: path(name))
    }
  }

  /// Writes `bytes` to the file `name`, and returns its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let path = path(name)
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  /// The bytes in the file `name`.
  package func bytes(of name: String) throws -> [UInt8] {
    let file = try FileHandle(forReadingFrom: URL(filePath: path(name)))
    defer { try? file.close() }
    return try file.readToEnd().map(Array.init) ?? []
  }

  /// Runs `program` with `arguments` to its end. Throws if the status is not documented, or if the output could act on a
  /// terminal. Colours are harmless if `arguments` ask for them.
  @discardableResult
  package func run(_ program: Program, _ arguments: [String]) async throws -> Outcome {
    let outputs = try ["output", "errors"].map { name in
      _ = try write([], to: name)
      return try FileHandle(forWritingTo: URL(filePath: path(name)))
    }
    let status = await program.run(
      arguments, output: outputs[0].fileDescriptor, errors: outputs[1].fileDescriptor)
    for output in outputs { try output.close() }
    let outcome = Outcome(
      status: status, output: try bytes(of: "output"), errors: try bytes(of: "errors"))
    for (name, bytes) in [("output", outcome.output), ("standard error", outcome.errors)] {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw BrokenPromise("the \(name) is not UTF-8: \(String(decoding: bytes, as: UTF8.self))")
      }
      let plain = arguments.contains("--color=always") ? withoutColors(text) : text
      try expectHarmless(plain, from: "the \(name) of \(arguments)")
    }
    return outcome
  }

  private func withoutColors(_ text: String) -> String {
    text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }

  /// The status and the output of a program.
  package struct Outcome {
    package let status: ExitStatus
    package let output: [UInt8]
    package let errors: [UInt8]
  }
}
