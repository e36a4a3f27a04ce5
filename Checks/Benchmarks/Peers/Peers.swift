import Programs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The programs that `profile-repl` is measured against; they are linked like it.
@main
enum Peers {
  static let usage = """
    usage: benchmark-peers empty | write-frames FILE | by-hand | peak PROGRAM [ARGUMENT ...]
      empty         does nothing
      write-frames  writes the frames of FILE, one for each line it reads, each with one write
      by-hand       does what profile-repl does with the lines of the benchmarks
      peak          runs PROGRAM without output and prints the most memory that it used, in KiB

    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let rest = Array(arguments.dropFirst())
    do throws(ProgramError) {
      switch (arguments.first, rest.count) {
      case ("empty", 0): return
      case ("write-frames", 1): try writeFrames(of: rest[0])
      case ("by-hand", 0): try runByHand()
      case ("peak", 1...): try printPeak(rest[0], Array(rest.dropFirst()))
      default:
        Output.error(usage)
        Output.exit(2)
      }
    } catch {
      Output.error("benchmark-peers: \(error)\n")
      Output.exit(1)
    }
  }

  /// Runs from this small process, because the memory of the starting process counts too.
  private static func printPeak(
    _ program: String, _ arguments: [String]
  ) throws(ProgramError) {
    let usage = try Child(program, arguments).end()
    guard usage.status == 0 else {
      throw ProgramError("\(program) ended with \(usage.status)")
    }
    Output.print("\(usage.peakMemory)")
  }
}

/// Writes the first frame of the file at `path`, then one for each line: the second once, the later ones in turn.
private func writeFrames(of path: String) throws(ProgramError) {
  let bytes = try contents(of: path)
  let frames = bytes.split(separator: 0).map(Array.init)
  guard frames.count > 2 else { throw ProgramError("\(path) has fewer than three frames") }
  var input = StandardInput()
  try writeOut(frames[0])
  var next = 1
  while try input.next() != nil {
    try writeOut(frames[next])
    next = next + 1 == frames.count ? 2 : next + 1
  }
}

/// The lines of standard input, read in pieces of 64 KiB; a line must be shorter than a piece.
struct StandardInput: ~Copyable {
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  private var start = 0
  private var end = 0

  deinit { buffer.deallocate() }

  /// Whether a whole line has been read already.
  var hasLine: Bool { lineEnd != nil }

  /// The next line without its line break, valid until the next call; nil at the end of the input.
  mutating func next() throws(ProgramError) -> UnsafeRawBufferPointer? {
    while true {
      if let lineEnd {
        defer { start = lineEnd + 1 }
        return UnsafeRawBufferPointer(rebasing: buffer[start..<lineEnd])
      }
      let kept = end - start
      if start > 0, kept > 0, let base = buffer.baseAddress { memmove(base, base + start, kept) }
      (start, end) = (0, kept)
      let room = UnsafeMutableRawBufferPointer(rebasing: buffer[end...])
      let count = read(0, room.baseAddress, room.count)
      guard count >= 0 else { throw ProgramError("cannot read the input") }
      guard count > 0 else { return nil }
      end += count
    }
  }

  private var lineEnd: Int? {
    guard let base = buffer.baseAddress else { return nil }
    guard let found = memchr(base + start, 0x0A, end - start) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}

/// Writes all of `bytes` to standard output.
func writeOut(_ bytes: [UInt8]) throws(ProgramError) {
  try bytes.withUnsafeBufferPointer { bytes throws(ProgramError) in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(1, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
      guard count > 0 else { throw ProgramError("cannot write the output") }
      rest = rest.dropFirst(count)
    }
  }
}
