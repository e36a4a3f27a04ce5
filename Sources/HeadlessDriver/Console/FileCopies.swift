import CLibrary
import SystemFiles

/// Copies of the files that options name, in a new folder of their own. The folder lasts as long as this object.
final class FileCopies: Sendable {
  /// The paths of the copies, by the names of the options.
  let settings: [String: String]
  private let folder: String

  /// Copies the files that `settings` name for `options`; nil if there are no options. A file that does not exist is left to
  /// the app. The folder's name begins with `name`.
  init?(
    of settings: [String: String], for options: [String], named name: String
  ) throws(UsageError) {
    if options.isEmpty { return nil }
    let parent = ProcessEnvironment.variable("TMPDIR") ?? "/tmp"
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw UsageError(
        "cannot make a folder in \(Quoting.quoted(parent)): \(SystemError())", status: .inputOutput)
    }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    var copies: [String: String] = [:]
    for option in options {
      guard let path = settings[option] else { continue }
      let copy = "\(folder)/\(option)"
      copies[option] = copy
      do throws(SystemError) {
        try WholeFile.create(copy, with: try WholeFile.read(path))
      } catch  where error.isNoFile {
      } catch {
        Self.remove(Array(folder.utf8CString.dropLast()))
        throw UsageError("cannot open \(Quoting.quoted(path)): \(error)", status: .inputOutput)
      }
    }
    self.settings = copies
    self.folder = folder
  }

  deinit {
    Self.remove(Array(folder.utf8CString.dropLast()))
  }

  /// Removes the file or the folder at `path`, which has no zero at its end.
  private static func remove(_ path: [CChar]) {
    if unlink(path + [0]) == 0 { return }
    for name in (try? FoundFile.names(in: path)) ?? [] {
      remove(path + [CChar(bitPattern: UInt8(ascii: "/"))] + name)
    }
    rmdir(path + [0])
  }
}
