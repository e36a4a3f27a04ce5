import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingFiles

/// Carries out the calls of one session, or a call that needs no session.
@MainActor
final class ToolHost {
  let program: Program
  private let tools: [Tool]
  var session: ToolSession?
  /// The children of a call that needs no session, started with these words; nil if its apps run in this process.
  let makeChildren: ([String]) throws(SystemError) -> Children?
  /// Called with each event of the call that is under way.
  private(set) var onEvent: (JobEvent) -> Void = { _ in }

  init(
    _ program: Program, _ tools: [Tool] = Tool.all,
    makeChildren: @escaping ([String]) throws(SystemError) -> Children? = { _ in nil }
  ) {
    (self.program, self.tools, self.makeChildren) = (program, tools, makeChildren)
  }

  func answer(_ call: ToolCall, on event: @escaping (JobEvent) -> Void) async -> ToolAnswer {
    let tool = tools.tool(for: call)
    onEvent = event
    do throws(UsageError) {
      return try await tool.answer(call, self)
    } catch {
      return ToolAnswer(text: "\(error)", isError: true, isOver: tool.app == .new)
    }
  }

  /// Makes the children of a call, which may take long: from now on they are watched, and not this process.
  func children(for words: [String]) throws(UsageError) -> Children? {
    onEvent(.sentAll)
    return try explain(cannot: "wait for signals") { () throws(SystemError) in
      try makeChildren(words)
    }
  }
}

/// A session that a tool drives, with what the tool has seen of it.
@MainActor
final class ToolSession {
  let program: Program
  let launch: LaunchOptions
  let session: Session
  let runner: LineRunner
  let recording: Recording
  /// The lines so far, as they are recorded; at most the last hundred.
  var lines: [String] = []
  /// The lines of the last screens that the tool has seen, the last first.
  private var seen: [[ArraySlice<UInt8>]] = []
  /// The events inside the app since the last call of `send`.
  var events: [EventText] = []

  init(_ program: Program, _ launch: LaunchOptions) throws(UsageError) {
    (self.program, self.launch) = (program, launch)
    AppPrints.hold()
    session = try program.makeSession(launch, isWatched: true)
    recording = Recording(width: session.style.width, keepsGoing: true)
    runner = LineRunner(session, Ending(.forgivesErrors), reporters: [recording])
  }

  /// The screen of `response`, or its changes since one of the last screens that were shown, preferably the last.
  func show(_ response: Response, onlyChanges: Bool = false) -> String {
    let text = response.screen.text(width: session.style.width)
    let lines = Array(text.utf8).split(separator: 0x0A)
    defer { seen = [lines] + seen.prefix(3) }
    if !onlyChanges { return text }
    let changes = seen.enumerated().map { age, before in
      (age == 0 ? "" : "the screen shown \(age + 1) screens ago, with these changes:\n")
        + LineEdit.edits(from: before, to: lines).map { edit in
          switch edit {
          case .keep: ""
          case .remove(let index): "- \(String(decoding: before[index], as: UTF8.self))\n"
          case .insert(let line): "+ \(String(decoding: line, as: UTF8.self))\n"
          }
        }.joined()
    }
    if changes.first == "" { return "the screen is as before\n" }
    return ([text] + changes).enumerated()
      .min {
        $0.element.utf8.count * max(1, $0.offset) < $1.element.utf8.count * max(1, $1.offset)
      }?
      .element ?? text
  }

  /// The events, what the app has printed, the diagnostics and the notes of an answer. All but the events begin with `place`.
  func text(
    of events: [EventText], _ diagnostics: [Diagnostic] = [], _ notes: [String] = [],
    after place: String = ""
  ) -> String {
    events.flatMap(\.lines).map { "* \(Escaping.line($0))\n" }.joined()
      + (AppPrints.takeHeld() + diagnostics.map(\.complaint) + notes)
      .map { "\(place)\($0)\n" }.joined()
  }
}
