import Foundation

/// One run of the built `profile-repl`.
struct BuiltProgram {
  let status: Int32
  let output: String
  let errors: String

  init(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], in folder: URL
  ) throws {
    let program = Process()
    program.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "profile-repl")
    program.arguments = arguments
    program.environment = environment
    program.currentDirectoryURL = folder
    let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
    program.standardInput = standardInput
    program.standardOutput = output
    program.standardError = errors
    let ended = DispatchSemaphore(value: 0)
    program.terminationHandler = { _ in ended.signal() }
    try program.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    // Not `waitUntilExit()`: it runs a run loop on whatever thread the main actor is on.
    ended.wait()
    status = program.terminationStatus
  }
}
