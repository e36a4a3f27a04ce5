#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for the files of one run, removed with this object.
package final class ScratchFolder: Sendable {
  package let path: String

  /// Makes a folder in `TMPDIR`, else in `/tmp`.
  package init() throws(ProgramError) {
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

  package func remove() {
    guard access(path, F_OK) == 0 else { return }
    _ = try? Child("/bin/rm", ["-rf", path]).end()
  }

  /// Removes the file `name` and returns its path: replacing a large file would take time from the measured program.
  package func fresh(_ name: String) -> String {
    unlink(file(name))
    return file(name)
  }

  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes the file `name` and returns its path.
  package func write(_ bytes: [UInt8], to name: String) throws(ProgramError) -> String {
    let path = file(name)
    guard let stream = fopen(path, "w") else { throw ProgramError("cannot write \(path)") }
    let count = fwrite(bytes, 1, bytes.count, stream)
    guard fclose(stream) == 0, count == bytes.count else {
      throw ProgramError("cannot write \(path)")
    }
    return path
  }
}

/// A new file that is open for writing until this object is gone.
package final class NewFile {
  package let descriptor: Int32

  package init(_ path: String) throws(ProgramError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw ProgramError("cannot write \(path): error \(errno)") }
  }

  deinit {
    close(descriptor)
  }
}

package func contents(of path: String) throws(ProgramError) -> [UInt8] {
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

package func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// Writes each line at once, because somebody is watching a long run.
package enum Output {
  package static func print(_ line: String) {
    write(line + "\n", to: 1)
  }

  /// Writes `text` without a line break.
  package static func text(_ text: String) {
    write(text, to: 1)
  }

  package static func error(_ text: String) {
    write(text, to: 2)
  }

  /// Shows `text` in place of the progress before it, if standard error is a terminal.
  package static func progress(_ text: String) {
    if isatty(2) == 1 { error("\r\(text)\u{1B}[K") }
  }

  package static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      guard written > 0 else { exit(3) }
      rest = rest.dropFirst(written)
    }
  }
}
