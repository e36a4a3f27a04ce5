public import HeadlessUI
public import StateBinding

/// The answer to a line.
@MainActor
public struct Response {
  /// The output that a line leads to.
  public enum Output: Equatable, Sendable {
    /// Nothing: the line was empty or a comment.
    case none
    /// The screen.
    case screen
    /// A text of the session's own.
    case text(String)
  }

  /// The line, with `••••` for what may be a secret; nil where there was none.
  public internal(set) var input: String?
  /// Whether a part of the line was left out.
  public internal(set) var isSecret = false
  /// The line as a transcript holds it, if that is not `input`: it can be shown, and does the same when it is read again.
  var shownForm: String?
  /// Whether the line as it is written is answered alike in a replay. A recording holds other lines as comments.
  var isRepeatable = true
  /// The output for the line.
  public internal(set) var output = Output.none
  /// The screen that a person sees now.
  public internal(set) var screen = Screen()
  /// The reason why the line was not done, or why that to which it led failed.
  public internal(set) var error: LineError?
  /// The events inside the app, if the session is traced.
  public internal(set) var events: [TraceEvent] = []
  /// The problems of which no caller could be told.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Whether the line ended the session.
  public internal(set) var isLast = false

  /// The line as a transcript holds it.
  var written: String { shownForm ?? input ?? "" }

  /// The text for a person: the screen, or the session's own words; nothing where there is an error.
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
    case .text(let text):
      bytes.append(contentsOf: text.utf8)
      if bytes.last != 0x0A, !text.isEmpty { bytes.append(0x0A) }
    }
  }
}

/// The beginning of a session: its first screen, and the answer to the link that is followed first.
@MainActor
struct Opening {
  let first: Response
  /// Nil if no link is followed.
  let link: Response?

  /// Both as one answer.
  var answer: Response {
    guard var answer = link else { return first }
    answer.input = nil
    answer.events = first.events + answer.events
    answer.diagnostics = first.diagnostics + answer.diagnostics
    return answer
  }

  /// The screen for a person.
  var shown: Response {
    var shown = answer
    shown.error = nil
    shown.output = .screen
    return shown
  }

  /// The note below the screen that the link waits; empty if it does not.
  var note: String {
    guard let link, link.error == nil, case .text = link.output else { return "" }
    return link.printed()
  }
}
