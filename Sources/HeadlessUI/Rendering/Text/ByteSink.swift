/// Bytes on their way into an array: they are gathered on the stack and appended together, which spares a check of the
/// array for each piece.
struct ByteSink: ~Copyable {
  private var bytes: [UInt8]
  private let gathered: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// A sink for what follows `bytes`; `gathered` must outlive it.
  init(after bytes: consuming [UInt8], by gathered: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
    self.gathered = gathered
  }

  /// Everything.
  consuming func finish() -> [UInt8] {
    flush()
    return bytes
  }

  mutating func append(_ byte: UInt8) {
    if count == gathered.count { flush() }
    gathered[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    if text.count > gathered.count - count {
      flush()
      guard text.count <= gathered.count else { return bytes.append(contentsOf: text) }
    }
    guard let source = text.baseAddress, let target = gathered.baseAddress else { return }
    (target + count).update(from: source, count: text.count)
    count += text.count
  }

  @inline(__always)
  mutating func append(spaces: Int) {
    if spaces > gathered.count - count {
      flush()
      guard spaces <= gathered.count else {
        return bytes.append(contentsOf: repeatElement(0x20, count: spaces))
      }
    }
    guard let target = gathered.baseAddress else { return }
    // They are few: a call takes longer.
    for index in 0..<spaces { target[count &+ index] = 0x20 }
    count += spaces
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(never)
  private mutating func flush() {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: gathered[..<count]))
    count = 0
  }
}
