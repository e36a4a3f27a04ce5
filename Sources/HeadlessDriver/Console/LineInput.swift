#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lines that come from a descriptor, one by one, in constant memory whatever comes.
///
/// A line ends with LF, one CR before it is dropped, and the last one may lack its LF.
package final class LineInput {
  private static let piece = 1 << 16
  /// Room for a line with its CR, and one piece behind it.
  private static let capacity = InputLine.limit + 1 + piece

  private let descriptor: Int32
  private let buffer: UnsafeMutableRawPointer
  /// The offsets of the next line, of the first byte that may be an LF, and of the end of the bytes.
  private var start = 0
  private var searched = 0
  private var end = 0
  private var count = 0
  private var isTooLong = false
  private var isAtEnd = false

  /// The lines of `descriptor`, which stays the caller's to close.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    // Pages that no line reaches are never touched.
    buffer = .allocate(byteCount: Self.capacity, alignment: 1)
  }

  deinit {
    buffer.deallocate()
  }

  /// Whether `next()` returns without reading; if not, write out the output first.
  package var isReady: Bool { isAtEnd || lineEnd != nil }

  /// Waits for the next line; nil at the end of the input.
  package func next() throws(SystemError) -> InputLine? {
    while true {
      if let line = nextRead() { return line }
      if isAtEnd { return nil }
      try read()
    }
  }

  /// The next line if its bytes were read already.
  func nextRead() -> InputLine? {
    let found = lineEnd
    guard found != nil || isAtEnd && (isTooLong || start < end) else { return nil }
    let first = start
    let wasTooLong = isTooLong
    var last = found ?? end
    start = found.map { $0 + 1 } ?? end
    searched = start
    isTooLong = false
    count += 1
    if wasTooLong { return InputLine(tooLong: count) }
    // Only a line that has its LF has a CR before it.
    if found != nil, last > first, buffer.load(fromByteOffset: last - 1, as: UInt8.self) == 0x0D {
      last -= 1
    }
    let bytes = UnsafeRawBufferPointer(start: buffer + first, count: last - first)
    return InputLine(number: count, bytes: bytes.assumingMemoryBound(to: UInt8.self))
  }

  /// Reads once, waiting if nothing is there.
  func read() throws(SystemError) {
    // A line that is longer than a line with its CR can be is not kept.
    if end - start > InputLine.limit + 1 { isTooLong = true }
    if isTooLong {
      (start, searched, end) = (0, 0, 0)
    } else if start > 0 {
      // The beginning of a line goes to the front, so that short lines never touch more than a piece.
      memmove(buffer, buffer + start, end - start)
      (start, searched, end) = (0, searched - start, end - start)
    }
    let room = UnsafeMutableRawBufferPointer(start: buffer + end, count: Self.piece)
    let count = try readBytes(descriptor, room)
    end += count
    isAtEnd = count == 0
  }

  /// The offset of the LF that ends the next line, if it was read already.
  private var lineEnd: Int? {
    let found = memchr(buffer + searched, 0x0A, end - searched)
    searched = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(buffer) } ?? end
    return found == nil ? nil : searched
  }
}
