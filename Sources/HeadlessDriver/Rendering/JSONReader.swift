/// A value that was read from JSON.
package enum JSONValue: Equatable, Sendable {
  case null, bool(Bool), text(String), list([JSONValue])
  /// A number, as it was written.
  case number(String)
  /// The values by their names. Of two values with one name, the later one counts.
  case object([String: JSONValue])

  /// Reads `text`; nil unless it is one value, nested at most 64 deep.
  package init?(reading text: String) {
    var reader = JSONReader(rest: Array(text.utf8)[...])
    guard let value = reader.value(depth: 0), reader.peek() == nil else { return nil }
    self = value
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

private struct JSONReader {
  var rest: ArraySlice<UInt8>

  mutating func value(depth: Int) -> JSONValue? {
    if depth > 64 { return nil }
    switch peek() {
    case "{":
      var values: [String: JSONValue] = [:]
      let isWhole = takeList(to: "}") { reader in
        guard let name = reader.string(), reader.take(":") else { return false }
        values[name] = reader.value(depth: depth + 1)
        return values[name] != nil
      }
      return isWhole ? .object(values) : nil
    case "[":
      var values: [JSONValue] = []
      let isWhole = takeList(to: "]") { reader in
        reader.value(depth: depth + 1).map { values.append($0) } != nil
      }
      return isWhole ? .list(values) : nil
    case "\"": return string().map { .text($0) }
    default: break
    }
    let word = rest.prefix { $0 > 0x20 && !",]}".utf8.contains($0) }
    rest = rest[word.endIndex...]
    switch String(decoding: word, as: UTF8.self) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case let word: return word.isNumberInJSON ? .number(word) : nil
    }
  }

  private mutating func takeList(
    to end: Unicode.Scalar, element: (inout JSONReader) -> Bool
  ) -> Bool {
    rest.removeFirst()
    if take(end) { return true }
    repeat {
      if !element(&self) { return false }
    } while take(",")
    return take(end)
  }

  private mutating func string() -> String? {
    if !take("\"") { return nil }
    var text: [UInt8] = []
    while let byte = rest.popFirst(), byte >= 0x20 {
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else if let character = escaped() {
        text += character.utf8
      } else {
        return nil
      }
    }
    return nil
  }

  /// Reads what follows a backslash.
  private mutating func escaped() -> String? {
    guard let mark = rest.popFirst() else { return nil }
    if let place = Array("\"\\/bfnrt".utf8).firstIndex(of: mark) {
      return ["\"", "\\", "/", "\u{8}", "\u{C}", "\n", "\r", "\t"][place]
    }
    // A character beyond the first 65,536 has two units, each after `\u`.
    var units: [UInt16] = []
    while units.count < 2, mark == UInt8(ascii: "u") {
      let digits = String(decoding: rest.prefix(4), as: UTF8.self)
      guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
        let unit = UInt16(digits, radix: 16)
      else { return nil }
      units.append(unit)
      rest = rest.dropFirst(4)
      if let text = String(validating: units, as: UTF16.self) { return text }
      if !rest.starts(with: "\\u".utf8) { return nil }
      rest = rest.dropFirst(2)
    }
    return nil
  }

  /// The next character that is no space; nil at the end.
  mutating func peek() -> Unicode.Scalar? {
    rest = rest.drop { " \t\r\n".utf8.contains($0) }
    return rest.first.map { Unicode.Scalar($0) }
  }

  /// Whether `mark` is next; if so, reads it.
  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    if peek() != mark { return false }
    rest.removeFirst()
    return true
  }
}

extension String {
  /// Whether the text is a number as JSON spells it.
  var isNumberInJSON: Bool {
    // Swift reads more: hexadecimal digits, `inf`, a sign `+`, zeros in front, and a point without digits.
    guard utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), Double(self) != nil else {
      return false
    }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let digits = utf8.drop { $0 == UInt8(ascii: "-") }
    let whole = digits.prefix(while: isDigit)
    let rest = digits[whole.endIndex...]
    if whole.isEmpty || whole.count > 1 && whole.first == 0x30 { return false }
    return rest.first != UInt8(ascii: ".") || rest.dropFirst().first.map(isDigit) == true
  }
}
