#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a call to the system failed with.
nonisolated struct SystemError: Error, CustomStringConvertible {
  let code: Int32
  let description: String

  init(_ code: Int32) {
    self.init(code: code, description: String(cString: strerror(code)))
  }

  private init(code: Int32, description: String) {
    self.code = code
    self.description = description
  }

  /// A directory, a pipe or a device stands where a file should.
  static let notAFile = SystemError(code: EISDIR, description: "it is not a regular file")

  /// What `call` returns, called again while a signal interrupts it.
  @discardableResult
  static func check<Result: SignedInteger>(
    _ call: () -> Result
  ) throws(SystemError) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(errno) }
    }
  }
}
