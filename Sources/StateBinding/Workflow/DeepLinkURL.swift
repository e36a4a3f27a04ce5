/// The parts of a deep link's URL: scheme, host, path and query. A fragment is dropped.
struct DeepLinkURL {
  let scheme: Substring
  let host: Substring
  /// The segments between the slashes, still escaped and without the empty ones.
  let path: [Substring]
  /// The items of the query, still escaped; an item without `=` has an empty value.
  let query: [(name: Substring, value: Substring)]

  /// The greatest length of a link in bytes, so that a hostile link cannot keep the app busy.
  private static let longest = 65_536

  init(_ text: String) throws(DeepLinkError) {
    func malformed(_ reason: String) -> DeepLinkError { .malformed(url: text, reason: reason) }

    if text.isEmpty { throw malformed("it is empty") }
    if text.utf8.count > Self.longest {
      throw malformed(
        "it is \(text.utf8.count) bytes long, more than the \(Self.longest) of a link")
    }
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
    if let control = text.unicodeScalars.first(where: isControl) {
      let code = String(control.value, radix: 16, uppercase: true)
      throw malformed(
        "it has the control character U+\(String(repeating: "0", count: 4 - code.count) + code); "
          + "escape it with %")
    }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
      Self.isScheme(text[..<colon])
    else { throw malformed("it has no scheme, such as app://") }
    // Compares bytes, because a combining mark after a separator would merge with it into one character.
    let afterColon = text.utf8[text.utf8.index(after: colon)...]
    guard afterColon.starts(with: "//".utf8) else {
      throw malformed("// is missing behind \(text[..<colon]):")
    }
    scheme = text[..<colon]

    let withoutFragment = Self.split(Substring(afterColon.dropFirst(2)), at: "#").head
    let (place, query) = Self.split(withoutFragment, at: "?")
    let (authority, path) = Self.split(place, at: "/")
    if authority.utf8.contains(UInt8(ascii: "@")) {
      throw malformed("a link has no user, remove the part before @")
    }
    let (host, port) = Self.split(authority, at: ":")
    if let port {
      throw malformed(
        "a link has no port, remove :\(escape(String(port.unicodeScalars.prefix(20))))")
    }
    self.host = host
    self.path = Self.pieces(of: path ?? "", between: "/")
    self.query = Self.pieces(of: query ?? "", between: "&").map { item in
      let (name, value) = Self.split(item, at: "=")
      return (name, value ?? "")
    }
  }

  /// The URL without its query.
  var start: String {
    "\(scheme)://\(host)" + path.map { "/\($0)" }.joined()
  }

  /// Returns `text` with its escapes decoded. Throws the reason if they cannot be decoded.
  static func decoded(_ text: Substring) throws(Unreadable) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2 else {
        throw Unreadable(reason: "the escape %\(Substring(digits)) is cut short")
      }
      guard digits.allSatisfy(isHexDigit), let value = UInt8(Substring(digits), radix: 16) else {
        let escape = "%" + String(Substring(rest).unicodeScalars.prefix(2))
        throw Unreadable(reason: "the escape \(quoted(escape)) is not hexadecimal")
      }
      rest = rest.dropFirst(2)
      bytes.append(value)
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    // What is not UTF-8 was replaced. `String(validating:as:)` needs iOS 18.
    if decoded.utf8.elementsEqual(bytes) { return decoded }
    throw Unreadable(reason: "its escapes are not UTF-8")
  }

  /// Returns `text` with all bytes escaped except ASCII letters, digits and `-._~`.
  static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      if isLetter(byte) || isDigit(byte) || "-._~".utf8.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        encoded += hex.utf8.count == 1 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return encoded
  }

  /// The reason why a text cannot be decoded, or a parameter has no value.
  struct Unreadable: Error { let reason: String }

  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// Returns the pieces between the separators, without the empty ones.
  private static func pieces(
    of text: Substring, between separator: Unicode.Scalar
  ) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: separator)).map { Substring($0) }
  }

  /// Returns the parts before and after the first `separator`. The tail is nil if there is no separator.
  private static func split(
    _ text: Substring, at separator: Unicode.Scalar
  ) -> (head: Substring, tail: Substring?) {
    guard let index = text.utf8.firstIndex(of: UInt8(ascii: separator)) else { return (text, nil) }
    return (text[..<index], text[text.utf8.index(after: index)...])
  }
}
