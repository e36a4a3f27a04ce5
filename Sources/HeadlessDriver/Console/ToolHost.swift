import HeadlessUI
import StateBinding
import StateBindingFiles

/// A call of a tool, for the process that carries it out.
struct ToolCall: Codable {
  let tool: String
  var arguments: [String: [String]] = [:]
  /// The conditions of each launch, as the program was started.
  var launch = LaunchOptions()

  func texts(_ name: String) -> [String] { arguments[name] ?? [] }
  func text(_ name: String) -> String? { arguments[name]?.first }
}

struct ToolAnswer: Codable {
  var text = ""
  var isError = false
  var isOver = false
}

/// Carries out the calls of one session, or a job: a call that needs no session.
@MainActor
final class ToolHost {
  private let program: Program
  /// The conditions of each launch, as the program was started.
  private let usual: LaunchOptions
  private var session: ToolSession?

  init(_ program: Program, _ usual: LaunchOptions) {
    (self.program, self.usual) = (program, usual)
  }

  /// The answer to `order`. A call that needs no session runs the app in the processes that `makeChildren` returns, or in this
  /// process if it returns nil.
  func answer(
    _ order: ToolCall, makeChildren: ([String]) throws(SystemError) -> Children?,
    on event: @escaping (JobEvent) -> Void
  ) async -> ToolAnswer {
    do {
      switch order.tool {
      case "start":
        let session = try ToolSession(program, try launch(order))
        self.session = session
        return await session.begin()
      case "verify": return await verify(order)
      case "check":
        // These may take long, and run the app in processes of their own, which are watched.
        event(.sentAll)
        var request = Request()
        (request.task, request.files) = (.check, order.texts("files"))
        let output = Output()
        var run = TranscriptsRun(
          program: program, options: request, streams: Streams(program: program.name, to: output),
          children: try makeChildren(["--check", "--"] + request.files))
        let status = await run.run()
        return ToolAnswer(text: output.text, isError: status != .success)
      case "explore":
        event(.sentAll)
        var words = ["--explore"] + program.words(of: usual)
        for name in ["depth", "limit", "sample"] {
          words += order.texts(name).map { "--\(name)=\($0)" }
        }
        words.append("--seconds=\(order.text("seconds") ?? "30")")
        let request = try program.parser.parse(words)
        let children = try makeChildren(words)
        defer { children?.stop() }
        let exploration = try await program.explore(request, in: children) {
          event(.progress(done: $0, left: $1))
        }
        let found = exploration.violations
        var text = found.prefix(20).map { "\($0)\n" }.joined()
        if found.count > 20 { text += "and \(found.count - 20) more\n" }
        return ToolAnswer(text: text + exploration.summary, isError: !found.isEmpty)
      default:
        return await session?.answer(order, on: event)
          ?? ToolAnswer(isError: true, isOver: true)
      }
    } catch {
      return ToolAnswer(text: "\(error)", isError: true, isOver: order.tool == "start")
    }
  }

  private func launch(_ order: ToolCall) throws(UsageError) -> LaunchOptions {
    let given = try program.parser.parseSession(order.texts("options"))
    for option in program.options where !option.isSafeInHeader {
      let value = given.settings[option.name]
      if value == nil || value == usual.settings[option.name] { continue }
      throw UsageError(
        "--\(option.name) reaches outside of the program; start the program with it: \(program.name) --mcp --\(option.name)\(option.value.map { "=\($0)" } ?? "")"
      )
    }
    var launch = given.filled(by: usual)
    launch.url = order.text("link") ?? launch.url
    return launch
  }

  /// Replays a transcript that is not saved yet.
  private func verify(_ order: ToolCall) async -> ToolAnswer {
    let bytes = Array((order.text("transcript") ?? "").utf8)
    let check = await program.check(bytes, named: order.text("file") ?? "")
    var text = check.passed ? "" : check.description
    for (line, diagnostic) in check.warnings { text += "line \(line): \(diagnostic.complaint)\n" }
    return ToolAnswer(text: text, isError: !text.isEmpty)
  }
}

/// A session that a tool drives, with what the tool has seen of it.
@MainActor
private final class ToolSession {
  private let program: Program
  private let launch: LaunchOptions
  private let session: Session
  private let conversation: Conversation
  private let recording: Recording
  /// The lines so far, as they are recorded; at most the last hundred.
  private var lines: [String] = []
  /// The lines of the screen that the tool has seen last.
  private var seen: [ArraySlice<UInt8>] = []
  /// The events inside the app since the last call of `send`.
  private var events: [EventText] = []

  init(_ program: Program, _ launch: LaunchOptions) throws(UsageError) {
    (self.program, self.launch) = (program, launch)
    session = try program.makeSession(launch, isWatched: true)
    recording = Recording(width: session.style.width, keepsGoing: true)
    conversation = Conversation(session, Ending(.forgivesErrors), reporters: [recording])
  }

  func begin() async -> ToolAnswer {
    let opening = await conversation.begin(following: launch.url)
    let answer = opening.answer
    events = answer.inside?.events ?? []
    var text = text(of: answer.events, answer.diagnostics, answer.notes)
    if let error = answer.error {
      return ToolAnswer(text: "link: \(error.complaint)", isError: true, isOver: true)
    }
    text += show(opening.shown) + opening.note
    return ToolAnswer(text: text)
  }

  func answer(_ order: ToolCall, on event: @escaping (JobEvent) -> Void) async -> ToolAnswer {
    switch order.tool {
    case "send": await send(order, on: event)
    case "inspect": await inspect(order.text("what") ?? "", order.text("path"))
    case "save_test": record(order.text("comment"))
    default:
      ToolAnswer(text: text(of: [], session.lastDiagnostics()), isOver: true)
    }
  }

  /// Sends lines up to the first that fails, or until the answer has 256 KiB.
  private func send(
    _ order: ToolCall, on event: @escaping (JobEvent) -> Void
  ) async -> ToolAnswer {
    let inputs = order.texts("lines").flatMap { $0.split { $0 == "\n" || $0 == "\r\n" } }
    let screens = order.text("screens")
    var answer = ToolAnswer()
    var shown: Response?
    events = []
    session.onWillSend = { [unowned self] entry in
      lines = lines.suffix(99) + [entry.recorded]
      event(.willSend(kept: 0, lines: lines))
    }
    for (index, input) in inputs.enumerated() {
      let response = await conversation.send(InputLine(number: index + 1, text: String(input)))
      events += response.inside?.events ?? []
      let place = "line \(index + 1): "
      if screens == "all" { answer.text += "> \(response.entry?.shown ?? "")\n" }
      answer.text += text(
        of: response.events, response.diagnostics, response.notes, after: place)
      if let error = response.error { answer.text += "\(place)\(error.complaint)\n" }
      if let own = response.ownText, !own.isEmpty {
        answer.text += own.hasSuffix("\n") ? own : "\(own)\n"
      }
      if response.showsScreen {
        shown = response
        if screens == "all" { answer.text += show(response) }
      }
      (answer.isError, answer.isOver) = (response.error != nil, response.outcome == .quit)
      if answer.isError || answer.isOver || answer.text.utf8.count > 1 << 18 {
        let left = inputs.count - index - 1
        if left > 0 { answer.text += "\(counted(left, "line")) not sent\n" }
        break
      }
    }
    if let shown, screens != "all" { answer.text += show(shown, onlyChanges: screens == "changes") }
    return answer
  }

  private func inspect(_ what: String, _ path: String?) async -> ToolAnswer {
    let commands: [String: Command] = [
      "screen": .screen, "actions": .actions, "state": .state(path), "tree": .tree,
      "history": .history,
    ]
    guard let command = commands[what] else {
      let text = text(of: events)
      return ToolAnswer(text: text.isEmpty ? "nothing happened in the last send" : text)
    }
    let response = await session.take(.session(command))
    if let error = response.error { return ToolAnswer(text: error.complaint, isError: true) }
    return ToolAnswer(
      text: text(of: [], response.diagnostics, response.notes)
        + (response.showsScreen ? show(response) : response.printed(width: session.style.width)))
  }

  /// The session as a transcript, as if the input ended now. If a transcript cannot hold the session, the answer is an error.
  private func record(_ comment: String?) -> ToolAnswer {
    if let note = (recording.notes + [program.replayNote(launch)].compactMap(\.self)).first {
      return ToolAnswer(text: note, isError: true)
    }
    let header = program.header(
      launch, keepsGoing: recording.hasErrors, allowsUnfinishedWork: session.hasUnfinishedWork)
    let comments = (comment ?? "").split(whereSeparator: \.isNewline).map {
      "\n# \(Escaping.line(String($0)))"
    }
    let transcript = recording.transcript(below: header + comments.joined())
    let text = String(decoding: transcript, as: UTF8.self)
    let lines = text.utf8.count { $0 == 0x0A }
    let excess = Transcript.excess(lines: lines, bytes: text.utf8.count)
    return ToolAnswer(text: excess ?? text, isError: excess != nil)
  }

  /// The screen of `response`, or its changes since the screen that was shown last if they are shorter.
  private func show(_ response: Response, onlyChanges: Bool = false) -> String {
    let text = response.screen.text(width: session.style.width)
    let before = seen
    seen = Array(text.utf8).split(separator: 0x0A)
    if !onlyChanges { return text }
    let changes = LineEdit.edits(from: before, to: seen).map { edit in
      switch edit {
      case .keep: ""
      case .remove(let index): "- \(String(decoding: before[index], as: UTF8.self))\n"
      case .insert(let line): "+ \(String(decoding: line, as: UTF8.self))\n"
      }
    }.joined()
    if changes.isEmpty { return "the screen is as before\n" }
    return changes.utf8.count < text.utf8.count ? changes : text
  }

  private func text(
    of events: [EventText], _ diagnostics: [Diagnostic] = [], _ notes: [String] = [],
    after place: String = ""
  ) -> String {
    events.flatMap(\.lines).map { "* \(Escaping.line($0))\n" }.joined()
      + (diagnostics.map(\.complaint) + notes).map { "\(place)\($0)\n" }.joined()
  }
}
