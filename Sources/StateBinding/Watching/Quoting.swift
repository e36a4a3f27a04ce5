/// Returns `value` as it stands in a message: a text in quotes, any other value as Swift describes it.
package func mention(_ value: Any) -> String {
  value is String ? quote("\(value)") : escape("\(value)")
}

/// Returns `text` as a Swift literal in quotes, with every misleading scalar escaped.
package func quote(_ text: some StringProtocol) -> String {
  escape(String(text).debugDescription)
}

/// Returns `text` in quotes, with misleading scalars escaped, and cut after 200 Unicode scalars.
package func quoted(_ text: String) -> String {
  let head = String(text.unicodeScalars.prefix(200))
  let isCut = head.utf8.count < text.utf8.count
  return isCut ? "\(quote(head))… (\(text.utf8.count) bytes)" : quote(head)
}

/// Returns `text` with every misleading scalar escaped.
package func escape(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.isMisleading }) else { return text }
  var escaped = ""
  for scalar in text.unicodeScalars {
    if scalar.isMisleading {
      escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

extension Unicode.Scalar {
  /// Whether the scalar could fool a terminal or a reader: a control character, a line or paragraph separator, or a
  /// character that changes the direction of text.
  package var isMisleading: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
