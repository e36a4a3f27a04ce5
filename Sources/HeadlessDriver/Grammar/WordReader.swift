import HeadlessUI

/// The words of a line, separated by spaces and tabs. They are taken off the front one by one.
struct WordReader {
  private var rest: Substring

  init(_ line: String) {
    rest = line[...].trimmed
  }

  /// The words that are left, without spaces and tabs around them.
  var remaining: String { String(rest) }

  /// Takes the next word as it is written; empty at the end of the line.
  mutating func next() -> String {
    let end = rest.utf8.firstIndex(where: \.isSpace) ?? rest.endIndex
    let word = rest[..<end]
    rest = rest[end...].trimmed
    return String(word)
  }

  /// Takes a name: a word, or a quoted text; nil at the end of the line.
  mutating func name() throws(LineError) -> String? {
    guard !rest.isEmpty else { return nil }
    guard isQuoted else { return next() }
    let name = try QuotedText.read(&rest.unicodeScalars)
    if let next = rest.utf8.first, !next.isSpace { throw QuotedText.tail }
    rest = rest.trimmed
    return name
  }

  /// Takes the rest of the line, as it is written or quoted as a whole; nil at the end of the line.
  mutating func text() throws(LineError) -> String? {
    guard isQuoted else {
      defer { rest = "" }
      return rest.isEmpty ? nil : String(rest)
    }
    let text = try QuotedText.read(&rest.unicodeScalars)
    guard rest.isEmpty else { throw QuotedText.restAfterText }
    return text
  }

  /// The quoted name, if nothing else is left to read; nil otherwise.
  var onlyQuotedName: String? {
    guard isQuoted else { return nil }
    var words = self
    guard let name = try? words.name(), words.rest.isEmpty else { return nil }
    return name
  }

  /// Whether the next word is quoted. Compares the byte: a quote and a combining mark after it are one character.
  var isQuoted: Bool { rest.utf8.first == UInt8(ascii: "\"") }
}

extension Substring {
  /// The text without the spaces and tabs around it.
  fileprivate var trimmed: Substring {
    guard let start = utf8.firstIndex(where: { !$0.isSpace }),
      let last = utf8.lastIndex(where: { !$0.isSpace })
    else { return self[endIndex...] }
    return self[start..<utf8.index(after: last)]
  }
}

extension UInt8 {
  /// Whether a word ends at this byte. Other white space belongs to words, as a label may contain it.
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

/// Text in double quotes, in which `\"`, `\\`, `\n` and `\u{…}` stand for characters that cannot be typed.
enum QuotedText {
  // No message repeats the text: it may be a secret.
  private static let unclosed = error(
    #"the quote is not closed; write " after the text, and \" for one in it"#)
  private static let badEscape = error(
    #"an escape is unknown; write \\ for a backslash, else \", \n or \u{41}"#)
  static let tail = error("text stands right after the closing quote; write a space between them")
  static let restAfterText = error(
    "text stands after the closing quote; quote all of it or nothing")

  /// All errors about a quoted text.
  static let errors = [unclosed, badEscape, tail, restAfterText]

  private static func error(_ message: String) -> LineError { LineError(.badArgument, message) }

  /// Takes the quoted text off the beginning of `rest`, and returns it without quotes and escapes.
  static func read(_ rest: inout Substring.UnicodeScalarView) throws(LineError) -> String {
    var text = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escaped(&rest))
      default: text.append(scalar)
      }
    }
    throw unclosed
  }

  /// The scalar that an escape stands for. The backslash has been taken already.
  private static func escaped(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(LineError) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "\""?: return "\""
    case "\\"?: return "\\"
    case "n"?: return "\n"
    case "u"? where rest.popFirst() == "{":
      let digits = rest.prefix { $0 != "}" }
      // At most eight digits; `UInt32` would also take a sign.
      guard (1...8).contains(digits.count), digits.allSatisfy(\.properties.isASCIIHexDigit),
        let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
      else { throw badEscape }
      rest = rest.dropFirst(digits.count + 1)
      return scalar
    case nil: throw unclosed
    default: throw badEscape
    }
  }
}

/// `text` in quotes for a message, cut after 200 Unicode scalars.
package func brief(_ text: some StringProtocol) -> String {
  let head = text.unicodeScalars.prefix(200)
  let quoted = Quoting.quoted(String(String.UnicodeScalarView(head)))
  return head.endIndex == text.unicodeScalars.endIndex
    ? quoted : "\(quoted)… (\(text.utf8.count) bytes)"
}

/// The number in `text`; nil if it has anything but digits or is too large.
func wholeNumber<Number: FixedWidthInteger>(
  _ text: some StringProtocol, as type: Number.Type = Int.self
) -> Number? {
  text.isDigits ? Number(text) : nil
}

extension StringProtocol {
  /// Whether the text has nothing but digits of ASCII.
  var isDigits: Bool { utf8.allSatisfy { 0x30...0x39 ~= $0 } }
}
