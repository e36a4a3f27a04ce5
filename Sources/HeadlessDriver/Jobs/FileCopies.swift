import StateBindingFiles

/// Copies of the files that options name. They last as long as this object.
package final class FileCopies: Sendable {
  /// The paths of the copies, by the names of the options.
  let settings: [String: String]
  private let folder: ScratchFolder

  /// Copies the files that `settings` name for `options`; nil if there are no options. A missing file stays missing. The copies
  /// are in a new folder in `parent`, whose name begins with `name`.
  init?(
    of settings: [String: String], for options: [String], named name: String, in parent: String
  ) throws(UsageError) {
    if options.isEmpty { return nil }
    folder = try explain(cannot: "make a folder in \(Quoting.quoted(parent))") {
      () throws(SystemError) in try ScratchFolder(named: name, in: parent)
    }
    var copies: [String: String] = [:]
    for option in options {
      guard let path = settings[option] else { continue }
      let copy = "\(folder.path)/\(option)"
      copies[option] = copy
      do throws(SystemError) {
        try WholeFile.create(
          copy, with: try WholeFile.readRegular(path, followsLinks: true), mode: 0o600)
      } catch  where error.isNoFile {
        continue
      } catch {
        throw UsageError("cannot open \(Quoting.quoted(path)): \(error)", status: .inputOutput)
      }
    }
    self.settings = copies
  }

  /// Returns `error` with the name of each original in place of the name of its copy.
  func named(_ error: UsageError, as settings: [String: String]) -> UsageError {
    var text = error.description
    for (option, copy) in self.settings { text.replace(copy, with: settings[option] ?? copy) }
    return UsageError(text, status: error.status)
  }
}
