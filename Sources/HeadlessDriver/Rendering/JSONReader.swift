/// A value that was read from JSON.
package enum JSONValue: Equatable, Sendable {
  case null, bool(Bool), text(String), list([JSONValue])
  /// A number, as it was written.
  case number(String)
  /// The values by their names. Of two values with one name, the later one counts.
  case object([String: JSONValue])

  /// Reads `text`, which must be one value, nested at most 64 deep.
  package init(reading text: String) throws(JSONError) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.value(depth: 0)
    if reader.peek() != nil { throw reader.error("the value ends before this") }
  }

  /// The value `name` of an object; nil if there is none.
  package subscript(name: String) -> JSONValue? {
    if case .object(let values) = self { values[name] } else { nil }
  }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The whole number, which is not too large for an `Int`.
  package var int: Int? {
    if case .number(let digits) = self { Int(digits) } else { nil }
  }
}

/// The place where a text stops being JSON, and the reason.
package struct JSONError: Error, Equatable, CustomStringConvertible {
  package let message: String
  package var description: String { message }
}

private struct JSONReader {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    if depth > 64 { throw error("this is nested over 64 deep") }
    switch peek() {
    case "{":
      var values: [String: JSONValue] = [:]
      try readList(to: "}") { reader throws(JSONError) in
        let name = try reader.string()
        try reader.take(":")
        values[name] = try reader.value(depth: depth + 1)
      }
      return .object(values)
    case "[":
      var values: [JSONValue] = []
      try readList(to: "]") { reader throws(JSONError) in
        values.append(try reader.value(depth: depth + 1))
      }
      return .list(values)
    case "\"": return .text(try string())
    default: break
    }
    let end = bytes[offset...].firstIndex { $0 <= 0x20 || ",]}".utf8.contains($0) } ?? bytes.count
    let word = String(decoding: bytes[offset..<end], as: UTF8.self)
    defer { offset = end }
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case _ where word.isNumberInJSON: return .number(word)
    default: throw error("a value is missing")
    }
  }

  private mutating func readList(
    to end: Unicode.Scalar, element: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    offset += 1
    if peek() != end {
      try element(&self)
      while peek() == "," {
        offset += 1
        try element(&self)
      }
    }
    try take(end)
  }

  private mutating func string() throws(JSONError) -> String {
    try take("\"")
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] >= 0x20 {
      offset += 1
      switch bytes[offset - 1] {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped().utf8
      case let byte: text.append(byte)
      }
    }
    throw error("a text has no end, or a control character")
  }

  /// Reads what follows a backslash.
  private mutating func escaped() throws(JSONError) -> String {
    let marks = Array("\"\\/bfnrt".utf8)
    let mark = offset < bytes.count ? marks.firstIndex(of: bytes[offset]) : nil
    offset += 1
    if let mark { return ["\"", "\\", "/", "\u{8}", "\u{C}", "\n", "\r", "\t"][mark] }
    // A character beyond the first 65,536 has two units, each after `\u`.
    var units: [UInt16] = []
    offset -= 2
    while units.count < 2, bytes[offset...].starts(with: "\\u".utf8) {
      let digits = String(decoding: bytes[(offset + 2)...].prefix(4), as: UTF8.self)
      guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
        let unit = UInt16(digits, radix: 16)
      else { break }
      units.append(unit)
      offset += 6
      if let text = String(validating: units, as: UTF16.self) { return text }
    }
    throw error("a text has an unknown escape")
  }

  /// The next character that is no space; nil at the end.
  mutating func peek() -> Unicode.Scalar? {
    while offset < bytes.count, " \t\r\n".utf8.contains(bytes[offset]) { offset += 1 }
    return offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil
  }

  private mutating func take(_ mark: Unicode.Scalar) throws(JSONError) {
    guard peek() == mark else { throw error("\(mark) is missing") }
    offset += 1
  }

  func error(_ reason: String) -> JSONError { JSONError(message: "byte \(offset + 1): \(reason)") }
}

extension String {
  /// Whether the text is a number as JSON spells it.
  var isNumberInJSON: Bool {
    var rest = utf8[...]
    func takeDigits() -> Int {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest[digits.endIndex...]
      return digits.count
    }
    func take(_ characters: String) -> Bool {
      guard let first = rest.first, characters.utf8.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = take("-")
    let beginsWithZero = rest.first == 0x30
    let whole = takeDigits()
    guard whole > 0, !beginsWithZero || whole == 1 else { return false }
    if take("."), takeDigits() == 0 { return false }
    if take("eE") {
      _ = take("+-")
      if takeDigits() == 0 { return false }
    }
    return rest.isEmpty
  }
}
