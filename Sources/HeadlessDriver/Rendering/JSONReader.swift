/// A value that was read from JSON.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number, in the digits of the text.
  case number(String)
  case text(String)
  case list([JSONValue])
  /// The values by their names. Of two values with one name, the later one counts.
  case object([String: JSONValue])

  /// Reads `text`, which must be one value and nothing else.
  package init(reading text: String) throws(JSONError) {
    var reader = JSONReader(bytes: Array(text.utf8))
    self = try reader.whole()
  }

  /// The value `name` of an object; nil for any other value, and if there is no such value.
  package subscript(name: String) -> JSONValue? {
    if case .object(let values) = self { values[name] } else { nil }
  }

  /// The text; nil for any other value.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The whole number; nil for any other value.
  package var int: Int? {
    if case .number(let digits) = self { Int(digits) } else { nil }
  }
}

/// The first flaw in a text that should be JSON.
package struct JSONError: Error, Equatable, CustomStringConvertible {
  /// The offset of the byte at which the text stops to be JSON.
  let offset: Int
  let reason: String

  package var description: String { "byte \(offset + 1): \(reason)" }
}

private struct JSONReader {
  /// The deepest nesting of lists and objects.
  private static let limit = 64

  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func whole() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    if peek() != nil { throw error("the message goes on behind its end; send one a line") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    switch peek() {
    case "{":
      try enter(depth)
      var values: [String: JSONValue] = [:]
      try list(until: "}") { (reader) throws(JSONError) in
        guard reader.peek() == "\"" else { throw reader.error("a name in quotes is missing") }
        let name = try reader.string()
        guard reader.take(":") else { throw reader.error("a colon is missing") }
        values[name] = try reader.value(depth: depth + 1)
      }
      return .object(values)
    case "[":
      try enter(depth)
      var values: [JSONValue] = []
      try list(until: "]") { (reader) throws(JSONError) in
        values.append(try reader.value(depth: depth + 1))
      }
      return .list(values)
    case "\"": return .text(try string())
    case nil: throw error("a value is missing")
    default: return try word()
    }
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    if depth == Self.limit { throw error("it is nested over \(Self.limit) deep") }
    offset += 1
  }

  private mutating func list(
    until end: Unicode.Scalar, element: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    if take(end) { return }
    repeat { try element(&self) } while take(",")
    if !take(end) { throw error("a comma or \(end) is missing") }
  }

  /// Reads a number, or one of the words of JSON.
  private mutating func word() throws(JSONError) -> JSONValue {
    let rest = bytes[offset...].prefix {
      0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 || [0x2B, 0x2D, 0x2E, 0x45].contains($0)
    }
    let word = String(decoding: rest, as: UTF8.self)
    let value: JSONValue
    switch word {
    case "null": value = .null
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case _ where word.isNumberInJSON: value = .number(word)
    default: throw error("this is no value")
    }
    offset = rest.endIndex
    return value
  }

  private mutating func string() throws(JSONError) -> String {
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape().utf8
      case 0x20...: text.append(byte)
      default:
        offset -= 1
        throw error("a text has a control character; escape it")
      }
    }
    throw error("a text has no end")
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(JSONError) -> String {
    let start = offset - 1
    offset += 1
    switch bytes.indices.contains(offset - 1) ? Unicode.Scalar(bytes[offset - 1]) : nil {
    case let mark? where mark == "\"" || mark == "\\" || mark == "/": return String(mark)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u":
      var units = [unit()].compactMap(\.self)
      if let first = units.first, UTF16.isLeadSurrogate(first),
        bytes[offset...].starts(with: "\\u".utf8)
      {
        offset += 2
        units += [unit()].compactMap(\.self)
      }
      if let text = String(validating: units, as: UTF16.self), !text.isEmpty { return text }
    default: break
    }
    throw JSONError(offset: start, reason: "this is no escape of a character")
  }

  /// Takes the four digits of a code unit; nil if they are not there.
  private mutating func unit() -> UInt16? {
    let digits = bytes[offset...].prefix(4)
    offset = digits.endIndex
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// The next character that is no space; nil at the end.
  private mutating func peek() -> Unicode.Scalar? {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
    return offset < bytes.count ? Unicode.Scalar(bytes[offset]) : nil
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    if peek() != mark { return false }
    offset += 1
    return true
  }

  private func error(_ reason: String) -> JSONError { JSONError(offset: offset, reason: reason) }
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
