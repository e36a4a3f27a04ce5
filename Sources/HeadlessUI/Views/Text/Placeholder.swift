/// A place for a value in a text, as in C: `%@`, `%lld`, `%.2f`; `%2$@` is the place of the second value.
struct Placeholder {
  /// Which value it is for, from 0; nil for the next one.
  private(set) var position: Int?
  /// Flags, width and precision.
  let style: String
  /// What kind of value it is for.
  let conversion: Character

  /// The placeholder that `text` goes on with behind a `%`, which is taken from it; nil if there is none.
  init?(from text: inout Substring) {
    var rest = text
    let digits = rest.prefix { $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    let styled = rest.drop { "-+#".contains($0) || ("0"..."9").contains($0) || $0 == "." }
    style = String(rest[..<styled.startIndex])
    rest = styled.drop { "hlqzjtL".contains($0) }
    guard let conversion = rest.popFirst(), "@diuxXofFeEgG".contains(conversion) else { return nil }
    self.conversion = conversion
    text = rest
  }

  /// The first placeholder in `format`.
  init?(in format: String) {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        rest = rest.dropFirst()
      } else if let placeholder = Placeholder(from: &rest) {
        self = placeholder
        return
      }
    }
    return nil
  }
}
