import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of its own for a test, gone with what is in it when it is released.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/headless-driver.XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit {
    Self.removeAll(path)
  }

  /// The permissions of what is called `name` in it.
  func permissions(of name: String) -> mode_t? {
    var status = stat()
    return stat("\(path)/\(name)", &status) == 0 ? status.st_mode & 0o777 : nil
  }

  nonisolated private static func removeAll(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { removeAll("\(path)/\(name)") }
      }
      closedir(folder)
    }
    remove(path)
  }
}
