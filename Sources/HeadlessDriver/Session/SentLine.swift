import HeadlessUI
import StateBinding

/// A line or a move that was sent, with its shown form and its recorded form.
public struct SentLine: Sendable, Codable {
  /// The move; nil if the line is blank, or was not understood.
  package let move: Move?
  /// The line as it was typed, with the name of an element in place of its number. May contain secrets, so it is kept in memory
  /// only.
  let text: String
  /// The line with `••••` in place of a possible secret; nil if nothing is hidden.
  private let hidden: String?
  /// False for time that passed by itself at a terminal.
  package let isTyped: Bool
  /// Whether a replay answers the recorded line in the same way. If not, a recording holds the line as a comment.
  let isRepeatable: Bool
  /// Whether the recorded line types bullets in place of a text, so that a replay of it goes another way.
  let losesText: Bool
  /// Whether the move types into a secure field.
  let isSecure: Bool

  /// The sent line of `move`, whose line is `text`, or `hidden` where it is shown.
  package init(
    _ move: Move?, _ text: String, hidden: String? = nil, isTyped: Bool = true,
    isRepeatable: Bool = true, losesText: Bool = false, isSecure: Bool = false
  ) {
    (self.move, self.text, self.hidden, self.isTyped) = (move, text, hidden, isTyped)
    (self.isRepeatable, self.losesText, self.isSecure) = (isRepeatable, losesText, isSecure)
  }

  /// The line as it is shown: with the name of an element in place of its number, and `••••` in place of a possible secret.
  public var shown: String { hidden ?? text }

  /// Whether a part of the line is hidden, because it may be a secret.
  public var isSecret: Bool { hidden != nil }

  /// The line as a transcript holds it. It can be shown anywhere, and has the same effect.
  package var recorded: String {
    if let hidden { return hidden }
    guard text.unicodeScalars.contains(where: { $0.isMisleading }) else { return text }
    return Escaping.line(move?.line() ?? text)
  }

  /// The note that the recorded line will not replay; nil if nothing of it was hidden.
  package var note: String? {
    losesText
      ? "\(Quoting.quoted(recorded)) does not replay, because the text is hidden; declare a text for tests with secrets: in Program"
      : nil
  }
}

/// Prints a sent line as `shown`, because `text` may hold a secret.
extension SentLine: CustomStringConvertible, CustomReflectable {
  public var description: String { shown }
  public var customMirror: Mirror { Mirror(reflecting: shown) }
}

extension Secrets {
  /// The sent line that was read as `parsed` on the screen `usable`, and the error that answers the line, both with
  /// possible secrets hidden. Remembers a secret that the line types.
  ///
  /// `canGoBack` says whether a replay can go back in time as this session can.
  mutating func sent(
    of parsed: ParsedLine, on usable: UsableScreen, takesNumbers: Bool,
    canGoBack: @autoclosure () -> Bool
  ) -> (sent: SentLine, error: LineError?) {
    let isSecure = parsed.typesIntoSecureField(of: usable)
    let typed = hideText(of: parsed, on: usable)
    if let error = parsed.error {
      let (line, error) =
        typed.map { ($0, error) } ?? shown(parsed, refusedWith: error, on: usable)
      let sent = SentLine(parsed.move, parsed.text, hidden: line)
      let isRepeatable =
        parsed.move?.keyword.replay != .never
        && isRefused(sent.recorded, on: usable, takesNumbers: takesNumbers, parsed, with: error)
      return (
        SentLine(
          parsed.move, parsed.text, hidden: line, isRepeatable: isRepeatable, isSecure: isSecure),
        error
      )
    }
    let hidden = typed ?? hideTyped(in: parsed)
    guard let move = parsed.move else {
      return (SentLine(nil, parsed.text, hidden: hidden), nil)
    }
    let isRepeatable =
      switch move.keyword.replay {
      case .always: true
      case .never: false
      case .ifItGoesBack: canGoBack()
      case .ifNothingIsHidden: hidden == nil
      case .ifUnchanged: hidden == nil && Escaping.isClean(parsed.text, keepsLineBreaks: false)
      }
    return (
      SentLine(
        move, parsed.text, hidden: hidden, isRepeatable: isRepeatable,
        losesText: hidden != nil && isRepeatable, isSecure: isSecure), nil
    )
  }

  /// The line and the error with possible secrets hidden. The line is nil if nothing in it is hidden.
  private func shown(
    _ parsed: ParsedLine, refusedWith error: LineError, on usable: UsableScreen
  ) -> (line: String?, error: LineError) {
    guard let hidden = hideTyped(in: parsed) else {
      return cut(parsed, refusedWith: error, on: usable) ?? (nil, error)
    }
    // The error of the hidden line cannot repeat the secret.
    let again = usable.read(hidden)
    let error =
      again.error
      ?? LineError(error.code, "no \(Quoting.quoted(hidden)); :actions lists what works")
    return cut(again, refusedWith: error, on: usable) ?? (hidden, error)
  }

  /// Whether a script with the line `recorded` gets the same `error`. Only then may a transcript hold `recorded` as a line.
  private func isRefused(
    _ recorded: String, on usable: UsableScreen, takesNumbers: Bool, _ parsed: ParsedLine,
    with error: LineError
  ) -> Bool {
    if !takesNumbers, recorded.hasSameBytes(as: parsed.text) { return true }
    let again = usable.read(recorded)
    guard let refusal = again.error else { return false }
    return shown(again, refusedWith: refusal, on: usable).error == error
  }
}
