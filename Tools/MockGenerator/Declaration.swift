/// A requirement of a protocol, read from the declaration that the compiler prints.
struct Declaration {
  enum Kind {
    case method
    case property
    case associatedType
  }

  struct Parameter {
    let label: String
    let name: String
    /// The type with `@escaping` and so on.
    let type: String
  }

  let kind: Kind
  /// Attributes without `@`.
  var attributes: [String] = []
  var modifiers: [String] = []
  var name = ""
  /// The generic parameters with their brackets, such as `<T>`.
  var generics = ""
  var parameters: [Parameter] = []
  /// `async`, `throws` and `throws(E)`, as declared.
  var effects: [String] = []
  /// The result of a method, or the type of a property.
  var type = ""
  var isSettable = false

  var isAsync: Bool { effects.contains("async") }
  var isThrowing: Bool { effects.contains { $0.hasPrefix("throws") } }
  /// The name with its labels, such as `load(id:)`.
  var title: String {
    kind == .property ? name : "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }

  init?(_ text: String) {
    var reader = TextReader(text)
    while reader.skip("@") {
      attributes.append(reader.word() + (reader.next == "(" ? reader.bracketed() : ""))
    }
    var word = reader.word()
    let kinds: [String: Kind] = [
      "func": .method, "var": .property, "associatedtype": .associatedType,
    ]
    while kinds[word] == nil {
      guard !word.isEmpty else { return nil }
      modifiers.append(word + (reader.next == "(" ? reader.bracketed() : ""))
      word = reader.word()
    }
    guard let kind = kinds[word] else { return nil }
    self.kind = kind
    switch kind {
    case .method:
      name = reader.word()
      if reader.next == "<" { generics = reader.bracketed() }
      parameters = splitAtTopLevel(String(reader.bracketed().dropFirst().dropLast()), ",")
        .enumerated().map { Parameter($1, at: $0) }
      readResult(String(reader.rest))
    case .property:
      name = reader.word()
      _ = reader.skip(":")
      let rest = reader.rest
      guard let brace = rest.lastIndex(of: "{") else { return nil }
      type = rest[..<brace].trimmed
      readAccessors(rest[brace...])
    case .associatedType:
      name = reader.word()
    }
  }

  private mutating func readAccessors(_ text: Substring) {
    var reader = TextReader(String(text.dropFirst().dropLast()))
    while case let word = reader.word(), !word.isEmpty {
      switch word {
      case "set": isSettable = true
      case "async", "throws": effects.append(word + (reader.next == "(" ? reader.bracketed() : ""))
      case "mutating", "nonmutating", "get": break
      default: modifiers.append(word)
      }
    }
  }

  private mutating func readResult(_ text: String) {
    var reader = TextReader(text)
    while !reader.skip("->"), case let word = reader.word(), !word.isEmpty {
      effects.append(word + (reader.next == "(" && word == "throws" ? reader.bracketed() : ""))
    }
    type = reader.rest.trimmed
  }
}

extension Declaration.Parameter {
  fileprivate init(_ text: String, at position: Int) {
    let parts = splitAtTopLevel(text, ":", limit: 1)
    let names = parts[0].split(separator: " ").map(String.init)
    label = names.first ?? "_"
    let last = names.last ?? "_"
    name = last == "_" ? "argument\(position + 1)" : last.trimmingBackticks
    type = parts.count > 1 ? parts[1][...].trimmed : ""
  }

  /// The type without `@escaping`, which only a parameter can have.
  var plainType: String {
    type.hasPrefix("@escaping ") ? String(type.dropFirst("@escaping ".count)) : type
  }

  var isEscaping: Bool { type.contains("@escaping ") }
  var isFunction: Bool { splitAtTopLevel(plainType, " -> ").count > 1 }
}

/// Reads a declaration word by word.
struct TextReader {
  private var text: Substring

  init(_ text: String) { self.text = text[...] }

  /// The next character, which may be a space. Without a space, parentheses after an attribute are its arguments; with a
  /// space, they are a tuple.
  var next: Character? { text.first }
  var rest: Substring { text }

  /// Skips `expected` and the spaces in front of it, if `expected` comes next.
  mutating func skip(_ expected: String) -> Bool {
    let trimmed = text.drop { $0.isWhitespace }
    guard trimmed.hasPrefix(expected) else { return false }
    text = trimmed.dropFirst(expected.count)
    return true
  }

  /// The next name or keyword; empty if something else comes next.
  mutating func word() -> String {
    text = text.drop { $0.isWhitespace }
    let word = text.prefix { $0.isPartOfName || $0 == "." || $0 == "`" }
    text = text.dropFirst(word.count)
    return String(word)
  }

  /// The next characters up to the bracket that closes the first one.
  mutating func bracketed() -> String {
    var brackets = BracketDepth()
    var end = text.startIndex
    for index in text.indices {
      brackets.pass(text[index])
      end = text.index(after: index)
      if brackets.depth == 0 { break }
    }
    defer { text = text[end...] }
    return String(text[..<end])
  }
}

/// How many brackets are open; the `>` of an arrow closes none.
private struct BracketDepth {
  private(set) var depth = 0
  private var previous: Character = " "

  mutating func pass(_ character: Character) {
    if "([<{".contains(character) { depth += 1 }
    if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
    previous = character
  }
}

/// The parts of `text` between the `separator`s, without spaces around them. A separator in brackets does not split.
func splitAtTopLevel(_ text: String, _ separator: String, limit: Int = .max) -> [String] {
  var parts: [String] = []
  var brackets = BracketDepth()
  var rest = text[...]
  var start = rest.startIndex
  while let character = rest.first {
    if brackets.depth == 0, parts.count < limit, rest.hasPrefix(separator) {
      parts.append(text[start..<rest.startIndex].trimmed)
      rest = rest.dropFirst(separator.count)
      start = rest.startIndex
    } else {
      brackets.pass(character)
      rest = rest.dropFirst()
    }
  }
  let last = text[start...].trimmed
  return last.isEmpty ? parts : parts + [last]
}

extension StringProtocol {
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension String {
  fileprivate var trimmingBackticks: String { filter { $0 != "`" } }

  /// The names in the text, in order: `[Key : Value]?` has `Key` and `Value`.
  var names: [String] {
    split { !$0.isPartOfName }.map(String.init)
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
