#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, which is closed when this value is destroyed.
nonisolated struct Descriptor: ~Copyable {
  let number: Int32

  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    number = try SystemError.check { open(path, flags | O_CLOEXEC, mode) }
  }

  deinit {
    close(number)
  }

  /// The contents of a regular file of at most `limit` bytes.
  func contents(limit: Int) throws(SystemError) -> [UInt8] {
    let status = try status()
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try SystemError.check { read(number, &chunk, chunk.count) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      // Another process may make the file grow.
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }

  /// Writes all of `bytes`.
  func append(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try SystemError.check {
        rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the data of a file, or the renames in a directory, are on the disk.
  func flush() throws(SystemError) {
    #if canImport(Darwin)
      // On Darwin `fsync` leaves the data in the disk's own cache. Some file systems have no F_FULLFSYNC.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    try SystemError.check { fsync(number) }
  }

  /// The owner, the group, the size and the kind of the file.
  func status() throws(SystemError) -> stat {
    var status = stat()
    try SystemError.check { fstat(number, &status) }
    return status
  }

  /// Gives the file to the owner and the group of `other`, if the system allows it: only root may do this.
  func takeOwner(of other: stat) throws(SystemError) {
    let status = try status()
    if (status.st_uid, status.st_gid) == (other.st_uid, other.st_gid) { return }
    _ = fchown(number, other.st_uid, other.st_gid)
  }

  /// Sets the permissions to exactly `mode`, whatever the umask is.
  func setMode(_ mode: mode_t) throws(SystemError) {
    try SystemError.check { fchmod(number, mode) }
  }
}

/// The error of a system call.
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

  /// The path leads to a directory, a pipe or a device instead of a file.
  static let notAFile = SystemError(code: EISDIR, description: "it is not a regular file")

  /// The error for a file of more than `limit` bytes.
  static func tooLarge(limit: Int) -> SystemError {
    SystemError(code: EFBIG, description: "it is larger than \(limit) bytes")
  }

  /// Returns the result of `call`, which is repeated while signals interrupt it.
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
