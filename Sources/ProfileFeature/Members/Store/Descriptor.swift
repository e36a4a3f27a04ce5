#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file, closed when it is let go.
nonisolated struct Descriptor: ~Copyable {
  let number: Int32

  init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    number = try SystemError.check { open(path, flags | O_CLOEXEC, mode) }
  }

  deinit {
    close(number)
  }

  /// All there is in a regular file.
  func contents() throws(SystemError) -> [UInt8] {
    var status = stat()
    try SystemError.check { fstat(number, &status) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try SystemError.check { read(number, &chunk, chunk.count) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
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

  /// Returns when what was written, or renamed in a directory, is on the disk.
  func flush() throws(SystemError) {
    #if canImport(Darwin)
      // There `fsync` leaves it in the disk's own memory. Not every file system knows more.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    try SystemError.check { fsync(number) }
  }

  /// Gives the file exactly the rights of `mode`, whatever the process masks.
  func setMode(_ mode: mode_t) throws(SystemError) {
    try SystemError.check { fchmod(number, mode) }
  }
}
