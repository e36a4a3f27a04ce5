#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Text on its way to a descriptor, written out in large pieces; no byte is lost without an error.
///
/// After a failure nothing more is written or kept.
package final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// The reason why writing failed, if it did.
  package private(set) var failure: SystemError?

  /// An output to `descriptor`, which stays the caller's to close.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Appends `text`, which is written out when there is much, or by `flush()`.
  package func write(_ text: String) {
    write { $0.append(contentsOf: text.utf8) }
  }

  /// Lets `body` append bytes to the text.
  func write(_ body: (inout [UInt8]) -> Void) {
    guard failure == nil else { return }
    body(&buffer)
    if buffer.count >= 1 << 16 { try? flush() }
  }

  /// Writes out everything; throws the failure if writing failed now or earlier.
  package func flush() throws(SystemError) {
    if let failure { throw failure }
    guard !buffer.isEmpty else { return }
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

/// The two outputs of a program: for the app, and for errors.
@MainActor
struct Streams {
  private let program: String
  let output = Output(descriptor: standardDescriptor(1))
  private let errors = Output(descriptor: standardDescriptor(2))

  init(program: String) {
    self.program = program
  }

  /// Writes `text` to standard error, after everything that was shown before; nothing if nobody reads the output any more.
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

  /// Writes out `text` and returns the status to end with.
  func finish(printing text: String) -> ExitStatus {
    output.write(text)
    return finish(.success)
  }

  /// Writes out everything and returns the status to end with, `status` if that went well.
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

/// The standard descriptor `number`; if the program was started without it, one that every call refuses.
///
/// The system gives a missing number to the file that is opened next, and the Swift runtime opens timers and queues before
/// the program's first line: reading from one of those would never end. They are no files, so their type is 0.
func standardDescriptor(_ number: Int32) -> Int32 {
  var status = stat()
  return fstat(number, &status) == 0 && status.st_mode & S_IFMT != 0 ? number : -1
}
