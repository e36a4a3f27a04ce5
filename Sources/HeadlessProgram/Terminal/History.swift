import HeadlessDriver
package import StateBindingFiles

/// The lines that a person typed, kept between sessions in a file that only its owner may read.
///
/// An error does not stop the program: `failure` keeps the error, and later lines are not added. Only a regular file is read or
/// written; a link to `/dev/null` therefore keeps no history.
package final class History {
  private static let limit = 1000

  private let path: String

  /// The newest lines, oldest first.
  package private(set) var lines: [String] = []

  /// The error after which no more lines are added, if there was one.
  package private(set) var failure: SystemError?

  /// Loads the history from the file at `path`. The first added line creates a missing file.
  package init(path: String) {
    self.path = path
    do throws(SystemError) {
      let count = try load()
      // Rewrites the file only when it is twice too long: a line that another session appends during a rewrite is lost.
      if count > 2 * Self.limit { try rewrite() }
    } catch  where error.isNoFile {
      // There is no history yet.
    } catch {
      failure = error
    }
  }

  /// The path of the history of `program`; nil if neither `XDG_STATE_HOME` nor `HOME` is an absolute path.
  package static func path(program: String, environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return "\(state)/\(program)/history"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/\(program)/history"
  }

  /// Adds `line`, unless it is empty or repeats the last line.
  package func add(_ line: String) {
    guard !line.isEmpty, line != lines.last, failure == nil else { return }
    lines = lines.suffix(Self.limit - 1) + [line]
    do throws(SystemError) {
      try makeFolders(above: path, mode: 0o700)
      try append(line)
    } catch {
      failure = error
    }
  }

  private func load() throws(SystemError) -> Int {
    guard let file = try OpenFile.regular(path, for: .reading) else { return 0 }
    let input = LineInput(descriptor: file.descriptor)
    var count = 0
    while let line = try input.next() {
      count += 1
      if case .success(let text) = line.text, !text.isEmpty { lines.append(text) }
      if lines.count > 2 * Self.limit { lines.removeFirst(Self.limit) }
    }
    lines = lines.suffix(Self.limit)
    return count
  }

  private func rewrite() throws(SystemError) {
    // Resolves symbolic links: replacing `path` itself would replace the link.
    try WholeFile.save(lines.flatMap { "\($0)\n".utf8 }, to: try resolvedPath(path))
  }

  private func append(_ line: String) throws(SystemError) {
    guard let file = try OpenFile.regular(path, for: .appending) else { return }
    // The file may have existed before with a mode that lets others read it.
    try file.setMode(0o600)
    // A file that was saved by an editor may lack its last line end.
    let isWhole = [nil, 0x0A].contains(try file.lastByte())
    try writeBytes(file.descriptor, Array("\(isWhole ? "" : "\n")\(line)\n".utf8))
  }
}
