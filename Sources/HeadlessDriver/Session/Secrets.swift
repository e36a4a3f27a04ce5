import HeadlessUI
import StateBinding

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps out of everything that is printed or recorded what a person types into secure fields. The whole rule:
///
/// 1. A line that types into a secure field is recorded with `••••` for its text. The session remembers the text: where
///    exactly this text stands in quotes in a trace, a state or a diagnostic, that says `"••••"` from then on. A longer
///    text that contains it, or a number made of it, is printed.
/// 2. While a secure field is on the screen, or covered by an alert or a sheet, a line that nobody understands may be a
///    secret gone astray (`pin s3cret`, `type pim s3cret`). It is recorded as its first word and ` ••••`, and its error
///    repeats no more than that. The error keeps its code.
///
/// No secret is an empty text, which clears a field, nor a line that is only a verb and a name on the screen (`type pin`).
struct Secrets {
  /// The texts that were typed, in the quotes in which descriptions of values hold them.
  private var texts: [String] = []

  /// Rule 1: the recorded form of `line`, and its text remembered, if it types into a secure field of `screen`.
  mutating func hideText(of line: Line, on screen: Screen) -> String? {
    guard case .verb(.type(let name, let position, let text)) = line.reading, !text.isEmpty else {
      return nil
    }
    var roles = screen.reachable(named: name).map { screen.reachable[$0].role }
    if let position, roles.indices.contains(position - 1) { roles = [roles[position - 1]] }
    guard roles.contains(.secureField) else { return nil }
    let secret = quote(text)
    if !texts.contains(secret) { texts.append(secret) }
    return Verb.type(name, position: position, text: "••••").description
  }

  /// Rule 1: `text`, which describes values of the app, without the remembered texts.
  func hide(in text: String) -> String {
    texts.reduce(text) { text, secret in
      // C's search, which takes linear time whatever repeats itself, ends at a NUL.
      text.split(separator: "\0", omittingEmptySubsequences: false)
        .map { replace(secret, in: String($0)) }.joined(separator: "\0")
    }
  }

  private func replace(_ secret: String, in text: String) -> String {
    text.withCString { start in
      var (rest, hidden) = (start, "")
      while let place = strstr(rest, secret) {
        let before = UnsafeRawBufferPointer(
          start: rest, count: place - UnsafeMutablePointer(mutating: rest))
        hidden += String(decoding: before, as: UTF8.self) + "\"••••\""
        rest = UnsafePointer(place) + secret.utf8.count
      }
      return hidden + String(cString: rest)
    }
  }

  /// Rule 2: the recorded form of `line`, which was refused with `error` on `screen`, and its error; nil if nothing is hidden.
  static func cut(
    _ line: Line, refusedWith error: LineError, on screen: Screen
  ) -> (line: String, error: LineError)? {
    guard [.unknownAction, .badArgument, .alertPending].contains(error.code),
      screen.hasSecureField, !screen.isOnlyNamed(by: line)
    else { return nil }
    let isCommand = line.text.hasPrefix(":")
    let word = line.text.dropFirst(isCommand ? 1 : 0).prefix { $0.isLetter || $0.isNumber }
    guard word.endIndex < line.text.endIndex else { return nil }
    let cut = "\(isCommand ? ":" : "")\(word)\(word.isEmpty ? "" : " ")••••"
    // These messages repeat nothing of the line.
    if error.code == .alertPending || QuotedText.flaws.contains(error) { return (cut, error) }
    return (
      cut,
      LineError(
        error.code,
        "no \(Quoting.quoted(cut)); the rest is hidden, as a secure field is on the screen")
    )
  }
}

extension Screen {
  /// Whether a secure field is here, in the alert or below it.
  fileprivate var hasSecureField: Bool {
    let isSecure = { (element: Element) in element.role == .secureField }
    return elements.contains(where: isSecure) || alert?.elements.contains(where: isSecure) == true
      || covered.contains(where: \.hasSecureField)
  }

  /// Whether `line` is a verb and the name of an element here, and nothing else.
  fileprivate func isOnlyNamed(by line: Line) -> Bool {
    guard case .notAVerb = line.reading else { return false }
    var words = Words(line.text)
    _ = words.next()
    guard let name = try? words.name(), words.remaining.isEmpty else { return false }
    return !reachable(named: name).isEmpty
  }
}
