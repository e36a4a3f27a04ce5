/// The words of one language.
public struct StringCatalogue: Sendable {
  /// The language, as in `--lang`.
  public let language: String
  /// Nil where the language has none.
  @usableFromInline let words: WordTable?

  /// The words of `language`: what is shown, by what the code says.
  public init(language: String = "en", _ words: [String: String] = [:]) {
    self.language = language
    self.words = words.isEmpty ? nil : WordTable(words)
  }

  /// What is shown for `key`: its translation or itself, its values in their places.
  public func resolve(_ key: LocalizedStringKey) -> String {
    let format = words?.text(for: key.key) ?? key.key
    if key.arguments.isEmpty { return format }
    return StringFormat.fill(format, with: key.arguments)
  }
}

/// Texts with places for values.
enum StringFormat {
  /// `format` with `arguments` in the places of `%@`, `%lld` and `%lf`; `%2$@` is the place of the second.
  static func fill(_ format: String, with arguments: [String]) -> String {
    var filled = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      filled += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        filled += "%"
        rest = rest.dropFirst()
        continue
      }
      let (position, after) = placeholder(rest)
      guard let after else {
        filled += "%"
        continue
      }
      let index = position ?? next
      if position == nil { next += 1 }
      if arguments.indices.contains(index) { filled += arguments[index] }
      rest = after
    }
    return filled + rest
  }

  /// The position that a placeholder names, if it names one, and what follows it; nil if there is no placeholder.
  private static func placeholder(_ text: Substring) -> (position: Int?, rest: Substring?) {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    for kind in ["@", "lld", "lf", "ld", "d"] where rest.hasPrefix(kind) {
      return (position, rest.dropFirst(kind.count))
    }
    return (nil, nil)
  }
}
