#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the operating system said when it refused a call.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The `errno` of the call.
  public let number: Int32

  /// The error with the number `number`.
  public init(number: Int32) {
    self.number = number
  }

  /// What the call that has just failed left in `errno`.
  init() {
    number = errno
  }

  /// Whether nobody reads the other end of the pipe any more.
  public var isClosedPipe: Bool { number == EPIPE }

  /// Whether there is nothing of that name.
  var isNoFile: Bool { number == ENOENT }

  /// The system's words: `No space left on device`.
  public var description: String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}
