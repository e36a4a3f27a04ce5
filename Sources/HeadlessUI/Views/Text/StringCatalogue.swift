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
    Text(key).resolve(in: self)
  }
}

/// Texts with places for values.
enum StringFormat {
  /// `format` with what `argument` says, of `count` values, in the places for them.
  static func fill(_ format: String, count: Int, argument: (Int) -> String) -> String {
    var filled = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      filled += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        filled += "%"
        rest = rest.dropFirst()
      } else if let placeholder = Placeholder(from: &rest) {
        let index = placeholder.position ?? next
        if placeholder.position == nil { next += 1 }
        if (0..<count).contains(index) { filled += argument(index) }
      } else {
        filled += "%"
      }
    }
    return filled + rest
  }
}
