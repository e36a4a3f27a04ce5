import HeadlessDriver
import StateBindingFiles

/// The two outputs of a program: standard output for the app, and standard error for messages.
@MainActor
struct Streams {
  private let program: String
  let output: Output
  private let errors: Output

  init(program: String, output: Int32 = 1, errors: Int32 = 2) {
    self.program = program
    self.output = Output(descriptor: standardDescriptor(output))
    self.errors = Output(descriptor: standardDescriptor(errors))
  }

  init(program: String, to output: Output) {
    (self.program, self.output, errors) = (program, output, output)
  }

  /// Writes `text` to standard error, after everything that was written to the output. Writes nothing if the pipe of the output
  /// was closed. Escapes the text, because an app's error may contain the name of a file.
  func complain(_ text: String) {
    do throws(SystemError) {
      try output.flush()
    } catch  where error.isClosedPipe {
      return
    } catch {
      // `finish` reports this failure.
    }
    errors.write("\(program): \(Escaping.text(text))\n")
    try? errors.flush()
  }

  /// Writes out `text` and returns the status to end with.
  func finish(printing text: String) -> ExitStatus {
    output.write(text)
    return finish(.success)
  }

  /// Writes `report` to `file`, flushes the output, and returns the status to end with: `status`, unless writing failed.
  func finish(_ status: ExitStatus, writing report: Report, to file: String?) -> ExitStatus {
    guard let file else { return finish(status) }
    do throws(UsageError) {
      try WholeFile.saveOrExplain(report.page, to: file)
      return finish(status)
    } catch {
      return fail(error)
    }
  }

  /// Complains of `error`, flushes the output, and returns the status to end with.
  func fail(_ error: UsageError) -> ExitStatus {
    complain("\(error)")
    return finish(error.status)
  }

  /// Flushes the output and returns the status to end with: `status`, unless writing failed.
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

extension WholeFile {
  /// Writes `bytes` to `file`, which the command line names.
  static func saveOrExplain(_ bytes: [UInt8], to file: String) throws(UsageError) {
    try explain(cannot: "write \(Quoting.quoted(file))") { () throws(SystemError) in
      try save(bytes, to: file)
    }
  }
}
