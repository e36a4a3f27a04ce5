import HeadlessUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Buffers text and writes it to a descriptor in large pieces. Every failure to write is reported.
///
/// After a failure, all further text is dropped.
package final class Output {
  private let descriptor: Int32
  private let outlivesTraps: Bool
  private var buffer: [UInt8] = []

  /// The error of the write that failed, if one did.
  package private(set) var failure: SystemError?

  /// Makes an output to `descriptor`, which the caller closes. If it `outlivesTraps`, the buffer is written even if a trap ends
  /// the program; a program has one such output.
  package init(descriptor: Int32, outlivesTraps: Bool = false) {
    self.descriptor = descriptor
    self.outlivesTraps = outlivesTraps
  }

  /// Appends `text` to the buffer, which is written out when it is large enough, or by `flush()`.
  package func write(_ text: String) {
    write { $0.append(contentsOf: text.utf8) }
  }

  /// Lets `body` append bytes to the buffer.
  func write(_ body: (inout [UInt8]) -> Void) {
    guard failure == nil else { return }
    let kept = buffer.count
    body(&buffer)
    if buffer.count >= SuddenEnd.capacity {
      try? flush()
    } else if outlivesTraps {
      SuddenEnd.keep(buffer, behind: kept, for: descriptor)
    }
  }

  /// Writes out the buffer. Throws if this or an earlier write failed.
  package func flush() throws(SystemError) {
    if let failure { throw failure }
    guard !buffer.isEmpty else { return }
    if outlivesTraps { SuddenEnd.forget() }
    do throws(SystemError) {
      try writeBytes(descriptor, buffer)
      buffer.removeAll(keepingCapacity: true)
    } catch {
      failure = error
      buffer = []
      throw error
    }
  }
}

/// The two outputs of a program: standard output for the app, and standard error for messages.
@MainActor
struct Streams {
  private let program: String
  let output: Output
  private let errors: Output

  init(program: String, output: Int32 = 1, errors: Int32 = 2) {
    self.program = program
    self.output = Output(descriptor: standardDescriptor(output), outlivesTraps: true)
    self.errors = Output(descriptor: standardDescriptor(errors))
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
    do throws(SystemError) {
      try WholeFile.save(report.page, to: file)
      return finish(status)
    } catch {
      complain("cannot write \(Quoting.quoted(file)): \(error)")
      return finish(.inputOutput)
    }
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

extension ExitStatus {
  /// The status for an output that failed with `error`.
  package init(outputFailedWith error: SystemError) {
    self = error.isClosedPipe ? .closedPipe : .inputOutput
  }
}

/// The standard descriptor `number`. If the program was started without it, -1, which every system call refuses.
///
/// The system reuses the number of a missing descriptor. Before the program's first line the Swift runtime opens timers and
/// queues, and reading from one of them would never end. The file type of such a descriptor is 0.
func standardDescriptor(_ number: Int32) -> Int32 {
  var status = stat()
  return fstat(number, &status) == 0 && status.st_mode & S_IFMT != 0 ? number : -1
}
