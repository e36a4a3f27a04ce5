/// Text on its way to a descriptor, written out in large pieces; not a byte is lost without an error.
///
/// After a failure nothing more is written or kept.
package final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// Why writing failed, if it did.
  package private(set) var failure: SystemError?

  /// An output to `descriptor`, which stays the caller's to close.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Puts `text` behind what was written before; it is written out when there is much, or by `flush()`.
  package func write(_ text: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: text.utf8)
    if buffer.count >= 1 << 16 { writeOut() }
  }

  /// Puts behind what was written before what `body` appends.
  func write(_ body: (inout [UInt8]) -> Void) {
    guard failure == nil else { return }
    body(&buffer)
    if buffer.count >= 1 << 16 { writeOut() }
  }

  /// Writes out everything; throws the failure if writing failed now or earlier.
  package func flush() throws(SystemError) {
    if !buffer.isEmpty { writeOut() }
    if let failure { throw failure }
  }

  private func writeOut() {
    do throws(SystemError) {
      try buffer.withUnsafeBufferPointer { bytes throws(SystemError) in
        try writeBytes(descriptor, UnsafeRawBufferPointer(bytes))
      }
      buffer.removeAll(keepingCapacity: true)
    } catch {
      failure = error
      buffer = []
    }
  }
}
