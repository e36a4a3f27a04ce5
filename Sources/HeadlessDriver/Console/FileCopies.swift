import SystemFiles

/// Copies of the files that options name. They last as long as this object.
final class FileCopies: Sendable {
  /// The paths of the copies, by the names of the options.
  let settings: [String: String]
  private let folder: ScratchFolder

  /// Copies the files that `settings` name for `options`; nil if there are no options. A missing file stays missing. The name
  /// of the folder of the copies begins with `name`, and the folder is in `parent`.
  init?(
    of settings: [String: String], for options: [String], named name: String, in parent: String
  ) throws(UsageError) {
    if options.isEmpty { return nil }
    do throws(SystemError) {
      folder = try ScratchFolder(named: name, in: parent)
    } catch {
      throw UsageError(
        "cannot make a folder in \(Quoting.quoted(parent)): \(error)",
        status: .inputOutput)
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

  /// `error`, with the names of the files in place of those of their copies.
  func named(_ error: UsageError, as settings: [String: String]) -> UsageError {
    var text = error.description
    for (option, copy) in self.settings { text.replace(copy, with: settings[option] ?? copy) }
    return UsageError(text, status: error.status)
  }
}
