import HeadlessUI

/// Text in double quotes, in which `\"`, `\\`, `\n` and `\u{…}` stand for what cannot be typed.
enum QuotedText {
  /// What can be wrong with a quoted text. No message repeats it: it may be a secret.
  static let unclosed = flaw(
    #"the quote is not closed; write " behind the text, and \" for one in it"#)
  static let badEscape = flaw(
    #"an escape is unknown; write \\ for a backslash, else \", \n or \u{41}"#)
  static let tail = flaw("text stands right behind the closing quote; write a space between them")
  static let restBehindText = flaw(
    "text stands behind the closing quote; quote all of it or nothing")
  static let flaws = [unclosed, badEscape, tail, restBehindText]

  private static func flaw(_ message: String) -> LineError { LineError(.badArgument, message) }

  /// The text that `rest` begins with in quotes, which is taken off it.
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

  /// The scalar that an escape stands for, read behind its backslash.
  private static func escaped(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(LineError) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "\""?: return "\""
    case "\\"?: return "\\"
    case "n"?: return "\n"
    case "u"? where rest.popFirst() == "{":
      var value: UInt32 = 0
      var digits = 0
      while let scalar = rest.popFirst() {
        if scalar == "}" { break }
        guard let digit = hexadecimal(scalar), digits < 8 else { throw badEscape }
        value = value << 4 | digit
        digits += 1
      }
      guard digits > 0, let scalar = Unicode.Scalar(value) else { throw badEscape }
      return scalar
    case nil: throw unclosed
    default: throw badEscape
    }
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": scalar.value - 0x30
    case "a"..."f": scalar.value - 0x61 + 10
    case "A"..."F": scalar.value - 0x41 + 10
    default: nil
    }
  }
}
