#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for the files of one run, removed with it.
public final class ScratchFolder: Sendable {
  /// Where it is.
  public let path: String

  /// A new folder where the environment keeps what is temporary.
  public init() throws(ProgramError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/benchmarks-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ProgramError("cannot make a folder in \(parent): error \(errno)")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    remove()
  }

  /// Removes it and all that is in it.
  public func remove() {
    guard access(path, F_OK) == 0 else { return }
    _ = try? Child("/bin/rm", ["-rf", path]).end()
  }

  /// The path of the file `name` in it, which is not there: what replaces a large one would take its time for that.
  public func fresh(_ name: String) -> String {
    unlink(file(name))
    return file(name)
  }

  /// The path of the file `name` in it.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes the file `name`; its path.
  public func write(_ bytes: [UInt8], to name: String) throws(ProgramError) -> String {
    let path = file(name)
    guard let stream = fopen(path, "w") else { throw ProgramError("cannot write \(path)") }
    let count = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, count == bytes.count else {
      throw ProgramError("cannot write \(path)")
    }
    return path
  }
}

/// The bytes of the file at `path`.
public func contents(of path: String) throws(ProgramError) -> [UInt8] {
  guard let stream = fopen(path, "r") else { throw ProgramError("cannot read \(path)") }
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&piece, 1, piece.count, stream)
    if count == 0 { return bytes }
    bytes += piece[..<count]
  }
}

/// Whether there is a file at `path`.
public func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
