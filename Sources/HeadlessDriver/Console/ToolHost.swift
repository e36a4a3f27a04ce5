import HeadlessUI
import StateBinding
import SystemFiles

/// A call of a tool, for the process that carries it out.
struct ToolOrder: Codable {
  enum Task: String, Codable {
    case start, send, inspect, record, end
    /// The jobs, which need no session.
    case verify, check, explore

    var isJob: Bool { [.check, .explore].contains(self) }
  }

  let task: Task
  var arguments: [String: [String]] = [:]

  func texts(_ name: String) -> [String] { arguments[name] ?? [] }
  func text(_ name: String) -> String? { arguments[name]?.first }
}

/// The answer to a call of a tool.
struct ToolAnswer: Codable {
  var text = ""
  var isError = false
  /// Whether the session is over.
  var isOver = false
}

/// Carries out the calls of one session, or a job.
@MainActor
final class ToolHost {
  private let program: Program
  /// The conditions of the launch that the program was started with.
  private let usual: LaunchOptions
  /// Makes the processes of a job; nil if the job runs in this process.
  private let makeChildren: (([String]) throws(SystemError) -> Children)?
  private var session: ToolSession?

  init(
    _ program: Program, _ usual: LaunchOptions,
    makeChildren: (([String]) throws(SystemError) -> Children)? = nil
  ) {
    (self.program, self.usual, self.makeChildren) = (program, usual, makeChildren)
  }

  /// The answer to `order`. Calls `announce` with the last lines of the session before each line acts, and `report` with the number
  /// of places that an exploration has done and left.
  func answer(
    _ order: ToolOrder, announce: ([String]) -> Void, report: (_ done: Int, _ left: Int) -> Void
  ) async -> ToolAnswer {
    do throws(UsageError) {
      switch order.task {
      case .start: return try await start(order)
      case .verify: return await verify(order)
      case .check: return try await check(order)
      case .explore: return try await explore(order, report)
      case .send, .inspect, .record, .end:
        guard let session else { return ToolAnswer(isError: true, isOver: true) }
        return await session.answer(order, announce: announce)
      }
    } catch {
      return ToolAnswer(text: error.description, isError: true, isOver: order.task == .start)
    }
  }

  private func start(_ order: ToolOrder) async throws(UsageError) -> ToolAnswer {
    let given = try program.parser.parseSession(order.texts("options"))
    for option in program.options where !option.isSafeInHeader {
      guard let value = given.settings[option.name], value != usual.settings[option.name] else {
        continue
      }
      throw UsageError(
        "--\(option.name) reaches outside of the program; start the program with it: \(program.name) --mcp --\(option.name)\(option.value.map { " \($0)" } ?? "")"
      )
    }
    var launch = given.filled(by: usual)
    if let link = order.text("link") { launch.url = link }
    let session = try ToolSession(program, launch)
    self.session = session
    return await session.begin(numbered: order.text("session") ?? "")
  }

  /// Replays a transcript that is not saved yet.
  private func verify(_ order: ToolOrder) async -> ToolAnswer {
    let check = await program.check(
      Array((order.text("transcript") ?? "").utf8), named: order.text("file") ?? "")
    var text = check.passed ? "" : check.description
    for (line, diagnostic) in check.warnings { text += "line \(line): \(diagnostic.complaint)\n" }
    return ToolAnswer(text: text, isError: !text.isEmpty)
  }

  private func check(_ order: ToolOrder) async throws(UsageError) -> ToolAnswer {
    var request = Request()
    request.task = .check
    request.files = order.texts("files")
    let output = Output()
    let streams = Streams(program: program.name, to: output)
    var run = TranscriptsRun(
      program: program, options: request, streams: streams,
      children: try children(["--check", "--"] + request.files))
    let status = await run.run()
    return ToolAnswer(text: output.text, isError: status != .success)
  }

  private func explore(
    _ order: ToolOrder, _ report: (_ done: Int, _ left: Int) -> Void
  ) async throws(UsageError) -> ToolAnswer {
    var words = ["--explore"] + program.words(of: usual)
    for name in ["depth", "limit", "sample"] {
      words += order.texts(name).map { "--\(name)=\($0)" }
    }
    words.append("--seconds=\(order.text("seconds") ?? "30")")
    let request = try program.parser.parse(words)
    let children = try children(words)
    defer { children?.stop() }
    let exploration = try await program.explore(request, in: children, report: report)
    let found = exploration.violations
    var text = found.prefix(20).map { "\($0)\n" }.joined()
    if found.count > 20 { text += "… \(counted(found.count - 20, "more finding"))\n" }
    return ToolAnswer(text: text + exploration.summary, isError: !found.isEmpty)
  }

  private func children(_ words: [String]) throws(UsageError) -> Children? {
    do throws(SystemError) {
      return try makeChildren?(words)
    } catch {
      throw UsageError("cannot wait for signals: \(error)", status: .inputOutput)
    }
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
    recording = Recording(header: "", width: session.style.width, keepsGoing: true)
    conversation = Conversation(session, Ending(.forgivesErrors), reporters: [recording])
  }

  func begin(numbered number: String) async -> ToolAnswer {
    let opening = await conversation.begin(following: launch.url)
    let answer = opening.answer
    events = answer.inside?.events ?? []
    var text = text(of: answer.events, answer.diagnostics, after: "")
    if let error = answer.error {
      return ToolAnswer(text: "link: \(error.complaint())", isError: true, isOver: true)
    }
    text += show(opening.shown, .last) + opening.note
    return ToolAnswer(text: "session: \(number)\n\(text)")
  }

  func answer(_ order: ToolOrder, announce: ([String]) -> Void) async -> ToolAnswer {
    switch order.task {
    case .send:
      let lines = order.texts("lines").flatMap {
        $0.split { $0 == "\n" || $0 == "\r\n" }
      }
      return await send(
        lines.map(String.init), Screens(rawValue: order.text("screens") ?? "") ?? .last, announce)
    case .inspect: return await inspect(order.text("what") ?? "", order.text("path"))
    case .record: return record(order.text("comment"))
    default:
      let problems = text(of: [], session.lastDiagnostics(), after: "")
      return ToolAnswer(text: problems, isOver: true)
    }
  }

  private enum Screens: String { case last, changes, all }

  /// The highest number of bytes in an answer before another line is sent.
  private static let limit = 1 << 18

  private func send(
    _ inputs: [String], _ screens: Screens, _ announce: ([String]) -> Void
  ) async -> ToolAnswer {
    var answer = ToolAnswer()
    var shown: Response?
    events = []
    for (index, input) in inputs.enumerated() {
      let response: Response
      switch InputLine(number: index + 1, text: input).text {
      case .failure(let error): response = session.refuse(error)
      case .success(let text):
        response = await session.sendNext(text) { entry in
          lines = lines.suffix(99) + [entry.recorded]
          announce(lines)
        }
      }
      conversation.add(response, number: index + 1)
      events += response.inside?.events ?? []
      let place = "line \(index + 1): "
      if screens == .all { answer.text += "> \(response.entry?.shown ?? "")\n" }
      answer.text += text(of: response.events, response.diagnostics, after: place)
      if let error = response.error { answer.text += "\(place)\(error.complaint())\n" }
      if let own = response.ownText, !own.isEmpty {
        answer.text += own.hasSuffix("\n") ? own : "\(own)\n"
      }
      if response.showsScreen {
        shown = response
        if screens == .all { answer.text += show(response, .all) }
      }
      answer.isError = response.error != nil
      answer.isOver = response.outcome == .quit
      let left = inputs.count - index - 1
      if answer.isError || answer.isOver || answer.text.utf8.count > Self.limit {
        if left > 0 { answer.text += "\(counted(left, "line")) not sent\n" }
        break
      }
    }
    if let shown, screens != .all { answer.text += show(shown, screens) }
    return answer
  }

  private func inspect(_ what: String, _ path: String?) async -> ToolAnswer {
    let command: Command
    switch what {
    case "trace":
      let text = text(of: events, [], after: "")
      return ToolAnswer(text: text.isEmpty ? "nothing happened in the last send\n" : text)
    case "actions": command = .actions
    case "state": command = .state(path)
    case "tree": command = .tree
    case "history": command = .history
    default: command = .screen
    }
    if path != nil, what != "state" {
      return ToolAnswer(text: "path goes with state only; remove it", isError: true)
    }
    let response = await session.take(.session(command))
    if let error = response.error { return ToolAnswer(text: error.complaint(), isError: true) }
    let problems = text(of: [], response.diagnostics, after: "")
    return ToolAnswer(
      text: problems
        + (response.showsScreen
          ? show(response, .last) : response.printed(width: session.style.width)))
  }

  /// The session as a transcript, as if the input ended now; an error if a transcript cannot hold it.
  private func record(_ comment: String?) -> ToolAnswer {
    if let note = (recording.notes + [program.replayNote(launch)].compactMap(\.self)).first {
      return ToolAnswer(text: note, isError: true)
    }
    var text = program.header(launch, keepsGoing: recording.hasErrors) + "\n"
    for line in (comment ?? "").split(whereSeparator: \.isNewline) {
      text += "# \(Escaping.line(String(line)))\n"
    }
    // The recording has an empty line in place of its header.
    text += String(decoding: recording.transcript.dropFirst(), as: UTF8.self)
    let lines = text.utf8.count { $0 == 0x0A }
    let excess = Transcript.excess(lines: lines, bytes: text.utf8.count)
    return ToolAnswer(text: excess ?? text, isError: excess != nil)
  }

  /// The screen of `response` as `screens` asks. The changes are those since the screen that was seen last.
  private func show(_ response: Response, _ screens: Screens) -> String {
    let text = response.screen.text(width: session.style.width)
    let before = seen
    seen = Array(text.utf8).split(separator: 0x0A)
    guard screens == .changes else { return text }
    var changes = ""
    for edit in LineEdit.edits(from: before, to: seen) {
      switch edit {
      case .keep: continue
      case .remove(let index): changes += "- \(String(decoding: before[index], as: UTF8.self))\n"
      case .insert(let line): changes += "+ \(String(decoding: line, as: UTF8.self))\n"
      }
    }
    if changes.isEmpty { return "the screen is as before\n" }
    return changes.utf8.count < text.utf8.count ? changes : text
  }

  private func text(
    of events: [EventText], _ diagnostics: [Diagnostic], after place: String
  ) -> String {
    events.flatMap(\.lines).map { "* \(Escaping.line($0))\n" }.joined()
      + diagnostics.map { "\(place)\($0.complaint)\n" }.joined()
  }
}
