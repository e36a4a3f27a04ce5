#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the file of a store really is, symbolic links followed, and what stands beside it.
nonisolated struct StorePath {
  let file: String
  let directory: String
  private let name: String

  /// What a process holds a lock on while it changes the file. It is a file of its own, as the other is replaced, and
  /// is never removed, as a process that waits for it would then wait for another one than the next that comes.
  var lock: String { "\(directory)/.\(name).lock" }
  /// What is to be the file when it is written.
  var draft: String { "\(directory)/.\(name).new" }

  init(_ path: String) throws(MembersError) {
    if path.isEmpty || path.utf8.contains(0) {
      throw .cannotRead(file: path, reason: "no file can have this name")
    }
    file = try Self.target(of: path)
    // Bytes, as a mark that combines with a slash would hide it among the characters.
    if let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) {
      directory = slash == file.startIndex ? "/" : String(file[..<slash])
      name = String(file[file.utf8.index(after: slash)...])
    } else {
      directory = "."
      name = file
    }
    if ["", ".", ".."].contains(name) {
      throw .cannotRead(file: path, reason: "\(SystemError.notAFile)")
    }
  }

  private static func target(of path: String) throws(MembersError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard let target = realpath(path, nil) else {
      throw .cannotRead(
        file: path, reason: "it is a symbolic link that leads nowhere (\(SystemError(errno)))")
    }
    defer { free(target) }
    return String(cString: target)
  }
}
