import HeadlessDriver
import StateBindingFiles

/// The files that a run reads, keeps and writes. The driver writes no file that the run reads or keeps, and the app keeps no file
/// that the driver reads.
struct NamedFiles {
  private struct File {
    /// The option that names the file, such as `--store`.
    let option: String
    let place: Place
    /// Whether the app keeps the file.
    var isOfApp = false
  }

  private enum Place {
    /// A path. The file there gets another identity when it is created.
    case path(String)
    case open(FileIdentity)

    var identity: FileIdentity? {
      switch self {
      case .path(let path): FileIdentity(of: path)
      case .open(let identity): identity
      }
    }
  }

  /// The files that must stay as they are.
  private var kept: [File] = []

  /// The files that a run of `program` with `settings`, the values of the app's options, keeps. A redirected standard input or
  /// output is such a file too.
  @MainActor
  init(of program: Program, _ settings: [String: String], output: Output) {
    for option in program.options where option.isFile {
      if let path = settings[option.name] {
        kept.append(File(option: "--\(option.name)", place: .path(path), isOfApp: true))
      }
    }
    let standard: [(Int32, String)] = [
      (0, "standard input"), (output.descriptor, "standard output"), (2, "standard error"),
    ]
    for (descriptor, name) in standard {
      if let identity = FileIdentity(of: descriptor) {
        kept.append(File(option: name, place: .open(identity)))
      }
    }
  }

  /// All bytes of the file at `path`, which the command line names; `-` is standard input. A signal ends the program while it waits
  /// for the bytes of a pipe.
  static func contents(of path: String) throws(SystemError) -> [UInt8] {
    if path != "-", (try? FileStatus(of: path, followsLinks: true))?.kind == .file {
      return try WholeFile.read(path)
    }
    return try Signals.endingAtOnce { () throws(SystemError) in try WholeFile.read(path) }
  }

  /// The text of `file`, which an option names. The lines may end with CR LF.
  static func text(of file: String) throws(UsageError) -> String {
    let bytes = try explain(cannot: "open \(Quoting.quoted(file))") { () throws(SystemError) in
      try contents(of: file)
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// Adds the file at `path`, which `option` names, to the files that must stay as they are.
  mutating func keep(_ path: String, for option: String) {
    kept.append(File(option: option, place: .path(path)))
  }

  /// Adds the file at `path`, which the driver reads for `option`. `-` is standard input. Throws if the app keeps the file.
  mutating func read(_ path: String, for option: String) throws(UsageError) {
    if path == "-" { return }
    if let identity = FileIdentity(of: path),
      let file = kept.first(where: { $0.isOfApp && $0.place.identity == identity })
    {
      throw Self.twice(path, option, file.option)
    }
    keep(path, for: option)
  }

  private static func twice(_ path: String, _ option: String, _ other: String) -> UsageError {
    UsageError("\(option): \(Quoting.quoted(path)) is the file of \(other) too; name another file")
  }

  /// The option for which the file at `path` is kept; nil if the file is not kept.
  func keeper(of path: String) -> String? {
    guard let identity = FileIdentity(of: path) else { return nil }
    return kept.first { $0.place.identity == identity }?.option
  }

  /// Adds the file at `path`, which the driver will write for `option`. Throws if the file has to be kept or cannot be written.
  mutating func write(_ path: String, for option: String) throws(UsageError) {
    let named = Quoting.quoted(path)
    if let keeper = keeper(of: path) { throw Self.twice(path, option, keeper) }
    try explain(cannot: "write \(named)") { () throws(SystemError) in
      try WholeFile.replaceable(path)
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    guard (try? FileStatus(of: folder))?.kind == .folder else {
      throw UsageError(
        "cannot write \(named): its folder does not exist; make the folder first",
        status: .inputOutput)
    }
    try explain(cannot: "write \(named)") { () throws(SystemError) in
      try WholeFile.checkWritable(path)
    }
    keep(path, for: option)
  }
}
