/// Where a program writes: what it shows, and what went wrong.
@MainActor
struct Streams {
  let program: String
  let output = Output(descriptor: standardDescriptor(1))
  let errors = Output(descriptor: standardDescriptor(2))

  /// Writes `text` to standard error, behind everything that was shown before it. Where nobody reads that any more,
  /// nobody waits for this either.
  func complain(_ text: String) {
    do throws(SystemError) {
      try output.flush()
    } catch  where error.isClosedPipe {
      return
    } catch {
      // `finish` says so.
    }
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
