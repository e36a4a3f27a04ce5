import HeadlessUI
import StateBinding

/// Keeps the texts that a person types into secure fields out of everything that is printed or recorded. There are two rules:
///
/// 1. A line that types into a secure field is recorded with `••••` in place of its text. The session remembers the text.
///    From then on, a trace, a state or a diagnostic says `"••••"` wherever exactly this text stands in quotes. A longer
///    text that contains the secret, or a number made from it, is printed. In a line and its error, `••••` stands for the text
///    wherever no letter or digit stands next to it: `:expect ••••`, `tap "••••"`, `# The PIN is ••••.`.
/// 2. While a secure field is on the screen, or covered by an alert or a sheet, a line that the session does not understand
///    may contain a mistyped secret (`pin s3cret`, `type pim s3cret`). Such a line is recorded as its first word and ` ••••`.
///    Its error keeps its code, and repeats no more of the line than that. The rule covers a line with a word near to a word of
///    the field's name, and a line that begins nearly like `type` and goes on with the name of no other field.
///
/// An empty text, which clears a field, is not a secret. Neither is a line with only a verb and a name on the screen
/// (`type pin`), nor a text that the program declares for tests.
struct Secrets {
  private var texts: [String] = []
  private let declared: DeclaredSecrets

  init(except declared: DeclaredSecrets) {
    self.declared = declared
  }

  /// Rule 1: the shown form of a line that types a secret into a secure field; nil for any other line. Remembers the typed text.
  mutating func hideText(of line: ParsedLine, on usable: UsableScreen) -> String? {
    guard line.typesIntoSecureField(of: usable), let name = line.move?.name,
      let text = line.move?.typedText, !text.isEmpty,
      !declared.include(text, in: [name.text] + line.targetNames(on: usable))
    else { return nil }
    if !isTyped(text) { texts.append(text) }
    return Move.type("••••", into: name).line()
  }

  /// Rule 1: the shown form of a line with a remembered text; nil for any other line.
  func hideTyped(in line: ParsedLine) -> String? {
    if texts.isEmpty { return nil }
    // A line may write the text with other escapes than its move does.
    return hideWords(in: line.text) ?? line.move.flatMap { hideWords(in: $0.line()) }
  }

  /// `text` with bullets in place of each remembered secret, with or without escapes; nil if `text` contains none.
  private func hideWords(in text: String) -> String? {
    let forms = texts.flatMap { [$0, String(Quoting.quoted($0).dropFirst().dropLast())] }
    let hidden = forms.reduce(text) { replace($1, with: "••••", in: $0, isWhole: true) }
    return hidden.hasSameBytes(as: text) ? nil : hidden
  }

  /// Whether no text is remembered, so that nothing needs to be hidden.
  var isEmpty: Bool { texts.isEmpty }

  func isTyped(_ text: String) -> Bool { texts.contains { $0.hasSameBytes(as: text) } }

  /// Rule 1: hides the remembered texts in `text`, a description of the app's values.
  func hide(in text: String) -> String {
    texts.reduce(text) { replace(quote($1), with: "\"••••\"", in: $0) }
  }

  /// Rule 1: hides the remembered texts in `error`, which ended a line that was understood.
  func hide(in error: LineError) -> LineError {
    func hidden(_ text: String) -> String {
      // A message shortens a long text.
      let text = texts.reduce(text) { replace(brief($1), with: "\"••••\"", in: $0) }
      return hideWords(in: text) ?? text
    }
    return LineError(
      error.code, hidden(error.message), suggestions: error.suggestions.map(hidden))
  }

  /// `text` with `bullets` in place of `secret`. If `isWhole`, a secret that is part of a longer word stays.
  private func replace(
    _ secret: String, with bullets: String, in text: String, isWhole: Bool = false
  ) -> String {
    // The search stops at a NUL, so the parts between NULs are searched one by one.
    if secret.utf8.contains(0) { return text }
    return text.split(separator: "\0", omittingEmptySubsequences: false).map { part in
      String(part).withCString { start in
        // `rest` begins after the last bullets, `next` after the last secret.
        var (rest, next, hidden) = (start, start, "")
        while let place = offset(of: secret, in: next) {
          let found = next + place
          next = found + secret.utf8.count
          if isWhole, found > start && found.isInsideWord || next.isInsideWord { continue }
          let before = UnsafeRawBufferPointer(start: rest, count: found - rest)
          hidden += String(decoding: before, as: UTF8.self) + bullets
          rest = next
        }
        return hidden + String(cString: rest)
      }
    }.joined(separator: "\0")
  }

  /// Rule 2: the recorded forms of `line` and of `error`, which refused the line on the screen `usable`; nil if nothing is hidden.
  func cut(
    _ line: ParsedLine, refusedWith error: LineError, on usable: UsableScreen
  ) -> (line: String, error: LineError)? {
    guard [.unknownAction, .badArgument, .alertPending].contains(error.code),
      usable.mayHaveSecret(line)
    else { return nil }
    let isCommand = line.text.hasPrefix(":")
    let word = line.text.dropFirst(isCommand ? 1 : 0).prefix { $0.isLetter || $0.isNumber }
    guard word.endIndex < line.text.endIndex else { return nil }
    let cut = "\(isCommand ? ":" : "")\(word)\(word.isEmpty ? "" : " ")••••"
    // These messages repeat nothing of the line.
    if error.code == .alertPending || QuotedText.errors.contains(error) { return (cut, error) }
    return (
      cut,
      LineError(
        error.code,
        "no \(Quoting.quoted(cut)); the rest is hidden, as a secure field is on the screen; :actions lists what works"
      )
    )
  }
}

/// The texts that secure fields take in tests, as the program and the plan of its explorer declare them. They are no secrets,
/// so nothing hides them, and a recording with them can be replayed.
package struct DeclaredSecrets: Sendable {
  private var texts: [String: Set<String>] = [:]
  /// A text that no person has chosen, such as one that the explorer types into a field without samples; nil if there is none.
  package var madeUp: String?

  /// Makes the texts of `secrets` and the `samples` of an explorer, each by the name of a field.
  package init(_ secrets: [String: String] = [:], samples: [String: [String]] = [:]) {
    for (field, text) in secrets { texts[field, default: []].insert(text) }
    for (field, more) in samples { texts[field, default: []].formUnion(more) }
  }

  /// Whether `text` is declared for a field with one of these `names`, such as its identifier and its label.
  package func include(_ text: String, in names: [String]) -> Bool {
    text == madeUp || names.contains { texts[$0]?.contains(text) == true }
  }
}

extension Screen {
  /// The labels and identifiers of the secure fields on the screen, in its alert, and on covered screens.
  fileprivate var secureNames: [String] {
    allElements.filter { $0.role == .secureField }.flatMap(\.names)
      + covered.flatMap(\.secureNames)
  }
}

extension Element {
  fileprivate var names: [String] { [label] + (identifier.map { [$0] } ?? []) }
}

extension String {
  /// The parts of letters and digits, in lower case.
  fileprivate var parts: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

/// Whether `word` may be a mistyped form of one of `words`.
private func isNear(_ word: String, to words: [String]) -> Bool {
  nearestMatch(to: word, in: words, limit: (min(word.count, 200) + 1) / 3) != nil
}

extension UsableScreen {
  /// Whether `line`, which was refused, may have a text for a secure field in it.
  fileprivate func mayHaveSecret(_ line: ParsedLine) -> Bool {
    let names = screen.secureNames
    if names.isEmpty || isOnlyNamed(by: line) { return false }
    if offset(of: "\"\"", in: line.text) != nil, names.contains("") { return true }
    let typed = line.text.parts
    let parts = names.flatMap(\.parts)
    if typed.contains(where: { isNear($0, to: parts) }) { return true }
    guard let verb = typed.first, isNear(verb, to: [Keyword.type.word]) else { return false }
    let others = elements.filter { $0.isReached && $0.role != .secureField }.flatMap(\.names)
    return typed.dropFirst().first.map { isNear($0, to: others.flatMap(\.parts)) } != true
  }

  /// Whether `line` is a verb and the name of an element here, and nothing else.
  private func isOnlyNamed(by line: ParsedLine) -> Bool {
    guard line.isBrokenVerb else { return false }
    var reader = WordReader(line.text)
    _ = reader.next()
    guard let name = try? reader.name(), reader.remaining.isEmpty else { return false }
    return !words.indices(named: name).isEmpty
  }
}

extension UnsafePointer<CChar> {
  /// Whether this byte and the byte before it belong to the same word.
  fileprivate var isInsideWord: Bool { self[-1].isInWord && self[0].isInWord }
}

extension CChar {
  /// Whether the byte belongs to a word: to a letter, a digit or any character beyond ASCII.
  fileprivate var isInWord: Bool {
    switch UInt8(bitPattern: self) {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    default: false
    }
  }
}

extension ParsedLine {
  /// The names of the element that the line is for, if there is one.
  fileprivate func targetNames(on usable: UsableScreen) -> [String] {
    target.map { usable.elements[$0].names } ?? []
  }

  /// Whether this line types into a secure field of `usable`, or into one of several fields of which one is secure.
  func typesIntoSecureField(of usable: UsableScreen) -> Bool {
    guard case .use(let name, .type) = move else { return false }
    if let target { return usable.elements[target].role == .secureField }
    var fields = usable.words.indices(named: name.text)
    if let position = name.ordinal, fields.indices.contains(position - 1) {
      fields = [fields[position - 1]]
    }
    return fields.contains { usable.elements[$0].role == .secureField }
  }
}
