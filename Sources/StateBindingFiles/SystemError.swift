import StateBindingC

/// The error of a system call.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The value of `errno` after the call.
  public let number: Int32
  /// The text for the error, such as `No space left on device`.
  public let description: String

  /// The error with the number `number`, and the system's text for it.
  package init(number: Int32) {
    self.init(
      number: number,
      description: strerror(number).map { String(cString: $0) } ?? "error \(number)")
  }

  /// The error of the call that has just failed.
  package init() {
    self.init(number: errno)
  }

  private init(number: Int32, description: String) {
    self.number = number
    self.description = description
  }

  /// The path leads to a folder, a pipe or a device instead of a file.
  package static let notAFile = SystemError(
    number: EISDIR, description: "it is not a regular file")

  /// The path leads to a file of this kind, which cannot be replaced.
  static func cannotReplace(_ kind: FileStatus.Kind) -> SystemError {
    SystemError(
      number: kind == .folder ? EISDIR : ELOOP,
      description: "it is \(kind.rawValue); name a regular file or a new one")
  }

  /// The error of a broken disk.
  package static let failedDisk = SystemError(number: EIO)

  /// The error for a file of more than `limit` bytes.
  package static func tooLarge(limit: Int) -> SystemError {
    SystemError(number: EFBIG, description: "it is larger than \(limit) bytes")
  }

  /// Whether the reading end of the pipe was closed.
  public var isClosedPipe: Bool { number == EPIPE }

  /// Whether there is no file of that name.
  package var isNoFile: Bool { number == ENOENT }

  /// Whether making a folder can fail with this error even if the folder exists already.
  package var mayBeOfExistingFolder: Bool { [EISDIR, EROFS, EACCES].contains(number) }

  /// Whether another process holds a lock for too long.
  package var isBusy: Bool { number == EWOULDBLOCK }

  /// Returns the result of `call`, which is repeated while signals interrupt it.
  @discardableResult
  package static func check<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError() }
    }
  }
}
