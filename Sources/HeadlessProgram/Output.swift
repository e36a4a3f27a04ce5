import StateBindingC
package import StateBindingFiles

/// Buffers text and writes it to a descriptor in large pieces. Every failure to write is reported.
///
/// After a failure, all further text is dropped.
package final class Output {
  let descriptor: Int32
  private let keepsText: Bool
  private var buffer: [UInt8] = []
  /// The number of bytes at which the buffer is written.
  private static let capacity = 1 << 16

  /// The error of the write that failed, if one did.
  package private(set) var failure: SystemError?

  /// Makes an output to `descriptor`, which the caller closes.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    keepsText = false
  }

  /// Makes an output that only keeps its `text`.
  init() { (descriptor, keepsText) = (-1, true) }

  var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Appends `text` to the buffer, which is written out when it is large enough, or by `flush()`.
  package func write(_ text: String) {
    write { $0.append(contentsOf: text.utf8) }
  }

  /// Lets `body` append bytes to the buffer.
  func write(_ body: (inout [UInt8]) -> Void) {
    guard failure == nil else { return }
    body(&buffer)
    if buffer.count >= Self.capacity { try? flush() }
  }

  /// Writes out the buffer. Throws if this or an earlier write failed.
  package func flush() throws(SystemError) {
    if let failure { throw failure }
    guard !buffer.isEmpty, !keepsText else { return }
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

/// The standard descriptor `number`. If the program was started without it, -1, which every system call refuses.
///
/// The system reuses the number of a missing descriptor. Before the program's first line the Swift runtime opens timers and
/// queues, and reading from one of them would never end. The file type of such a descriptor is 0.
func standardDescriptor(_ number: Int32) -> Int32 {
  var status = stat()
  return fstat(number, &status) == 0 && status.st_mode & S_IFMT != 0 ? number : -1
}
