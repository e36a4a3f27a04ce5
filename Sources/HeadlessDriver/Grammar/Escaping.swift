import StateBinding
import HeadlessUI

/// Shows text from elsewhere so that it can neither act on a terminal nor fool a reader.
public enum Escaping {
  /// `text` with each control character, line separator and direction control as `\u{1B}`; line breaks stay.
  public static func text(_ text: String) -> String { escaped(text, keepsLineBreaks: true) }

  /// `text` as one line: line breaks become `\u{A}`.
  public static func line(_ text: String) -> String { escaped(text, keepsLineBreaks: false) }

  /// Whether `text` stays as it is.
  package static func isClean(_ text: String, keepsLineBreaks: Bool) -> Bool {
    text.isPrintableASCII
      || !text.unicodeScalars.contains { isEscaped($0, keepsLineBreaks: keepsLineBreaks) }
  }

  /// `scalar` as `\u{1B}`.
  static func code(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func isEscaped(_ scalar: Unicode.Scalar, keepsLineBreaks: Bool) -> Bool {
    scalar.isMisleading && !(scalar == "\n" && keepsLineBreaks)
  }

  private static func escaped(_ text: String, keepsLineBreaks: Bool) -> String {
    if isClean(text, keepsLineBreaks: keepsLineBreaks) { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isEscaped(scalar, keepsLineBreaks: keepsLineBreaks) {
        escaped += code(of: scalar)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// Writes a name in quotes, so that it can be typed.
public enum Quoting {
  /// `text` in quotes, with `\"`, `\\`, `\n` and `\u{…}` for all that cannot stand in them.
  public static func quoted(_ text: String) -> String {
    var quoted = "\""
    append(text, to: &quoted)
    return quoted + "\""
  }

  /// Appends `text` as it stands in quotes. A code such as `\u{1B}` follows the text `beforeCodes`.
  static func append(_ text: String, to quoted: inout String, beforeCodes: String = "") {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      case _ where scalar.isMisleading: quoted += beforeCodes + Escaping.code(of: scalar)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
  }
}

extension String {
  /// Whether every byte is a character of ASCII that takes one column.
  var isPrintableASCII: Bool { withBytes(\.isPrintableASCII) }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether every byte is a character of ASCII that takes one column.
  package var isPrintableASCII: Bool { allSatisfy { 0x20...0x7E ~= $0 } }
}
