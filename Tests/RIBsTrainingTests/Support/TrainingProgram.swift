import Foundation

/// The built program.
nonisolated enum TrainingProgram {
  struct Run {
    let output: String
    let complaints: String
    let status: Int32
  }

  /// What it prints when `input` is all it reads.
  @concurrent static func run(_ arguments: [String], input: String = "") async throws -> Run {
    let program = Process()
    program.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "ribs-training")
    program.arguments = arguments
    let (lines, printed, complained) = (Pipe(), Pipe(), Pipe())
    program.standardInput = lines
    program.standardOutput = printed
    program.standardError = complained
    // Not `waitUntilExit()`: it runs a run loop, on a thread that the main actor may need.
    let (ends, end) = AsyncStream<Int32>.makeStream()
    program.terminationHandler = { end.yield($0.terminationStatus) }
    try program.run()
    lines.fileHandleForWriting.write(Data(input.utf8))
    try lines.fileHandleForWriting.close()
    let output = printed.fileHandleForReading.readDataToEndOfFile()
    // Complaints are few: they wait in their pipe.
    let complaints = complained.fileHandleForReading.readDataToEndOfFile()
    var iterator = ends.makeAsyncIterator()
    return Run(
      output: String(decoding: output, as: UTF8.self),
      complaints: String(decoding: complaints, as: UTF8.self),
      status: await iterator.next() ?? -1)
  }
}
