import StateBindingC
import StateBindingFiles

/// One end of the connection over which a process and its child send messages.
final class Link {
  enum Kind: UInt8 {
    case message = 1
    /// A line that is about to be sent to the app. Begins with the number of the lines told before that are in front of it.
    case line
    /// No line is sent any more.
    case pastLines
  }

  typealias Message = (kind: Kind, bytes: [UInt8])

  let descriptor: Int32
  private var received: [UInt8] = []
  /// The number of received bytes that were already taken.
  private var taken = 0

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Two connected descriptors that other processes do not inherit.
  static func pair() throws(SystemError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      try SystemError.check { socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #else
      #if canImport(Glibc)
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      #else
        let kind = SOCK_STREAM | SOCK_CLOEXEC
      #endif
      try SystemError.check { socketpair(AF_UNIX, kind, 0, &ends) }
    #endif
    return (ends[0], ends[1])
  }

  /// The bytes of a message: its kind, its length and its contents.
  static func bytes(_ kind: Kind, _ contents: some Collection<UInt8>) -> [UInt8] {
    var bytes = [kind.rawValue]
    bytes.reserveCapacity(contents.count + 16)
    withUnsafeBytes(of: contents.count) { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: contents)
    return bytes
  }

  func send(_ kind: Kind, _ contents: some Collection<UInt8>) throws(SystemError) {
    try writeBytes(descriptor, Self.bytes(kind, contents))
  }

  /// Reads once, and waits if nothing has come. Returns false at the end.
  func read() throws(SystemError) -> Bool {
    if taken == received.count || taken > 1 << 20 {
      received.removeFirst(taken)
      taken = 0
    }
    let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      Result { () throws(SystemError) in
        let count = try readBytes(descriptor, buffer)
        received += buffer[..<count]
        return count
      }
    }
    return try count.get() > 0
  }

  /// Takes the next whole message that was received.
  func next() -> Message? {
    let start = taken + 1 + MemoryLayout<Int>.size
    guard start <= received.count, let kind = Kind(rawValue: received[taken]) else { return nil }
    let count = received.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: taken + 1, as: Int.self)
    }
    guard 0...(received.count - start) ~= count else { return nil }
    taken = start + count
    // A slice would share the buffer, which would then be copied whenever something is received.
    return (kind, Array(received[start..<taken]))
  }
}
