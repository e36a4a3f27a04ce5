#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that answers each line over pipes.
public final class Conversation {
  private let child: Child
  private let lines: Int32
  private let replies: Int32
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// Starts the program at `path`.
  public init(_ path: String, _ arguments: [String] = []) throws(ProgramError) {
    // One that ended is an error of writing.
    signal(SIGPIPE, SIG_IGN)
    let (ours, theirs) = (try Self.pipe(), try Self.pipe())
    defer {
      close(ours.reading)
      close(theirs.writing)
    }
    (lines, replies) = (ours.writing, theirs.reading)
    child = try Child(
      path, arguments, input: .descriptor(ours.reading), output: .descriptor(theirs.writing))
  }

  deinit {
    close(lines)
    close(replies)
  }

  /// Sends `line`, with its end, and waits for as many bytes as the reply has.
  public func say(_ line: [UInt8], hear length: Int) throws(ProgramError) {
    guard write(lines, line, line.count) == line.count else {
      throw ProgramError("a program does not read its line")
    }
    try hear(length)
  }

  /// Waits for so many bytes.
  public func hear(_ length: Int) throws(ProgramError) {
    var missing = length
    while missing > 0 {
      let count = read(replies, &piece, min(missing, piece.count))
      guard count > 0 else {
        throw ProgramError("a program ends \(missing) bytes before its reply")
      }
      missing -= count
    }
  }

  /// A pipe whose ends no other program gets.
  private static func pipe() throws(ProgramError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let result = Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let result = Musl.pipe(&ends)
    #else
      let result = Darwin.pipe(&ends)
    #endif
    guard result == 0 else { throw ProgramError("there is no pipe: error \(errno)") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
