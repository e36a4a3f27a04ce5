package import HeadlessDriver
package import StateBindingFiles

/// Reads lines from a descriptor, one by one, in constant memory.
///
/// A line ends with LF. A CR right before the LF is dropped. The last line may lack its LF.
package final class LineInput {
  private static let piece = 1 << 16
  /// Room for the longest line with its CR, and one more piece.
  private static let capacity = InputLine.limit + 1 + piece

  private let descriptor: Int32
  private let buffer: UnsafeMutableRawPointer
  private var start = 0
  /// The offset from which to search for the next LF.
  private var searched = 0
  /// The offset after the last byte that was read.
  private var end = 0
  private var count = 0
  /// Whether the rest of a line that is too long is being skipped.
  private var isSkipping = false
  private var isAtEnd = false

  /// Makes an input that reads from `descriptor`, which the caller closes.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    // The unused end costs nothing: the system provides memory only for pages that a line reaches.
    buffer = .allocate(byteCount: Self.capacity, alignment: 1)
  }

  deinit {
    buffer.deallocate()
  }

  /// Whether `next()` returns without reading. If not, flush the output first, as a read may wait.
  package var isReady: Bool { isAtEnd || lineEnd != nil }

  /// Whether the input has ended, and all its lines were taken.
  var isOver: Bool { isAtEnd && start == end }

  /// Waits for the next line; nil at the end of the input.
  package func next() throws(SystemError) -> InputLine? {
    while true {
      if let line = nextRead() { return line }
      if isAtEnd { return nil }
      try read()
    }
  }

  /// The next line, if it has been read already.
  func nextRead() -> InputLine? {
    let found = lineEnd
    // The line exceeds the limit even with a CR at its end.
    if found == nil, end - start > InputLine.limit + 1 {
      (start, isSkipping) = (end, true)
      count += 1
      return InputLine(tooLong: count)
    }
    guard found != nil || isAtEnd && start < end else { return nil }
    let first = start
    var last = found ?? end
    start = found.map { $0 + 1 } ?? end
    searched = start
    count += 1
    // A CR without an LF after it is part of the line.
    if found != nil, last > first, buffer.load(fromByteOffset: last - 1, as: UInt8.self) == 0x0D {
      last -= 1
    }
    let bytes = UnsafeRawBufferPointer(start: buffer + first, count: last - first)
    return InputLine(number: count, bytes: bytes.assumingMemoryBound(to: UInt8.self))
  }

  /// Reads once, and waits if there is no input yet.
  func read() throws(SystemError) {
    if start > 0 {
      // Moves the beginning of a line to the front, so that short lines use only the first pages of the buffer.
      buffer.copyMemory(from: buffer + start, byteCount: end - start)
      (start, searched, end) = (0, searched - start, end - start)
    }
    let room = UnsafeMutableRawBufferPointer(start: buffer + end, count: Self.piece)
    let count = try readBytes(descriptor, room)
    end += count
    isAtEnd = count == 0
    if isSkipping { skip() }
  }

  /// Skips what was read of a line that is too long, up to its LF.
  private func skip() {
    isSkipping = lineEnd == nil
    start = isSkipping ? end : searched + 1
    searched = start
  }

  /// The offset of the LF that ends the next line, if the LF has been read already.
  private var lineEnd: Int? {
    let found = offset(
      of: 0x0A, in: UnsafeRawBufferPointer(start: buffer + searched, count: end - searched))
    searched = found.map { searched + $0 } ?? end
    return found == nil ? nil : searched
  }
}
