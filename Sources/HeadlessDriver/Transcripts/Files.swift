#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The error of a system call.
public struct SystemError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The value of `errno` after the call.
  public let number: Int32

  /// The error with the number `number`.
  package init(number: Int32) {
    self.number = number
  }

  /// The error of the call that has just failed.
  init() {
    number = errno
  }

  /// Whether the reading end of the pipe was closed.
  public var isClosedPipe: Bool { number == EPIPE }

  /// Whether there is no file of that name.
  var isNoFile: Bool { number == ENOENT }

  /// The system's text for the error: `No space left on device`.
  public var description: String {
    strerror(number).map { String(cString: $0) } ?? "error \(number)"
  }
}

/// Reads the available bytes, and waits if there are none. Returns their number; 0 at the end of the input.
func readBytes(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer
) throws(SystemError) -> Int {
  while true {
    let count = read(descriptor, bytes.baseAddress, bytes.count)
    if count >= 0 { return count }
    try tryAgain(descriptor, Int16(POLLIN))
  }
}

/// Writes all of `bytes`.
func writeBytes(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else {
      try tryAgain(descriptor, Int16(POLLOUT))
    }
  }
}

/// Waits until the last call can be repeated. Throws its error if repeating the call does not help.
private func tryAgain(_ descriptor: Int32, _ events: Int16) throws(SystemError) {
  switch errno {
  case EINTR: return
  case EAGAIN:
    // Another process may have made the terminal or pipe non-blocking for all processes that use it.
    var entry = pollfd(fd: descriptor, events: events, revents: 0)
    if poll(&entry, 1, -1) < 0, errno != EINTR { throw SystemError() }
  default: throw SystemError()
  }
}

/// Opens the file at `path` for reading.
func openForReading(_ path: String) throws(SystemError) -> Int32 {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemError() }
  return descriptor
}

/// The kind of file at a path.
enum FileKind: Equatable {
  case file, folder, link, other

  /// Finds out the kind of the file at `path`. A link is followed if `followsLinks`.
  init(at path: UnsafePointer<CChar>, followsLinks: Bool) throws(SystemError) {
    var status = stat()
    let result = followsLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { throw SystemError() }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

/// Files that are read whole and replaced whole.
enum WholeFile {
  /// The highest number of bytes in a file.
  static let limit = 1 << 28

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

  /// Replaces the contents of the file at `path` by `bytes`, and keeps its mode. A reader sees either the old contents or the
  /// new ones.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw SystemError() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(number: ELOOP) }
    // A rename would also replace a read-only file, which is meant to stay.
    guard access(path, W_OK) == 0 else { throw SystemError() }
    let draft = draft(of: path)
    try write(bytes, toNew: draft, like: status)
    guard rename(draft, path) == 0 else {
      let error = SystemError()
      unlink(draft)
      throw error
    }
  }

  /// Writes `bytes` to a new file at `path`, or replaces the file there.
  static func save(_ bytes: [UInt8], to path: String) throws(SystemError) {
    do throws(SystemError) {
      try replace(path, with: bytes)
    } catch  where error.isNoFile {
      try create(path, with: bytes)
    }
  }

  /// Writes `bytes` to a new file at `path`, which appears with its whole contents or not at all. Throws if the file exists.
  static func create(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let draft = draft(of: path)
    try write(bytes, toNew: draft)
    defer { unlink(draft) }
    // A link never replaces a file, unlike a rename.
    if link(draft, path) == 0 { return }
    let error = SystemError()
    // Some file systems have no hard links.
    guard [EPERM, ENOTSUP, ENOSYS, EMLINK].contains(error.number) else { throw error }
    try write(bytes, toNew: path)
  }

  /// The path at which a new version of the file at `path` is written.
  private static func draft(of path: String) -> String {
    let draft = "\(path).\(getpid()).new"
    // An existing draft was left by a killed process that had the same number.
    unlink(draft)
    return draft
  }

  /// Writes `bytes` to a new file. The file gets the mode and, if the system allows it, the owner of `old`; without `old`, it
  /// gets those of any new file. Throws if the file exists. Leaves no file behind if writing fails.
  private static func write(
    _ bytes: [UInt8], toNew path: String, like old: stat? = nil
  ) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    do throws(SystemError) {
      try writeBytes(file, bytes)
      if let old {
        // Only root may give a file away. A change of the owner clears bits of the mode, so the mode comes after it.
        _ = fchown(file, old.st_uid, old.st_gid)
        guard fchmod(file, old.st_mode & 0o7777) == 0 else { throw SystemError() }
      }
      guard fsync(file) == 0 else { throw SystemError() }
    } catch {
      unlink(path)
      throw error
    }
  }
}

/// A file that was found below a folder, or a path there that cannot be opened.
struct FoundFile {
  let path: String
  let failure: SystemError?

  /// The file at `path`, which has not been checked.
  init(path: String) {
    self.path = path
    failure = nil
  }

  private init(_ path: [CChar], failure: SystemError? = nil) {
    let bytes = path.map(UInt8.init(bitPattern:))
    if let path = String(validating: bytes, as: UTF8.self) {
      self.path = path
      self.failure = failure
    } else {
      // The repaired path could be that of another file, so the file is not opened.
      self.path = String(decoding: bytes, as: UTF8.self)
      self.failure = failure ?? SystemError(number: EILSEQ)
    }
  }

  /// The files below `folder` whose names end with `suffix`, in byte order; links are not followed.
  static func all(below folder: String, withSuffix suffix: String) -> [FoundFile] {
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    let end = suffix.utf8.map(CChar.init(bitPattern:))
    var found: [FoundFile] = []
    var folders = [folder.utf8.map(CChar.init(bitPattern:))]
    while let folder = folders.popLast() {
      do throws(SystemError) {
        for name in try names(in: folder) {
          let path = (folder.last == slash ? folder : folder + [slash]) + name
          do throws(SystemError) {
            switch try FileKind(at: path + [0], followsLinks: false) {
            case .folder: folders.append(path)
            case .file where name.suffix(end.count) == end[...]: found.append(FoundFile(path))
            default: break
            }
          } catch  where !error.isNoFile {
            found.append(FoundFile(path, failure: error))
          } catch {
            // The file was removed meanwhile.
          }
        }
      } catch {
        found.append(FoundFile(folder, failure: error))
      }
    }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The paths of all files below `folder` whose names end with `suffix`. Throws the error of the first path that cannot be
  /// opened.
  static func paths(
    below folder: String, withSuffix suffix: String
  ) throws(SystemError) -> [String] {
    var paths: [String] = []
    for file in all(below: folder, withSuffix: suffix) {
      if let failure = file.failure { throw failure }
      paths.append(file.path)
    }
    return paths
  }

  /// All names in `folder`, as bytes, because a name need not be UTF-8.
  private static func names(in folder: [CChar]) throws(SystemError) -> [[CChar]] {
    guard let stream = opendir(folder + [0]) else { throw SystemError() }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          Array(UnsafeBufferPointer(start: $0, count: strlen($0)))
        }
      }
      let dot = CChar(bitPattern: UInt8(ascii: "."))
      if name != [dot], name != [dot, dot] { names.append(name) }
    }
    return names
  }
}

extension Transcript {
  /// The paths of all `*.transcript` files below `folder`, in byte order; links are not followed.
  ///
  /// Throws the error of the first path that cannot be opened.
  public static func files(below folder: String) throws(SystemError) -> [String] {
    try FoundFile.paths(below: folder, withSuffix: ".transcript")
  }
}
