/// Where a program writes: what it shows, and what went wrong.
@MainActor
struct Streams {
  let program: String
  let output = Output(descriptor: 1)
  let errors = Output(descriptor: 2)

  /// Writes `text` to standard error, behind everything that was shown before it.
  func complain(_ text: String) {
    try? output.flush()
    errors.write("\(program): \(text)\n")
    try? errors.flush()
  }

  /// Writes out `text` and says how that ended.
  func finish(printing text: String) -> ExitStatus {
    output.write(text)
    return finish(.success)
  }

  /// Writes out everything; the status to end with, `status` if that went well.
  func finish(_ status: ExitStatus) -> ExitStatus {
    do throws(SystemError) {
      try output.flush()
      return status
    } catch {
      let failure = ExitStatus(outputFailedWith: error)
      if failure != .closedPipe { complain("cannot write the output: \(error)") }
      return failure
    }
  }
}
