import Harness
import HeadlessDriver
import Programs

/// A long script for `profile-repl` and its peers: a login, then questions that are asked and cancelled.
@MainActor
enum LongScript {
  private static let cycle = ["delete", "cancel", "logout", "cancel"]
  private static var prepared: (folder: ScratchFolder, frames: [[UInt8]])?

  /// Lines of the script: `opening`, then the cycle again and again.
  static let opening = Array("login 12345\n".utf8)
  static let cycleLines = cycle.map { Array("\($0)\n".utf8) }

  /// The first screen, the one that the opening leads to, then those of the cycle.
  static func frames() async throws -> [[UInt8]] { try await prepare().frames }

  /// The file with the frames, for the peer that writes them.
  static func framesFile() async throws -> String { try await prepare().folder.file("frames") }

  /// The path of a file to write to, which is not there yet.
  static func outputFile() async throws -> String {
    try await prepare().folder.fresh("output")
  }

  /// How many lines a script of at least `count` has: the last question is answered, as all are.
  static func lines(atLeast count: Int) -> Int { 1 + (count + 2) / 4 * 4 }

  /// The path of a script of as many lines as `lines(atLeast:)` says.
  static func file(lines count: Int) async throws -> String {
    let folder = try await prepare().folder
    let path = folder.file("script-\(count)")
    return exists(path) ? path : try folder.write(bytes(lines: count), to: "script-\(count)")
  }

  /// Removes the files.
  static func removeFiles() {
    prepared?.folder.remove()
    prepared = nil
  }

  private static func bytes(lines count: Int) -> [UInt8] {
    let cycle = cycleLines.joined()
    var bytes = opening
    for _ in 0..<(lines(atLeast: count) / 4) { bytes += cycle }
    return bytes
  }

  private static func prepare() async throws -> (folder: ScratchFolder, frames: [[UInt8]]) {
    if let prepared { return prepared }
    let session = Session(launch: ProfileApp.launch)
    var frames = [Array(await session.start().printed().utf8)]
    for line in ["login 12345"] + cycle {
      frames.append(Array(await session.send(line).printed().utf8))
    }
    let folder = try ScratchFolder()
    _ = try folder.write(Array(frames.joined(separator: [0])), to: "frames")
    prepared = (folder, frames)
    try await checkPeers()
    return (folder, frames)
  }

  /// A peer that prints something else would prove nothing.
  private static func checkPeers() async throws {
    let programs = BuiltPrograms.besideThis()
    let script = try await file(lines: 9)
    var printed: [[UInt8]] = []
    for (name, arguments) in [
      ("profile-repl", []), ("benchmark-peers", ["write-frames", try await framesFile()]),
      ("benchmark-peers", ["by-hand"]),
    ] {
      let output = try await outputFile()
      try run(
        try programs.path(of: name), arguments, input: .reading(script), output: .writing(output))
      printed.append(try contents(of: output))
    }
    guard printed.allSatisfy({ $0 == printed[0] }) else {
      throw ProgramError("profile-repl and its peers do not print the same")
    }
  }

  /// Runs a program to its end, which has to be a good one.
  @discardableResult
  static func run(
    _ path: String, _ arguments: [String], input: Child.Stream = .reading("/dev/null"),
    output: Child.Stream = .writing("/dev/null")
  ) throws -> Usage {
    let usage = try Child(path, arguments, input: input, output: output).end()
    guard usage.status == 0 else {
      throw ProgramError("\(path) \(arguments.joined(separator: " ")) ended with \(usage.status)")
    }
    return usage
  }
}
