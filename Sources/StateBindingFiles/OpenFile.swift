package import StateBindingC

/// Reads the available bytes, and waits if there are none. Returns their number; 0 at the end of the input.
package func readBytes(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer
) throws(SystemError) -> Int {
  while true {
    let count = read(descriptor, bytes.baseAddress, bytes.count)
    if count >= 0 { return count }
    if !canTryAgain(descriptor, Int16(POLLIN)) { throw SystemError() }
  }
}

/// Writes all of `bytes`.
package func writeBytes(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemError) {
  if !bytes.withUnsafeBytes({ writeAll(descriptor, $0) }) { throw SystemError() }
}

/// Writes all of `bytes`. Returns false, with the reason in `errno`, if that fails. Allocates nothing, so that the handler of a
/// signal may call this function.
package func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if !canTryAgain(descriptor, Int16(POLLOUT)) {
      return false
    }
  }
  return true
}

/// Waits until the call that has just failed can be repeated. Returns false if repeating the call does not help.
private func canTryAgain(_ descriptor: Int32, _ events: Int16) -> Bool {
  switch errno {
  case EINTR: return true
  case EAGAIN:
    // Another process may have made the terminal or pipe non-blocking for all processes that use it.
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    return poll(&entry, 1, -1) >= 0 || errno == EINTR
  default: return false
  }
}

/// An open file, which is closed when this value is destroyed.
package struct OpenFile: ~Copyable {
  package let descriptor: Int32

  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
    descriptor = try SystemError.check { open(path, flags | O_CLOEXEC, mode) }
  }

  /// Opens the file at `path` for reading.
  package init(reading path: String) throws(SystemError) {
    try self.init(path, O_RDONLY)
  }

  package enum Purpose {
    case reading
    /// Writing at the end. A missing file is created, for its owner only.
    case appending
  }

  /// Opens the file at `path`; nil if it is not a regular file.
  package static func regular(
    _ path: String, for purpose: Purpose
  ) throws(SystemError) -> OpenFile? {
    let flags = purpose == .reading ? O_RDONLY : O_RDWR | O_CREAT | O_APPEND
    // `O_NONBLOCK`: opening a FIFO would wait for its other end.
    let file = try OpenFile(path, flags | O_NONBLOCK | O_NOCTTY, mode: 0o600)
    if try file.status().kind != .file { return nil }
    return file
  }

  deinit {
    close(descriptor)
  }

  /// Returns the descriptor, and leaves it to the caller to close.
  package consuming func release() -> Int32 {
    let descriptor = descriptor
    discard self
    return descriptor
  }

  /// All bytes. Throws if there are more than `limit`.
  package func contents(limit: Int) throws(SystemError) -> [UInt8] {
    try Self.contents(of: descriptor, limit: limit)
  }

  static func contents(of descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try piece.withUnsafeMutableBufferPointer { piece throws(SystemError) in
        try readBytes(descriptor, UnsafeMutableRawBufferPointer(piece))
      }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      // Another process may make the file grow meanwhile.
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }

  /// Waits until the data of a file, or the renames in a folder, are on the disk.
  package func flush() throws(SystemError) {
    #if canImport(Darwin)
      // On Darwin `fsync` leaves the data in the disk's own cache. Some file systems have no F_FULLFSYNC.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    try SystemError.check { fsync(descriptor) }
  }

  package func status() throws(SystemError) -> FileStatus {
    var status = stat()
    try SystemError.check { fstat(descriptor, &status) }
    return FileStatus(status)
  }

  /// Gives the file to the owner and the group of `other`, if the system allows it: only root may do this.
  func takeOwner(of other: FileStatus) {
    _ = fchown(descriptor, other.owner.user, other.owner.group)
  }

  /// Sets the permissions to exactly `mode`, whatever the umask is.
  package func setMode(_ mode: mode_t) throws(SystemError) {
    try SystemError.check { fchmod(descriptor, mode) }
  }

  /// The last byte; nil if the file is empty.
  package func lastByte() throws(SystemError) -> UInt8? {
    var byte: UInt8 = 0
    let size = try SystemError.check { lseek(descriptor, 0, SEEK_END) }
    if size == 0 { return nil }
    return try SystemError.check { pread(descriptor, &byte, 1, size - 1) } == 1 ? byte : nil
  }
}

/// The kind, the owner, the permissions and the version of a file.
package struct FileStatus {
  package enum Kind: String {
    case file
    case folder = "a folder"
    case link = "a symbolic link"
    case pipe = "a pipe"
    case socket = "a socket"
    case device = "a device"
  }

  package let kind: Kind
  /// The number of bytes.
  let size: Int
  let mode: mode_t
  let owner: (user: uid_t, group: gid_t)
  /// Distinguishes the file from all others.
  let node: [UInt64]
  /// Tells a version of the file from the version before.
  package let version: [Int]

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    case S_IFIFO: kind = .pipe
    case S_IFSOCK: kind = .socket
    default: kind = .device
    }
    size = Int(status.st_size)
    mode = status.st_mode & 0o7777
    owner = (status.st_uid, status.st_gid)
    node = [UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino)]
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    version = [Int(status.st_ino), time.tv_sec, time.tv_nsec]
  }

  /// The status of the file at `path`. A link is followed if `followsLinks`.
  package init(
    of path: UnsafePointer<CChar>, followsLinks: Bool = false
  ) throws(SystemError) {
    var status = stat()
    try SystemError.check { followsLinks ? stat(path, &status) : lstat(path, &status) }
    self.init(status)
  }

  /// Why a stranger may not name `path`, such as "leads to a symbolic link"; nil for a file or a folder below the working folder.
  package static func refusal(toName path: String) -> String? {
    var whole = ""
    // The first part of an absolute path is empty.
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      whole += whole.isEmpty ? part : "/\(part)"
      if whole.isEmpty || part == ".." || part.utf8.contains(0) {
        return "is not below the working folder"
      }
      let kind = (try? FileStatus(of: whole))?.kind ?? .file
      if kind != .file && kind != .folder { return "leads to \(kind.rawValue)" }
    }
    return nil
  }
}

/// The identity of a file: the file itself, whatever path leads to it, or the place in a folder where there is no file yet.
package struct FileIdentity: Hashable, Sendable {
  private let node: [UInt64]
  /// The name in the folder `node`; nil if `node` is the file.
  private let name: String?

  /// The identity of the file at `path`; nil if neither the file nor its folder can be examined. A link to a missing file has the
  /// identity of that file.
  package init?(of path: String) {
    var path = path
    // Follows 40 links, as the system does.
    for _ in 0...40 {
      if let status = try? FileStatus(of: path, followsLinks: true) {
        (node, name) = (status.node, nil)
        return
      }
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      let folder = path.hasSuffix("/\(name)") ? "\(path.dropLast(name.count))" : "."
      guard let target = linkTarget(of: path) else {
        guard let status = try? FileStatus(of: folder, followsLinks: true) else { return nil }
        (node, self.name) = (status.node, name)
        return
      }
      path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
    }
    return nil
  }

  /// The identity of the regular file that `descriptor` reads or writes; nil if there is none.
  package init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    let file = FileStatus(status)
    guard file.kind == .file else { return nil }
    (node, name) = (file.node, nil)
  }
}

/// The target of the link at `path`; nil if there is no link.
package func linkTarget(of path: String) -> String? {
  var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
  let count = bytes.withUnsafeMutableBytes { bytes in
    bytes.assumingMemoryBound(to: CChar.self).baseAddress.map { readlink(path, $0, bytes.count) }
      ?? -1
  }
  return count < 0 ? nil : String(validating: bytes.prefix(count), as: UTF8.self)
}

/// The path of the file to which the links in `path` lead.
package func resolvedPath(_ path: String) throws(SystemError) -> String {
  guard let target = realpath(path, nil) else { throw SystemError() }
  defer { free(target) }
  return String(cString: target)
}

/// Makes the folder at `path`, unless there is one.
package func makeFolder(_ path: String, mode: mode_t = 0o777) throws(SystemError) {
  if mkdir(path, mode) != 0, errno != EEXIST { throw SystemError() }
}

/// Makes the folders above the file at `path`, unless there are some.
package func makeFolders(above path: String, mode: mode_t = 0o777) throws(SystemError) {
  var folder = ""
  for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
    folder += part
    do throws(SystemError) {
      if !part.isEmpty { try makeFolder(folder, mode: mode) }
    } catch  where error.mayBeOfExistingFolder {
      // The folder may exist in spite of this error.
    }
    folder += "/"
  }
}

/// Opens a pipe. Its ends are close-on-exec from the start: a process that another thread starts at the same moment would
/// otherwise keep them open.
package func openPipe() throws(SystemError) -> (readEnd: Int32, writeEnd: Int32) {
  var ends: [Int32] = [-1, -1]
  #if !canImport(Darwin)
    // The modules of the C libraries leave `pipe2` out.
    typealias Pipe2 = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
    if let pipe2 = dlsym(nil, "pipe2") {
      try SystemError.check { unsafeBitCast(pipe2, to: Pipe2.self)(&ends, O_CLOEXEC) }
      return (ends[0], ends[1])
    }
  #endif
  try SystemError.check { pipe(&ends) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
