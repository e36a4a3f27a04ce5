public import HeadlessUI
public import StateBinding

/// The answer to a line.
@MainActor
public final class Response {
  public enum Outcome: Equatable, Sendable {
    /// Nothing: the line was empty, a comment, or an expectation that was met.
    case nothing
    /// The screen is shown.
    case screen
    /// The screen is shown, below a note of the session.
    case notedScreen(String)
    /// A text of the session itself is shown, such as the answer to `:help`.
    case text(String)
    /// The states of RIBs are shown.
    case states(ShownStates)
    /// The tree of RIBs is shown, as a text with remarks.
    case tree([RIBTree], text: String)
    /// The typed lines that `:actions` or `:history` lists are shown, as a text.
    case lines([String], text: String)
    /// The line ended the session.
    case quit
    /// The line was not done, or a link that was waiting failed.
    case refused(LineError)
  }

  /// The line; nil if there was no line, or if it was not valid text.
  public let sent: SentLine?
  public let outcome: Outcome
  /// The screen that a person sees now, with all that can be done there.
  package let usable: UsableScreen
  /// Whether the answer shows the screen. A line that was not done shows it only if the last answer that showed a screen
  /// showed another one.
  package let showsScreen: Bool
  /// The events inside the app, if the session is traced.
  public let events: [EventText]
  /// Problems that no call could report, such as leaks and lost actions.
  public let diagnostics: [Diagnostic]
  /// What a person should know and a test should not: that the line waited in real time, for instance, which differs between
  /// runs. No recording has these notes.
  package let notes: [String]
  /// Whether the app still did work for which a person had ended the wait. A replay waits for it, and shows another screen.
  let isCutShort: Bool
  /// The number of steps of the session after the line.
  let stepCount: Int
  /// The answers to the steps that `:redo` has repeated. They are recorded, and not shown.
  let repeated: [Response]
  /// The events, the states and the tree after the line; nil unless the session is watched for a report.
  package let inside: Inside?

  /// The screen that a person sees now.
  public var screen: Screen { usable.screen }

  init(
    sent: SentLine?, outcome: Outcome, usable: UsableScreen, showsScreen: Bool, events: [EventText],
    diagnostics: [Diagnostic], notes: [String], isCutShort: Bool = false, stepCount: Int,
    repeated: [Response], inside: Inside?
  ) {
    (self.notes, self.isCutShort) = (notes, isCutShort)
    (self.sent, self.outcome, self.usable, self.showsScreen) = (sent, outcome, usable, showsScreen)
    (self.events, self.diagnostics, self.stepCount) = (events, diagnostics, stepCount)
    (self.repeated, self.inside) = (repeated, inside)
  }

  /// The reason why the line was not done, or why a link that was waiting failed.
  public var error: LineError? {
    if case .refused(let error) = outcome { error } else { nil }
  }

  /// Whether the line made a preview ask for an action.
  var asks: Bool { notes.contains { $0.hasPrefix(AppRun.askedNote) } }

  /// The text for a person: the screen, or the session's own text. After an error, the screen if it is not the one shown last.
  public func printed(width: Int = 80) -> String {
    var bytes: [UInt8] = []
    appendPrinted(to: &bytes, by: TextRenderer(width: width))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text for a person to `bytes`.
  package func appendPrinted(to bytes: inout [UInt8], by renderer: TextRenderer) {
    if let ownText, !ownText.isEmpty {
      bytes.append(contentsOf: ownText.utf8)
      if bytes.last != 0x0A { bytes.append(0x0A) }
    }
    if showsScreen { renderer.append(usable, to: &bytes) }
  }

  /// The text of the session itself; nil if there is none.
  package var ownText: String? {
    switch outcome {
    case .notedScreen(let text), .text(let text), .tree(_, let text), .lines(_, let text): text
    case .states(let states): states.description
    case .nothing, .screen, .quit, .refused: nil
    }
  }
}

/// The events, the states, the tree and the time of an app after a line, for a report.
package struct Inside: Sendable {
  /// The events since the last response.
  package let events: [EventText]
  /// The states of the RIBs, parents first.
  let states: [RIBState]
  /// The tree of RIBs, as `:tree` prints it.
  let tree: String
  /// The time since the launch, on the clock of the session.
  let time: Duration
}

/// The beginning of a session: its first screen, and the answer to the link of `--open`.
@MainActor
package struct Opening {
  let first: Response
  /// Nil if there is no such link.
  let link: Response?

  /// Both responses as one.
  package var answer: Response { link.map { joined($0, outcome: $0.outcome) } ?? first }

  /// The first answer as a screen, without the error.
  package var shown: Response { joined(link ?? first, outcome: .screen) }

  /// The note that the link waits, which is printed below the screen. Empty if the link does not wait.
  package var note: String {
    switch link?.outcome {
    case .text(let note), .notedScreen(let note): return "\(note)\n"
    default: return ""
    }
  }

  /// `last`, with all events and diagnostics since the launch, but without the line that it
  /// answers.
  private func joined(_ last: Response, outcome: Response.Outcome) -> Response {
    let earlier = link == nil ? nil : first
    return Response(
      sent: nil, outcome: outcome, usable: last.usable, showsScreen: outcome == .screen,
      events: (earlier?.events ?? []) + last.events,
      diagnostics: (earlier?.diagnostics ?? []) + last.diagnostics,
      notes: (earlier?.notes ?? []) + last.notes, isCutShort: last.isCutShort,
      stepCount: last.stepCount, repeated: [], inside: last.inside)
  }
}
