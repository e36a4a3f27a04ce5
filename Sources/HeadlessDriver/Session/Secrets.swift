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

  /// Rule 1: the recorded form of a line that types into a secure field in `front` or expects a typed secret; nil for any
  /// other line. Remembers the typed text.
  mutating func hideText(of meaning: Meaning, on front: ScreenInFront) -> String? {
    if case .command(.expect(let text)) = meaning.reading, isTyped(text) { return ":expect ••••" }
    guard case .verb(var verb) = meaning.reading, verb.word == .type, let text = verb.text,
      !text.isEmpty, meaning.typesIntoSecureField(verb, of: front)
    else { return nil }
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
      // The search stops at a NUL. The parts between NULs are therefore searched one by one.
      text.split(separator: "\0", omittingEmptySubsequences: false)
        .map { replace(secret, in: String($0)) }.joined(separator: "\0")
    }
  }

  private func replace(_ secret: String, in text: String) -> String {
    text.withCString { start in
      var (rest, hidden) = (start, "")
      while let place = offset(of: secret, in: rest) {
        let before = UnsafeRawBufferPointer(start: rest, count: place)
        hidden += String(decoding: before, as: UTF8.self) + "\"••••\""
        rest += place + secret.utf8.count
      }
      return hidden + String(cString: rest)
    }
  }

  /// Rule 2: the recorded forms of `line` and of `error`, which refused the line in `front`; nil if nothing is hidden.
  static func cut(
    _ line: Meaning, refusedWith error: LineError, on front: ScreenInFront
  ) -> (line: String, error: LineError)? {
    guard [.unknownAction, .badArgument, .alertPending].contains(error.code),
      front.screen.hasSecureField, !front.isOnlyNamed(by: line)
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
        "no \(Quoting.quoted(cut)); the rest is hidden, as a secure field is on the screen; :actions lists what works"
      )
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
}

extension ScreenInFront {
  /// Whether `line` is a verb and the name of an element here, and nothing else.
  fileprivate func isOnlyNamed(by line: Meaning) -> Bool {
    guard case .notAVerb = line.reading else { return false }
    var reader = WordReader(line.text)
    _ = reader.next()
    guard let name = try? reader.name(), reader.remaining.isEmpty else { return false }
    return !words.indices(named: name).isEmpty
  }
}

extension Meaning {
  /// Whether `verb`, which is this line, types into a secure field of `front`, or into one of several fields of which one is
  /// secure.
  fileprivate func typesIntoSecureField(_ verb: Verb, of front: ScreenInFront) -> Bool {
    if case .success(.input(_, let target)) = intent { return target.element.role == .secureField }
    var fields = front.words.indices(named: verb.name)
    if let position = verb.position, fields.indices.contains(position - 1) {
      fields = [fields[position - 1]]
    }
    return fields.contains { front.elements[$0].role == .secureField }
  }
}
