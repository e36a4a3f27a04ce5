#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Transcript {
  /// The paths of all `*.transcript` below `folder`, in byte order; links are not followed.
  public static func files(below folder: String) throws(SystemError) -> [String] {
    try files(below: folder, withSuffix: ".transcript")
  }

  static func files(
    below folder: String, withSuffix suffix: String
  ) throws(SystemError) -> [String] {
    var files: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        switch try fileKind(at: path, followsLinks: false) {
        case .folder: folders.append(path)
        case .file where name.hasSuffix(suffix): files.append(path)
        default: break
        }
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
