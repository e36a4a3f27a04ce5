/// A text whose inline Markdown is read: emphasis, code, links and agreement in number. SwiftUI reads it in a key, and not in a `String`.
///
/// Markdown is read before values are filled in, so that a value is shown as it is. Until then, marks in the text record what is
/// left to do.
struct InlineMarkdown {
  struct Link: Equatable {
    var label: String
    var address: String
  }

  /// The marks are private characters of Unicode, which no text has.
  private enum Mark {
    static let link: Character = "\u{10FFFA}"
    static let address: Character = "\u{10FFFB}"
    static let agreement: Character = "\u{10FFFC}"
    static let end: Character = "\u{10FFFD}"
  }

  private(set) var words = ""
  private(set) var links: [Link] = []

  /// Whether `text` may have Markdown.
  static func mayBe(in text: String) -> Bool {
    text.withBytes { $0.contains { isMark[Int($0)] } }
  }

  private static let isMark = (UInt8.min...UInt8.max).map { "*_`[~\\<".utf8.contains($0) }

  // MARK: Reading

  /// `text` without its Markdown, with marks for what is left to do after the values are filled in.
  static func marked(_ text: String) -> String {
    guard mayBe(in: text) else { return text }
    var reader = Reader(text: Array(text))
    return reader.read()
  }

  private struct Reader {
    let text: [Character]

    /// A part of the text: words, or a run of characters that may open or close emphasis.
    private struct Part {
      var words: String
      var mark: Character?
      var count = 0
      var opens = false
      var closes = false
    }

    private var parts: [Part] = []

    init(text: [Character]) { self.text = text }

    mutating func read() -> String {
      var index = 0
      while index < text.count {
        let character = text[index]
        switch character {
        case "\\" where text.at(index + 1)?.isMarkdownPunctuation == true:
          add(String(text[index + 1]))
          index += 2
        case "`": index = code(at: index)
        case "*", "_", "~": index = run(at: index)
        case "[": index = link(at: index, mark: Mark.link)
        case "^" where text.at(index + 1) == "[": index = link(at: index + 1, mark: Mark.agreement)
        case "<": index = address(at: index)
        default:
          add(String(character))
          index += 1
        }
      }
      pair()
      return parts.map { $0.words + String(repeating: $0.mark ?? " ", count: $0.count) }.joined()
    }

    private mutating func add(_ words: String) {
      if parts.last?.mark == nil, !parts.isEmpty {
        parts[parts.count - 1].words += words
      } else {
        parts.append(Part(words: words))
      }
    }

    private func count(of character: Character, at index: Int) -> Int {
      text[index...].prefix { $0 == character }.count
    }

    private mutating func code(at index: Int) -> Int {
      let size = count(of: "`", at: index)
      var end = index + size
      while end < text.count {
        if text[end] == "`" {
          let other = count(of: "`", at: end)
          if other == size {
            add(String(text[(index + size)..<end]))
            return end + size
          }
          end += other
        } else {
          end += 1
        }
      }
      add(String(repeating: "`", count: size))
      return index + size
    }

    private mutating func run(at index: Int) -> Int {
      let mark = text[index]
      let size = count(of: mark, at: index)
      let (before, after) = (text.at(index - 1), text.at(index + size))
      let followed = after.map { !$0.isWhitespace } ?? false
      let preceded = before.map { !$0.isWhitespace } ?? false
      let isLeft =
        followed
        && (after?.isMarkdownPunctuation == false || !preceded
          || before?.isMarkdownPunctuation == true)
      let isRight =
        preceded
        && (before?.isMarkdownPunctuation == false || !followed
          || after?.isMarkdownPunctuation == true)
      // An underscore inside of a word is a part of it.
      let opens = isLeft && (mark != "_" || !isRight || before?.isMarkdownPunctuation == true)
      let closes = isRight && (mark != "_" || !isLeft || after?.isMarkdownPunctuation == true)
      parts.append(Part(words: "", mark: mark, count: size, opens: opens, closes: closes))
      return index + size
    }

    /// Reads `[label](target)` from its bracket.
    private mutating func link(at index: Int, mark: Character) -> Int {
      guard let labelEnd = end(of: index, "[", "]"), text.at(labelEnd + 1) == "(",
        let targetEnd = end(of: labelEnd + 1, "(", ")")
      else {
        add(mark == Mark.agreement ? "^[" : "[")
        return index + 1
      }
      var label = Reader(text: Array(text[(index + 1)..<labelEnd]))
      let target = String(text[(labelEnd + 2)..<targetEnd])
      // A title after the address is left out.
      let address = target.prefix { $0 != " " }
      if mark == Mark.agreement {
        let agrees = target.filter { $0 != " " }.contains("inflect:true")
        add(agrees ? "\(mark)\(label.read())\(Mark.end)" : label.read())
      } else {
        add("\(mark)\(label.read())\(Mark.address)\(address)\(Mark.end)")
      }
      return targetEnd + 1
    }

    /// Reads `<https://…>`.
    private mutating func address(at index: Int) -> Int {
      let end = text[index...].firstIndex { $0 == ">" || $0.isWhitespace } ?? text.count
      let inside = end < text.count ? String(text[(index + 1)..<end]) : ""
      let scheme = inside.prefix { $0.isLetter }
      guard text.at(end) == ">", scheme.count > 1, inside.dropFirst(scheme.count).first == ":"
      else {
        add("<")
        return index + 1
      }
      add("\(Mark.link)\(inside)\(Mark.address)\(inside)\(Mark.end)")
      return end + 1
    }

    /// The index of the bracket that closes the one at `start`.
    private func end(of start: Int, _ open: Character, _ close: Character) -> Int? {
      var depth = 0
      for index in start..<text.count {
        if text[index] == open { depth += 1 }
        if text[index] == close { depth -= 1 }
        if depth == 0 { return index }
      }
      return nil
    }

    /// Removes the characters that mark emphasis.
    private mutating func pair() {
      for closer in parts.indices where parts[closer].closes {
        var opener = closer - 1
        while opener >= 0, parts[closer].count > 0 {
          let (open, close) = (parts[opener], parts[closer])
          // The sizes of two runs that each could open and close don't add up to a multiple of three.
          let isOdd =
            open.mark != "~" && (open.closes || close.opens) && (open.count + close.count) % 3 == 0
            && open.count % 3 != 0
          if open.opens, open.mark == close.mark, open.count > 0, !isOdd {
            let size = close.mark == "~" ? close.count : min(open.count, close.count, 2)
            guard open.mark != "~" || open.count == close.count && size <= 2 else { break }
            parts[opener].count -= size
            parts[closer].count -= size
            // What is between them opens nothing any more.
            for between in parts.indices where between > opener && between < closer {
              parts[between].opens = false
            }
          } else {
            opener -= 1
          }
        }
      }
    }
  }

  // MARK: Filling in

  /// A text without Markdown.
  init(plain words: String) { self.words = words }

  /// Reads the marks of `text`, whose values are filled in.
  init(_ text: String, language: String) {
    guard text.unicodeScalars.contains(where: { $0.value >= 0x10FFFA }) else {
      words = text
      return
    }
    var open: [(mark: Character, start: String.Index)] = []
    var label = ""
    for character in text {
      switch character {
      case Mark.link, Mark.agreement: open.append((character, words.endIndex))
      case Mark.address:
        guard let link = open.last else { continue }
        label = String(words[link.start...])
        open.append((character, words.endIndex))
      case Mark.end:
        guard let last = open.popLast() else { continue }
        let inside = String(words[last.start...])
        if last.mark == Mark.agreement {
          words.removeSubrange(last.start...)
          words += language.hasPrefix("en") ? Agreement.english(inside) : inside
        } else {
          words.removeSubrange(last.start...)
          _ = open.popLast()
          links.append(Link(label: label, address: inside))
        }
      default: words.append(character)
      }
    }
  }
}

/// Nouns that agree with a number.
private enum Agreement {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "knife": "knives",
    "life": "lives", "wife": "wives", "half": "halves", "shelf": "shelves", "loaf": "loaves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "ox": "oxen",
    "this": "these", "that": "those", "is": "are", "was": "were", "has": "have",
  ]
  private static let unchanged: Set = ["sheep", "fish", "deer", "series", "species", "aircraft"]

  /// `phrase`, such as `2 apple`, with its last word in the plural if the number asks for it: `2 apples`.
  static func english(_ phrase: String) -> String {
    let number = phrase.drop { !$0.isNumber }.prefix { $0.isNumber || ",.".contains($0) }
    guard !number.isEmpty, number != "1", let last = phrase.split(separator: " ").last,
      !last.contains(where: \.isNumber)
    else { return phrase }
    return String(phrase[..<last.startIndex]) + plural(String(last)) + phrase[last.endIndex...]
  }

  private static func plural(_ noun: String) -> String {
    let small = noun.lowercased()
    if unchanged.contains(small) { return noun }
    if let form = irregular[small] { return "\(noun.prefix(1))\(form.dropFirst())" }
    let ending = small.suffix(2)
    if small.last == "y", let before = ending.first, !"aeiou".contains(before) {
      return "\(noun.dropLast())ies"
    }
    let hisses = ["s", "x", "z"].contains(small.suffix(1)) || ending == "ch" || ending == "sh"
    return noun + (hisses ? "es" : "s")
  }
}

extension Character {
  fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}

extension [Character] {
  fileprivate func at(_ index: Int) -> Character? { indices.contains(index) ? self[index] : nil }
}
