import StateBinding

/// A locale and a time zone, in which dates and numbers are written.
package final class FormatPlace: Sendable {
  /// The identifier of the locale; nil for the usual locale of the language.
  package let locale: String?
  /// The identifier of the time zone; nil for UTC.
  package let timeZone: String?

  package init(locale: String?, timeZone: String?) {
    self.locale = locale
    self.timeZone = timeZone
  }
}

/// The translations into one language.
public struct StringCatalogue: Sendable {
  /// The code of the language, as `--lang` takes it.
  public var language: String { translations.language }
  /// The locale and the time zone for dates and numbers; nil for the usual locale of the language and UTC.
  package var place: FormatPlace?
  package var words: [String: String] { translations.words }
  /// Notes the translations that are asked for; nil if nobody wants to know.
  package var asked: AskedKeys?
  private let translations: Translations

  /// The words that a screen adds to those of the app.
  package var marks: Marks { translations.marks }

  /// The translations of `language`, by the keys in the code.
  public init(language: String = "en", _ words: [String: String] = [:]) {
    translations = Translations(language, words, [:])
  }

  /// The translations of `language`, with the forms of those that vary with numbers. The form of a whole text has the name "", and that
  /// of a part the name in `%#@name@`.
  package init(
    language: String, _ words: [String: String], plurals: [String: [String: PluralForms]]
  ) {
    translations = Translations(language, words, plurals)
  }

  /// The translation of `key`, or the key itself, with its values filled in.
  public func resolve(_ key: LocalizedStringKey) -> String {
    Text(key).resolve(in: self)
  }

  /// The translation of `key`, or `defaultValue`, with its values filled in and its Markdown left as it is.
  package func string(_ key: String, default defaultValue: LocalizedStringKey) -> String {
    let isKnown = words[key] != nil
    let found = LocalizedStringKey(isKnown ? key : defaultValue.key, defaultValue.arguments)
    var pictures: [String] = []
    return compose(Text(found), &pictures, readsMarkdown: false)
  }

  /// The translation of `key`, or the key itself.
  func text(for key: String) -> String {
    if translations.words.isEmpty || key.isEmpty { return key }
    guard let text = translations.exactWords[ExactKey(text: key)] ?? words[key] else {
      asked?.insert(missing: key)
      return key
    }
    asked?.insert(key)
    return text
  }

  /// The translation of `word`, a word of the screen itself: the app's, else ours, else the word itself.
  package func text(forSystem word: String) -> String {
    words[word] == nil && marks.areOurs ? marks.text(word) : text(for: word)
  }

  /// The texts before, between and behind the placeholders in the translation of `key`.
  package func pieces(of key: String) -> [Substring] {
    let marked = Self.fill(InlineMarkdown.marked(text(for: key)), count: .max) { _, _ in "\0" }
    return InlineMarkdown(marked, language: language).words
      .split(separator: "\0", omittingEmptySubsequences: false)
  }

  /// The kind of value that each placeholder of `format` takes, by the position of the value.
  package static func kinds(ofValuesIn format: String) -> [Int: String] {
    var kinds: [Int: String] = [:]
    _ = fill(format, count: .max) { index, placeholder in
      kinds[index] = placeholder.kind
      return ""
    }
    return kinds
  }

  /// The words and the links of `text`. Pictures are left out, as next to other text, unless the text consists of pictures only.
  func read(_ text: Text) -> InlineMarkdown {
    var pictures: [String] = []
    var words = compose(text, &pictures)
    if !pictures.isEmpty {
      let rest = Self.removingPictureMarks(from: words)
      words = rest.isEmpty ? pictures.joined(separator: " ") : rest
    }
    return InlineMarkdown(words, language: language)
  }

  /// The words of `text` with a mark for each picture, and marks of Markdown; adds the names of the pictures to `pictures`.
  private func compose(
    _ text: Text, _ pictures: inout [String], readsMarkdown: Bool = true
  ) -> String {
    switch text.content {
    case .key(let key):
      let words = self.text(for: key)
      return readsMarkdown ? InlineMarkdown.marked(words) : words
    case .verbatim(let text): return text
    case .formatted(let text): return text.words(self)
    case .joined(let first, let second):
      return compose(first, &pictures) + compose(second, &pictures)
    case .picture(let image):
      let name = image.name.map { compose($0, &pictures) } ?? ""
      if image.isLabeled { return name }
      pictures.append(name)
      return Self.pictureMark
    case .format(let key):
      let written = self.format(of: key)
      let format = readsMarkdown ? InlineMarkdown.marked(written) : written
      return Self.fill(format, count: key.arguments.count) { index, placeholder in
        switch key.arguments[index] {
        case .string(let text): text
        case .number(let number): numbers.written(placeholder.rewritten(number))
        case .text(let text): compose(text, &pictures)
        }
      }
    }
  }

  private var numbers: NumberSigns {
    place?.locale.map(NumberSigns.of) ?? translations.numbers
  }

  /// The translation of the key of `key`, in the forms for its numbers.
  private func format(of key: LocalizedStringKey) -> String {
    var format = text(for: key.key)
    guard let plurals = translations.plurals[key.key] else { return format }
    func form(of name: String) -> String? {
      guard let plural = plurals[name] else { return nil }
      let values = key.arguments.indices.filter { plural.argument == nil || $0 == plural.argument }
      let number = values.lazy.compactMap { key.arguments[$0].number }.first
      return number.flatMap { plural.form(for: $0, in: language) }
    }
    if let form = form(of: "") { format = form }
    // A form may name another part. No part is named within itself.
    for _ in plurals {
      guard let part = format.firstMatch(of: /%(?:\d+\$)?#@(\w+)@/),
        let form = form(of: String(part.1))
      else { break }
      format.replaceSubrange(part.range, with: form)
    }
    return format
  }

  /// Fills the placeholders of `format` with the `count` values that `argument` gives.
  static func fill(
    _ format: String, count: Int, argument: (Int, Placeholder) -> String
  ) -> String {
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
        if (0..<count).contains(index) { filled += argument(index, placeholder) }
      } else {
        filled += "%"
      }
    }
    return filled + rest
  }

  /// Unicode's object replacement character.
  private static let pictureMark = "\u{FFFC}"

  /// Removes the picture marks, and one of the two spaces around each mark.
  private static func removingPictureMarks(from text: String) -> String {
    var words = ""
    var dropsSpace = false
    for character in text.unicodeScalars {
      if character == "\u{FFFC}" {
        dropsSpace = words.isEmpty || words.last == " "
      } else {
        if character != " " || !dropsSpace { words.unicodeScalars.append(character) }
        dropsSpace = false
      }
    }
    if dropsSpace && words.last == " " { words.removeLast() }
    return words
  }
}

/// The translations into one language, which the copies of a catalogue share.
private final class Translations: Sendable {
  let language: String
  let words: [String: String]
  let plurals: [String: [String: PluralForms]]
  let marks: Marks
  let numbers: NumberSigns
  /// The same words by the bytes of their keys. A `String` key is hashed by canonical equivalence, which is slow for
  /// Hangul: a tenth of a script line.
  let exactWords: [ExactKey: String]

  init(
    _ language: String, _ words: [String: String], _ plurals: [String: [String: PluralForms]]
  ) {
    self.language = language
    self.words = words
    self.plurals = plurals
    numbers = NumberSigns.of(language)
    marks = Marks(language: language, translations: words)
    exactWords = Dictionary(
      uniqueKeysWithValues: words.map { (ExactKey(text: $0.key), $0.value) })
  }
}

/// The keys of the translations that an app has asked for.
package final class AskedKeys: Sendable {
  private let exactKeys = Locked(Set<ExactKey>())
  private let missing = Locked((known: Set<ExactKey>(), new: [String]()))

  package init() {}

  package var keys: Set<String> { exactKeys.withLock { Set($0.map(\.text)) } }

  /// Takes the keys without a translation that the app has asked for since the last call.
  package func takeMissing() -> [String] {
    missing.withLock { missing in
      defer { missing.new = [] }
      return missing.new
    }
  }

  fileprivate func insert(missing key: String) {
    missing.withLock { missing in
      if missing.known.insert(ExactKey(text: key)).inserted { missing.new.append(key) }
    }
  }

  fileprivate func insert(_ key: String) {
    exactKeys.withLock { _ = $0.insert(ExactKey(text: key)) }
  }
}

/// A text that equals only texts of the same bytes.
private struct ExactKey: Hashable, Sendable {
  let text: String

  static func == (lhs: ExactKey, rhs: ExactKey) -> Bool { lhs.text.hasSameBytes(as: rhs.text) }

  func hash(into hasher: inout Hasher) {
    text.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
