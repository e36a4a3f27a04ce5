#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
    } catch  where error.number == ENOENT {
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
      try makeFolders()
      try append(line)
    } catch {
      failure = error
    }
  }

  private func load() throws(SystemError) -> Int {
    guard let file = try openFile(O_RDONLY) else { return 0 }
    defer { close(file) }
    let input = LineInput(descriptor: file)
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
    guard let file = realpath(path, nil) else { throw SystemError() }
    defer { free(file) }
    let bytes = lines.flatMap { "\($0)\n".utf8 }
    try WholeFile.replace(String(cString: file), with: bytes)
  }

  private func append(_ line: String) throws(SystemError) {
    guard let file = try openFile(O_RDWR | O_CREAT | O_APPEND) else { return }
    defer { close(file) }
    // The file may have existed before with a mode that lets others read it.
    guard fchmod(file, 0o600) == 0 else { throw SystemError() }
    // A file that was saved by an editor may lack its last line end.
    var last: UInt8 = 0x0A
    let size = lseek(file, 0, SEEK_END)
    if size > 0, pread(file, &last, 1, size - 1) < 0 { throw SystemError() }
    let output = Output(descriptor: file)
    output.write("\(last == 0x0A ? "" : "\n")\(line)\n")
    try output.flush()
  }

  /// Opens the file; returns nil if it is not a regular file.
  private func openFile(_ flags: Int32) throws(SystemError) -> Int32? {
    // `O_NONBLOCK`: opening a FIFO would wait for its other end.
    let file = open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemError() }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return file }
    close(file)
    return nil
  }

  private func makeFolders() throws(SystemError) {
    var folder = ""
    for name in path.split(separator: "/").dropLast() {
      folder += "/\(name)"
      if mkdir(folder, 0o700) != 0, ![EEXIST, EISDIR, EROFS, EACCES].contains(errno) {
        throw SystemError()
      }
    }
  }
}
