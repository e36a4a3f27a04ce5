/// Reads Swift source in steps: a comment, a text in quotes, a pair of brackets with its contents, or one byte.
struct SourceReader {
  private let source: ArraySlice<UInt8>
  private(set) var rest: ArraySlice<UInt8>

  init(_ source: ArraySlice<UInt8>) {
    self.source = source
    rest = source
  }

  var passed: ArraySlice<UInt8> { source[..<rest.startIndex] }

  /// Whether `text` is next.
  func has(_ text: String) -> Bool { rest.starts(with: text.utf8) }

  /// Skips steps until one begins with a byte that `isEnd` accepts.
  mutating func skip(until isEnd: (UInt8) -> Bool) {
    while let next = rest.first, !isEnd(next) { skip() }
  }

  /// Skips spaces, line breaks and comments.
  mutating func skipSpace() {
    while isAtSpace { skip() }
  }

  private var isAtSpace: Bool {
    rest.first.map { $0 <= UInt8(ascii: " ") } == true || has("//") || has("/*")
  }

  /// Skips one step.
  mutating func skip() {
    let pounds = String(decoding: rest.prefix { $0 == UInt8(ascii: "#") }, as: UTF8.self)
    if has("//") {
      rest = rest.drop { $0 != UInt8(ascii: "\n") }
    } else if has("/*") {
      skipComment()
    } else if has(pounds + "\"\"\"") {
      skipText(from: pounds + "\"\"\"", to: "\"\"\"" + pounds, escape: "\\" + pounds)
    } else if has(pounds + "\"") {
      skipText(from: pounds + "\"", to: "\"" + pounds, escape: "\\" + pounds)
    } else if let next = rest.popFirst(), let close = Self.brackets[next] {
      skip { $0 == close }
      rest = rest.dropFirst()
    }
  }

  /// Skips the rest of a statement: up to the end of its line, or of a later one if the statement goes on.
  mutating func skipStatement() {
    var (last, hasName) = (UInt8(ascii: ","), false)
    while let next = rest.first, next != UInt8(ascii: ";") {
      if next == UInt8(ascii: "\n") {
        var ahead = self
        ahead.skipSpace()
        let goesOn =
          !hasName || Self.joints.contains(last)
          || ahead.rest.first.map(Self.joints.contains) ?? false
        if !goesOn { return }
        rest = ahead.rest
      }
      hasName = hasName || has("var ") || has("let ")
      let isSpace = isAtSpace
      skip()
      if !isSpace, let end = passed.last { last = end }
    }
  }

  private static let brackets = Dictionary(uniqueKeysWithValues: zip("([{".utf8, ")]}".utf8))
  /// The bytes that join a line to the next, at its end or at the beginning of the next.
  private static let joints = Array("=,:+-*/%&|<.".utf8)

  private mutating func skipComment() {
    rest = rest.dropFirst(2)
    while !rest.isEmpty, !has("*/") {
      if has("/*") { skipComment() } else { rest = rest.dropFirst() }
    }
    rest = rest.dropFirst(2)
  }

  private mutating func skipText(from open: String, to close: String, escape: String) {
    rest = rest.dropFirst(open.utf8.count)
    while !rest.isEmpty, !has(close) {
      let isEscape = has(escape)
      rest = rest.dropFirst(isEscape ? escape.utf8.count : 1)
      // A value in the text has brackets around it.
      if isEscape { if has("(") { skip() } else { rest = rest.dropFirst() } }
    }
    rest = rest.dropFirst(close.utf8.count)
  }
}
