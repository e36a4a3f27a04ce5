import HeadlessUI
import StateBinding

/// How a line was typed, how it is shown, and what a recording holds of it.
public struct Entry: Sendable {
  /// The line as a person typed it, secrets included: kept in memory only. Nil for time that passed by itself at a terminal.
  let typed: String?
  /// The line as it is shown: with the name of an element in place of its number, and `••••` in place of a possible secret.
  public let shown: String
  /// The line as a transcript holds it. It can be shown anywhere, and has the same effect.
  let recorded: String
  /// Whether a part of the line is hidden, because it may be a secret.
  public let isSecret: Bool
  /// Whether a replay answers the recorded line in the same way. If not, a recording holds the line as a comment.
  let isRepeatable: Bool
  /// Whether the recorded line types bullets in place of a text, so that a replay of it goes another way.
  let losesText: Bool

  /// The entry of a line that hides nothing and is recorded as it is.
  package init(_ line: String, isTyped: Bool = true) {
    typed = isTyped ? line : nil
    (shown, recorded, isSecret, isRepeatable) = (line, line, false, true)
    losesText = false
  }

  fileprivate init(
    typed: String, shown: String, recorded: String, isSecret: Bool, isRepeatable: Bool,
    losesText: Bool = false
  ) {
    self.typed = typed
    self.shown = shown
    self.recorded = recorded
    self.isSecret = isSecret
    self.isRepeatable = isRepeatable
    self.losesText = losesText
  }

  /// The note that the recorded line will not replay; nil if nothing of it was hidden.
  var note: String? {
    losesText
      ? "\(Quoting.quoted(recorded)) does not replay, because the text is hidden; declare a text for tests with secrets: in Program"
      : nil
  }

  /// Whether a person typed the line.
  var isTyped: Bool { typed != nil }

  /// The line that repeats this one.
  var repeating: String { typed ?? recorded }
}

/// An entry prints as the line is shown, because `typed` may hold a secret.
extension Entry: CustomStringConvertible, CustomReflectable {
  public var description: String { shown }
  public var customMirror: Mirror { Mirror(reflecting: shown) }
}

extension Secrets {
  /// The entry of `line`, which means `meaning` on the screen in `front`, and the result to act on:
  /// the intent, or the error without what may be a secret. Remembers a secret that the line types.
  ///
  /// `canRepeatGoingBack` says whether a replay can go back in time as this session can.
  mutating func entry(
    of line: Line, meaning: Meaning, on front: ScreenInFront,
    canRepeatGoingBack: @autoclosure () -> Bool
  ) -> (entry: Entry, result: Result<Intent, LineError>) {
    let hidden = hideText(of: meaning, on: front)
    switch meaning.intent {
    case .success(let intent):
      let isRepeatable =
        switch intent {
        // The recorded `:expect ••••` would look for bullets, which may be on the screen by chance.
        case .command(.expect): hidden == nil
        // A path takes no escapes, so the recorded line would name another path.
        case .command(.state): Escaping.isClean(meaning.text, keepsLineBreaks: false)
        // A transcript must not write files.
        case .command(.save): false
        // A replay can always go back, and counts every wait as typed.
        case .command(.undo), .command(.redo), .command(.goto): canRepeatGoingBack()
        default: true
        }
      let entry = Entry(
        typed: line.text, shown: hidden ?? meaning.text, recorded: hidden ?? meaning.recorded(),
        isSecret: hidden != nil, isRepeatable: isRepeatable,
        losesText: hidden != nil && intent.isInput)
      return (entry, meaning.intent)
    case .failure(let error):
      let cut = hidden == nil ? Self.cut(meaning, refusedWith: error, on: front) : nil
      let error = cut?.error ?? error
      let isSecret = hidden != nil || cut != nil
      let recorded = hidden ?? cut?.line ?? meaning.recorded(refusedWith: error)
      let entry = Entry(
        typed: line.text, shown: hidden ?? cut?.line ?? meaning.text, recorded: recorded,
        isSecret: isSecret,
        isRepeatable: Self.isRefused(recorded, insteadOf: line, on: front, with: error))
      return (entry, .failure(error))
    }
  }

  /// Whether a script with the line `recorded` gets the same `error`. Only then may a transcript
  /// hold `recorded` as a line.
  private static func isRefused(
    _ recorded: String, insteadOf line: Line, on front: ScreenInFront, with error: LineError
  ) -> Bool {
    var script = front
    script.takesNumbers = false
    let isAsTyped = recorded.hasSameBytes(as: line.text)
    if isAsTyped, !front.takesNumbers { return !line.isSave }
    let line = isAsTyped ? line : Line(recorded)
    let meaning = script.meaning(of: line)
    guard !line.isSave, case .failure(let refusal) = meaning.intent else { return false }
    return (cut(meaning, refusedWith: refusal, on: front)?.error ?? refusal) == error
  }
}

extension Intent {
  fileprivate var isInput: Bool {
    if case .input = self { true } else { false }
  }
}

extension Line {
  fileprivate var isSave: Bool {
    if case .command(.save) = reading { true } else { false }
  }
}

extension Meaning {
  /// A line that can be shown anywhere and has the same effect. `error` is the error that refused this line, if one did.
  fileprivate func recorded(refusedWith error: LineError? = nil) -> String {
    guard text.unicodeScalars.contains(where: \.isMisleading) else { return text }
    switch reading {
    case .verb(let verb): return verb.description
    case .command(.open(let url)): return ":open \(Line.writing(text: url))"
    case .command(.expect(let text)): return ":expect \(Line.writing(text: text))"
    case .command(.wait(let time?)): return ":wait \(WaitTime(time))"
    case .bare, .notAVerb:
      switch error?.code {
      case .alertPending, .badArgument, .unknownAction: return Escaping.line(text)
      // The line was read as a name, and an element has that name.
      default: return Line.activating(quotedName ?? text)
      }
    case .nothing, .command, .notACommand: return Escaping.line(text)
    }
  }
}
