#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What stands at a path.
enum FileKind: Equatable {
  case file, folder, link, other
}

/// Makes the folder `path`, unless it is there.
func makeFolder(_ path: String) throws(SystemError) {
  guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
  throw SystemError()
}

/// What stands at `path`, a link followed if `followsLinks`.
func fileKind(
  at path: UnsafePointer<CChar>, followsLinks: Bool
) throws(SystemError) -> FileKind {
  var status = stat()
  let result = followsLinks ? stat(path, &status) : lstat(path, &status)
  guard result == 0 else { throw SystemError() }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .folder
  case S_IFLNK: return .link
  default: return .other
  }
}
