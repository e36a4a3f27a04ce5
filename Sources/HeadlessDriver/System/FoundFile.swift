import StateBindingC
package import StateBindingFiles

/// A file that was found below a folder, or a path there that cannot be opened.
package struct FoundFile {
  package let path: String
  package let failure: SystemError?

  /// The file at `path`, which has not been checked.
  package init(path: String) {
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

  /// The files below `folder` whose names end with `suffix`, in byte order. Links are not followed; `skipped` gets the paths of
  /// those that lead to a folder or to such a file.
  package static func all(
    below folder: String, withSuffix suffix: String, skipped: inout [String]
  ) -> [FoundFile] {
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    let end = suffix.utf8.map(CChar.init(bitPattern:))
    var found: [FoundFile] = []
    var folders = [folder.utf8.map(CChar.init(bitPattern:))]
    while let folder = folders.popLast() {
      do throws(SystemError) {
        for name in try names(in: folder) {
          let path = (folder.last == slash ? folder : folder + [slash]) + name
          do throws(SystemError) {
            switch try FileStatus(of: path + [0]).kind {
            case .folder: folders.append(path)
            case .file where name.suffix(end.count) == end[...]: found.append(FoundFile(path))
            case .link:
              let target = try? FileStatus(of: path + [0], followsLinks: true).kind
              if target == .folder || target == .file && name.suffix(end.count) == end[...] {
                skipped.append(FoundFile(path).path)
              }
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
    skipped.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The paths of all files below `folder` whose names end with `suffix`. Throws the error of the first path that cannot be
  /// opened.
  static func paths(
    below folder: String, withSuffix suffix: String
  ) throws(SystemError) -> [String] {
    var (paths, skipped): ([String], [String]) = ([], [])
    for file in all(below: folder, withSuffix: suffix, skipped: &skipped) {
      if let failure = file.failure { throw failure }
      paths.append(file.path)
    }
    return paths
  }

  /// All names in `folder`, as bytes, because a name need not be UTF-8.
  package static func names(in folder: [CChar]) throws(SystemError) -> [[CChar]] {
    guard let stream = opendir(folder + [0]) else { throw SystemError() }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let sent = readdir(stream) {
      let name = withUnsafePointer(to: &sent.pointee.d_name) { pointer in
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
