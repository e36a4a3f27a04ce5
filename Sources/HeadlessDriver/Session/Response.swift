public import HeadlessUI
public import StateBinding

/// The answer to a line.
@MainActor
public struct Response {
  /// The output of a line.
  public enum Output: Equatable, Sendable {
    /// Nothing: the line was empty or a comment.
    case none
    /// The screen.
    case screen
    /// The screen, below a note of the session.
    case notedScreen(String)
    /// A text of the session itself, such as the answer to `:help`.
    case text(String)
  }

  /// The line, with `••••` in place of a possible secret; nil if there was no line.
  public internal(set) var input: String?
  /// Whether `input` hides a part of the line, as it may be a secret.
  public internal(set) var isSecret = false
  /// The line as a transcript holds it, if it differs from `input`: a line that can be shown and has the same effect.
  var shownForm: String?
  /// Whether a replay answers the recorded line in the same way. If not, a recording holds the line as a comment.
  var isRepeatable = true
  /// The output for the line.
  public internal(set) var output = Output.none
  /// The screen that a person sees now.
  public internal(set) var screen = Screen()
  /// The reason why the line was not done, or why a link that was waiting failed.
  public internal(set) var error: LineError?
  /// The events inside the app, if the session is traced.
  public internal(set) var events: [EventText] = []
  /// Problems that no call could report, such as leaks and lost actions.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The number of steps of the session after the line.
  var stepCount = 0
  /// The events, the states and the tree after the line; nil unless the session is watched for a report.
  var inside: Inside?
  /// Whether the line ended the session.
  public internal(set) var isLast = false

  /// The line as a transcript holds it.
  var written: String { shownForm ?? input ?? "" }

  /// The text for a person: the screen, or the session's own text. Empty if there is an error.
  public func printed(width: Int = 80) -> String {
    var bytes: [UInt8] = []
    appendPrinted(to: &bytes, by: TextRenderer(width: width))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text for a person to `bytes`.
  func appendPrinted(to bytes: inout [UInt8], by renderer: TextRenderer) {
    if error != nil { return }
    switch output {
    case .none: return
    case .screen: renderer.append(screen, to: &bytes)
    case .notedScreen(let text), .text(let text):
      bytes.append(contentsOf: text.utf8)
      if bytes.last != 0x0A, !text.isEmpty { bytes.append(0x0A) }
      if case .notedScreen = output { renderer.append(screen, to: &bytes) }
    }
  }
}

/// The events, the states and the tree of an app after a line, for a report.
struct Inside: Sendable {
  /// The events since the last response.
  let events: [EventText]
  /// The states of the RIBs, parents first.
  let states: [RIBState]
  /// The tree of RIBs, as `:tree` prints it.
  let tree: String
}

/// The beginning of a session: its first screen, and the answer to the link of `--open`.
@MainActor
struct Opening {
  let first: Response
  /// Nil if there is no such link.
  let link: Response?

  /// Both responses as one.
  var answer: Response {
    guard var answer = link else { return first }
    answer.input = nil
    answer.events = first.events + answer.events
    answer.diagnostics = first.diagnostics + answer.diagnostics
    return answer
  }

  /// The first answer as a screen, without the error.
  var shown: Response {
    var shown = answer
    shown.error = nil
    shown.output = .screen
    return shown
  }

  /// The note that the link waits, which is printed below the screen. Empty if the link does not wait.
  var note: String {
    guard let link, link.error == nil, case .text = link.output else { return "" }
    return link.printed()
  }
}
