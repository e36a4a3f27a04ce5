/// Writes JSON on one line, with what could fool a reader escaped in every text.
public struct JSONWriter {
  /// What is written so far, as UTF-8.
  public internal(set) var bytes: [UInt8]
  var needsComma = false

  /// A writer that goes on after `bytes`.
  public init(after bytes: consuming [UInt8] = []) {
    self.bytes = bytes
  }

  /// What is written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Begins an object; keys and values follow in turn.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }

  /// Begins an array; values follow.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the array.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes a key, which needs no escape; its value follows.
  public mutating func key(_ key: StaticString) {
    begin(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a text; null for nil.
  public mutating func value(_ text: String?) {
    guard let text else { return null() }
    begin(UInt8(ascii: "\""))
    text.withBytes { append($0) }
    end(UInt8(ascii: "\""))
  }

  /// Writes a number.
  public mutating func value(_ number: Int) { literal(String(number)) }

  /// Writes true or false.
  public mutating func value(_ isTrue: Bool) { literal(isTrue ? "true" : "false") }

  /// Writes null.
  public mutating func null() { literal("null") }

  private mutating func literal(_ text: String) {
    separate()
    text.withBytes { bytes.append(contentsOf: $0) }
    needsComma = true
  }

  private mutating func begin(_ mark: UInt8) {
    separate()
    bytes.append(mark)
    needsComma = false
  }

  private mutating func end(_ mark: UInt8) {
    bytes.append(mark)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
