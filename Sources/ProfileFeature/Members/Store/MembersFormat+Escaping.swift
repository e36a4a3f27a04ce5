nonisolated extension MembersFormat {
  /// `text` without control characters.
  static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" {
        result += "\\\\".unicodeScalars
      } else if scalar.isControl {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// What was escaped as `text`; nil if a backslash stands for nothing.
  static func unescaped(_ text: Substring.UnicodeScalarView) -> String? {
    var result = String.UnicodeScalarView()
    var rest = text[...]
    while let scalar = rest.popFirst() {
      if scalar != "\\" {
        result.append(scalar)
      } else if rest.first == "\\" {
        rest.removeFirst()
        result.append(scalar)
      } else {
        guard rest.starts(with: "u{".unicodeScalars), let end = rest.firstIndex(of: "}"),
          let value = UInt32(Substring(rest[..<end].dropFirst(2)), radix: 16),
          let control = Unicode.Scalar(value)
        else { return nil }
        result.append(control)
        rest = rest[rest.index(after: end)...]
      }
    }
    return String(result)
  }
}
