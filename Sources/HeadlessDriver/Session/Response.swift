public import HeadlessUI
public import StateBinding

/// The answer to a line.
@MainActor
public struct Response {
  /// What a line leads to.
  public enum Output: Equatable, Sendable {
    /// Nothing: the line was empty or a comment.
    case none
    /// The screen.
    case screen
    /// A text of the session's own.
    case text(String)
  }

  /// The line, what was typed into a secure field left out; nil where there was none.
  public var input: String?
  /// Whether something was left out of the line.
  public internal(set) var isSecret = false
  /// Whether the line as it is written down is answered alike.
  var isRepeatable = true
  /// Whether a number in front of a text was read as a position, which the line alone does not tell.
  var isPositioned = false
  /// What is shown for the line.
  public var output = Output.none
  /// What a person sees now.
  public internal(set) var screen: Screen
  /// Why the line was not done, or what it led to that failed.
  public var error: LineError?
  /// What happened inside, where the session is traced.
  public var events: [TraceEvent] = []
  /// What went wrong where no caller could be told.
  public var diagnostics: [Diagnostic] = []
  /// Whether the line ended the session.
  public var isLast = false

  /// Begins anew, with the screen that there is, for the line `input`.
  mutating func begin(with input: String) {
    var shown = Screen()
    swap(&shown, &screen)
    self = Response(screen: shown)
    self.input = input
  }

  /// The text for a person: the screen, or the session's own words; nothing where there is an error.
  public func printed(width: Int = 80) -> String {
    var bytes: [UInt8] = []
    appendPrinted(to: &bytes, by: TextRenderer(width: width))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what is printed to `bytes`.
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
