#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lines that a person typed, kept from one session to the next in a file that nobody else reads.
///
/// It is a convenience: what fails is remembered in `failure`, and stops nothing.
public final class History {
  private static let limit = 1000

  private let path: String

  /// The last lines, oldest first.
  public private(set) var lines: [String] = []

  /// Why lines are no longer kept, if so.
  public private(set) var failure: SystemError?

  /// The history in the file `path`, which is made when there is a line to keep.
  public init(path: String) {
    self.path = path
    do throws(SystemError) {
      let count = try load()
      // Rewritten now and then only: two sessions may be adding to it.
      if count > 2 * Self.limit { try rewrite() }
    } catch  where error.number == ENOENT {
      // There is none yet.
    } catch {
      failure = error
    }
  }

  /// Where the history of `program` is kept; nil if the environment names no place.
  public static func path(program: String, environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return "\(state)/\(program)/history"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/\(program)/history"
  }

  /// Keeps `line`, unless it is empty or the one before.
  public func add(_ line: String) {
    guard !line.isEmpty, line != lines.last, failure == nil else { return }
    lines = lines.suffix(Self.limit - 1) + [line]
    do throws(SystemError) {
      try makeFolders()
      try Self.write("\(line)\n", to: path, O_APPEND)
    } catch {
      failure = error
    }
  }

  private func load() throws(SystemError) -> Int {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SystemError() }
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
    let new = "\(path).\(getpid())"
    try Self.write(lines.map { "\($0)\n" }.joined(), to: new, O_EXCL)
    if rename(new, path) != 0 { throw SystemError() }
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

  private static func write(_ text: String, to path: String, _ flags: Int32) throws(SystemError) {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o600)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    // It may have been there before, readable for others.
    guard fchmod(file, 0o600) == 0 else { throw SystemError() }
    let output = Output(descriptor: file)
    output.write(text)
    try output.flush()
  }
}
