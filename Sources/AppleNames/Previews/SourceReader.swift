/// Reads Swift source in steps: a comment, a text in quotes, a regular expression, a pair of brackets with its contents, or one
/// byte.
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
    } else if skipPattern(pounds) {
      return
    } else if let next = rest.popFirst(), let close = Self.brackets[next] {
      skip { $0 == close }
      rest = rest.dropFirst()
    }
  }

  /// Skips the rest of a statement: up to the end of its line, or of a later one if the statement goes on.
  mutating func skipStatement() {
    var (isJoined, isBehindSpace, hasName) = (false, true, false)
    while let next = rest.first, next != UInt8(ascii: ";") {
      if next == UInt8(ascii: "\n") {
        var ahead = self
        ahead.skipSpace()
        if hasName, !isJoined, !ahead.isAtJoint(behindSpace: true) { return }
        rest = ahead.rest
        isBehindSpace = true
        continue
      }
      hasName = hasName || has("var ") || has("let ")
      let isSpace = isAtSpace
      let sign = isSpace ? [] : sign
      if !isSpace { isJoined = isAtJoint(behindSpace: isBehindSpace) }
      if sign.count > 1 { rest = rest[sign.endIndex...] } else { skip() }
      isBehindSpace = isSpace
    }
  }

  private static let brackets = Dictionary(uniqueKeysWithValues: zip("([{".utf8, ")]}".utf8))

  /// The bytes of an operator that are next.
  private var sign: ArraySlice<UInt8> { rest.prefix { "/=-+!*%<>&|^~?".utf8.contains($0) } }

  /// Whether a mark that joins a line to the next begins here, such as an operator between spaces.
  private func isAtJoint(behindSpace: Bool) -> Bool {
    guard let behind = rest[sign.endIndex...].first else { return false }
    if sign.isEmpty { return ",:.".utf8.contains(behind) || has("as ") || has("is ") }
    return behindSpace && behind <= UInt8(ascii: " ")
  }

  /// Skips a regular expression between slashes. Returns false if there is none.
  private mutating func skipPattern(_ pounds: String) -> Bool {
    guard has(pounds + "/") else { return false }
    let before = passed.last ?? UInt8(ascii: " ")
    var end = rest.dropFirst(pounds.utf8.count + 1)
    if pounds.isEmpty {
      guard before <= UInt8(ascii: " ") || "([{,:=!".utf8.contains(before),
        let next = end.first, next > UInt8(ascii: " "), !"),".utf8.contains(next)
      else { return false }
    }
    while !end.isEmpty, !end.starts(with: ("/" + pounds).utf8) {
      if pounds.isEmpty, end.first == UInt8(ascii: "\n") { return false }
      end = end.dropFirst(end.first == UInt8(ascii: "\\") ? 2 : 1)
    }
    if end.isEmpty { return false }
    rest = end.dropFirst(pounds.utf8.count + 1)
    return true
  }

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
