/// `text` in quotes as Swift writes it, with everything escaped that a terminal or a reader could be fooled by: control
/// characters, line and paragraph separators, and what changes the direction of text.
func quote(_ text: some StringProtocol) -> String {
  var quoted = ""
  for scalar in String(text).debugDescription.unicodeScalars {
    if isMisleading(scalar) {
      quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted
}

/// Whether a terminal or a reader could be fooled by `scalar`: a control character, a line or paragraph separator, or what
/// changes the direction of text.
public func isMisleading(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x20...0x7E: false
  case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
  default:
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
