/// `text` in quotes as Swift writes it, with everything escaped that a terminal or a reader could be fooled by: control
/// characters, line and paragraph separators, and what changes the direction of text.
package func quote(_ text: some StringProtocol) -> String {
  var quoted = ""
  for scalar in String(text).debugDescription.unicodeScalars {
    if scalar.isMisleading {
      quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted
}
