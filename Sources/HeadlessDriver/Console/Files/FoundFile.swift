#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that was found below a folder, or what cannot be opened there.
struct FoundFile {
  let path: String
  let failure: SystemError?

  /// The file `path`, which nobody has looked for.
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
      // Nothing is opened by another name than its own.
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
          switch kind(of: path) {
          case .success(.folder): folders.append(path)
          case .success(.file) where name.suffix(end.count) == end[...]:
            found.append(FoundFile(path))
          case .failure(let error) where !error.isNoFile:
            found.append(FoundFile(path, failure: error))
          // What has gone meanwhile is not there.
          default: break
          }
        }
      } catch {
        found.append(FoundFile(folder, failure: error))
      }
    }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private static func kind(of path: [CChar]) -> Result<FileKind, SystemError> {
    Result { () throws(SystemError) in try fileKind(at: path + [0], followsLinks: false) }
  }

  /// All names in `folder`, as bytes: they need not be UTF-8.
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
