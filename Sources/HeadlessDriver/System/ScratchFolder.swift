import StateBindingC
import StateBindingFiles

/// A new folder for files of this process. The folder is removed, with everything in it, when this object is released.
package final class ScratchFolder: Sendable {
  package let path: String

  /// The folder in which new folders are made. The app of the process may get another one for its own files.
  package static let parent = ProcessEnvironment.variable("TMPDIR") ?? "/tmp"

  /// Makes a folder in `parent`, whose name begins with `name`.
  init(named name: String, in parent: String = ScratchFolder.parent) throws(SystemError) {
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError() }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    Self.remove(path)
  }

  /// The path of the folder for files of the process `id`, which begins with `name`.
  package static func path(_ name: String, of id: Int32) -> String { "\(parent)/\(name)-\(id)" }

  package static func remove(_ path: String) {
    remove(Array(path.utf8CString.dropLast()))
  }

  /// Removes the file or the folder at `path`, which is not null-terminated.
  private static func remove(_ path: [CChar]) {
    if unlink(path + [0]) == 0 { return }
    for name in (try? FoundFile.names(in: path)) ?? [] {
      remove(path + [CChar(bitPattern: UInt8(ascii: "/"))] + name)
    }
    rmdir(path + [0])
  }
}
