#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that are read whole and replaced whole.
enum WholeFile {
  /// The bytes that a file may have.
  private static let limit = 1 << 28

  /// All bytes of the file at `path`; `-` is standard input.
  static func read(_ path: String) throws(SystemError) -> [UInt8] {
    if path == "-" { return try read(descriptor: 0) }
    let file = try openForReading(path)
    defer { close(file) }
    return try read(descriptor: file)
  }

  private static func read(descriptor: Int32) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try piece.withUnsafeMutableBufferPointer { piece throws(SystemError) in
        try readBytes(descriptor, UnsafeMutableRawBufferPointer(piece))
      }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      if bytes.count > limit { throw SystemError(number: EFBIG) }
    }
  }

  /// Puts `bytes` in the place of the file at `path`, which keeps its mode: whoever looks sees the old or the new one.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw SystemError() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: ELOOP) }
    // A rename needs no right to the file itself: one that was made read-only is to stay.
    guard access(path, W_OK) == 0 else { throw SystemError() }
    let draft = "\(path).\(getpid()).new"
    try write(bytes, toNew: draft, exactMode: status.st_mode & 0o7777)
    guard rename(draft, path) == 0 else {
      let error = SystemError()
      unlink(draft)
      throw error
    }
  }

  /// Writes `bytes` to a file that is not there yet, with `exactMode` or what the process gives; nothing is left if that
  /// fails.
  static func write(
    _ bytes: [UInt8], toNew path: String, exactMode: mode_t? = nil
  ) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    do throws(SystemError) {
      try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
        try writeBytes(file, UnsafeRawBufferPointer(bytes))
      }
      if let exactMode, fchmod(file, exactMode) != 0 { throw SystemError() }
      guard fsync(file) == 0 else { throw SystemError() }
    } catch {
      unlink(path)
      throw error
    }
  }
}
