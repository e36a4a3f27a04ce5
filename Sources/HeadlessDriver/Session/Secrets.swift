import CLibrary
import HeadlessUI
import StateBinding

/// Keeps the texts that a person types into secure fields out of everything that is printed or recorded. There are two rules:
///
/// 1. A line that types into a secure field is recorded with `••••` in place of its text. The session remembers the text.
///    From then on, a trace, a state or a diagnostic says `"••••"` wherever exactly this text stands in quotes. A longer
///    text that contains the secret, or a number made from it, is printed. An `:expect` of the text is recorded as
///    `:expect ••••`.
/// 2. While a secure field is on the screen, or covered by an alert or a sheet, a line that the session does not understand
///    may contain a mistyped secret (`pin s3cret`, `type pim s3cret`). The line is recorded as its first word and ` ••••`.
///    Its error keeps its code, and repeats no more of the line than that.
///
/// An empty text, which clears a field, is not a secret. Neither is a line with only a verb and a name on the screen
/// (`type pin`).
struct Secrets {
  /// The typed texts.
  private var texts: [String] = []

  /// Rule 1: the recorded form of a `line` that types into a secure field of `screen` or expects a typed secret; nil for any
  /// other line. Remembers the typed text.
  mutating func hideText(of line: Line, on screen: Screen) -> String? {
    if case .command(.expect(let text)) = line.reading, isTyped(text) { return ":expect ••••" }
    guard case .verb(var verb) = line.reading, verb.word == .type, let text = verb.text,
      !text.isEmpty
    else { return nil }
    var roles = screen.reachable(named: verb.name).map { screen.reachable[$0].role }
    if let position = verb.position, roles.indices.contains(position - 1) {
      roles = [roles[position - 1]]
    }
    guard roles.contains(.secureField) else { return nil }
    if !texts.contains(text) { texts.append(text) }
    verb.text = "••••"
    return verb.description
  }

  /// Whether no text is remembered, so that nothing needs to be hidden.
  var isEmpty: Bool { texts.isEmpty }

  /// Whether `text` is one of the remembered texts.
  func isTyped(_ text: String) -> Bool { texts.contains(text) }

  /// Rule 1: hides the remembered texts in `text`, a description of the app's values.
  func hide(in text: String) -> String {
    texts.map(quote).reduce(text) { text, secret in
      // `strstr` takes linear time for every text, but stops at a NUL. The parts between NULs are therefore searched one by
      // one.
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

  /// Rule 2: the recorded forms of `line` and of `error`, which refused the line on `screen`; nil if nothing is hidden.
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
  /// Whether there is a secure field on the screen, in its alert, or on a covered screen.
  fileprivate var hasSecureField: Bool {
    let isSecure = { (element: Element) in element.role == .secureField }
    return elements.contains(where: isSecure) || alert?.elements.contains(where: isSecure) == true
      || covered.contains(where: \.hasSecureField)
  }

  /// Whether `line` is a verb and the name of an element here, and nothing else.
  fileprivate func isOnlyNamed(by line: Line) -> Bool {
    guard case .notAVerb = line.reading else { return false }
    var words = WordReader(line.text)
    _ = words.next()
    guard let name = try? words.name(), words.remaining.isEmpty else { return false }
    return !reachable(named: name).isEmpty
  }
}
