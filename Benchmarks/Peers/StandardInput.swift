import Programs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lines of standard input, read in large pieces; none is longer than a piece.
struct StandardInput: ~Copyable {
  private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  private var start = 0
  private var end = 0

  deinit { buffer.deallocate() }

  /// Whether a whole line is there already.
  var hasLine: Bool { lineEnd != nil }

  /// The next line, without its end, until the next call; nil at the end of the input.
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
