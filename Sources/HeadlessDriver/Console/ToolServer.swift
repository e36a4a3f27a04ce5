import StateBinding
import SystemFiles

/// Serves the Model Context Protocol over standard input and output, a message a line. It serves the stateless revision of
/// 2026-07-28, and earlier revisions after their handshake. Calls are carried out one after another.
///
/// Each session is an app in a process of its own, so an app that ends its process ends only its own session.
@MainActor
final class ToolServer {
  /// A copy of the program that serves a session, or carries out one call.
  private struct Worker {
    /// The process; nil if this process carries out the calls.
    let child: ChildProcess?
    let host: ToolHost
  }

  /// A request of a client.
  private struct Call {
    /// The id as JSON.
    let id: String
    let method: String
    let params: JSONValue?

    var meta: JSONValue? { params?["_meta"] }
    /// Whether the client speaks the stateless revision, in which each request has the version.
    var isModern: Bool { meta?["io.modelcontextprotocol/protocolVersion"] != nil }
  }

  /// The reason why a request is refused, with a code of the protocol.
  private struct Refusal: Error {
    let code: Int
    let message: String
    /// More about the reason: another member of the error, as JSON.
    var data = ""
  }

  private let program: Program
  private let launch: LaunchOptions
  private let streams: Streams
  private let children: Children?
  private let tools: [Tool]
  private let descriptor: Int32
  private let input: LineInput
  /// The messages that came during a call.
  private var waiting: [InputLine] = []
  private var sessions: [String: Worker] = [:]
  private var lastSession = 0
  /// Whether a client of an earlier revision has begun.
  private var isInitialized = false

  /// The revisions that are served, the newest first. Those after the first begin with a handshake.
  private static let versions = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26"]

  /// Makes a server that reads messages from `descriptor`. It runs the apps in `children`, or in this process if they are nil.
  init(
    program: Program, launch: LaunchOptions, streams: Streams, children: Children?,
    reading descriptor: Int32
  ) {
    (self.program, self.launch, self.streams) = (program, launch, streams)
    (self.children, self.descriptor) = (children, descriptor)
    tools = Tool.table(options: program.parser.sessionForms)
    input = LineInput(descriptor: descriptor)
  }

  /// Answers the messages of the input until its end.
  func run() async throws(SystemError) {
    defer { children?.stop() }
    while streams.output.failure == nil {
      while let line = waiting.isEmpty ? input.nextRead() : waiting.removeFirst() {
        await receive(line)
      }
      if input.isReady { return }
      try wait(for: nil)
    }
  }

  /// Waits for `child` and for the input, and reads what has come.
  private func wait(for child: ChildProcess?) throws(SystemError) {
    let isFull = child != nil && (input.isReady || waiting.count > 100)
    let hasInput = children?.wait(for: child.map { [$0] } ?? [], or: isFull ? nil : descriptor)
    if let number = children?.signal { children?.end(by: number) }
    if hasInput ?? true { try input.read() }
  }

  // MARK: - Messages

  private func receive(_ line: InputLine) async {
    var id = "null"
    do {
      let message = try JSONValue(reading: try line.text.get())
      // A response answers nothing, because the server asks nothing.
      if message["method"] == nil, message["result"] != nil || message["error"] != nil { return }
      guard message["jsonrpc"] == .text("2.0"), let method = message["method"]?.text else {
        throw Refusal(
          code: -32600, message: #"a request is an object with "jsonrpc":"2.0", an id and a method"#
        )
      }
      guard let given = message["id"] else { return }
      guard let mark = given.mark else {
        throw Refusal(code: -32600, message: "the id is a whole number or a plain text")
      }
      id = mark
      let call = Call(id: id, method: method, params: message["params"])
      if waiting.contains(where: { isCancellation($0, of: call) }) { return }
      try await answer(call)
    } catch {
      let refusal =
        error as? Refusal
        ?? Refusal(code: -32700, message: (error as? LineError)?.message ?? "\(error)")
      write(
        #""id":\#(id),"error":{"code":\#(refusal.code),"message":\#(quotedJSON(refusal.message))\#(refusal.data)}"#
      )
    }
  }

  private func answer(_ call: Call) async throws {
    try checkVersion(of: call)
    let about =
      #""capabilities":{"tools":{}},"instructions":\#(quotedJSON("\(program.summary) Begin with start, send the lines that the screen names, and end with save_test, which leaves a test behind."))"#
    let cache = call.isModern ? #","ttlMs":3600000,"cacheScope":"public""# : ""
    switch (call.method, call.isModern) {
    case ("server/discover", true):
      answer(call, #""supportedVersions":\#(Self.versions),\#(about)\#(cache)"#)
    case ("initialize", false):
      isInitialized = true
      let known = Self.versions.dropFirst()
      let version = known.first { $0 == call.params?["protocolVersion"]?.text } ?? known[1]
      answer(call, #""protocolVersion":"\#(version)",\#(about),"serverInfo":\#(ownName)"#)
    case ("ping", false): answer(call, "")
    case ("tools/list", _) where call.params?["cursor"] ?? .null == .null:
      answer(call, #""tools":[\#(tools.map(\.json).joined(separator: ","))]\#(cache)"#)
    case ("tools/list", _): throw Refusal(code: -32602, message: "the list has no other page")
    case ("tools/call", _):
      guard let tool = tools.first(where: { $0.name == call.params?["name"]?.text }) else {
        let names = tools.map(\.name).joined(separator: ", ")
        throw Refusal(code: -32602, message: "there is no such tool; the tools are \(names)")
      }
      var result: ToolAnswer?
      do throws(UsageError) {
        let order = ToolOrder(
          tool: tool.name, arguments: try tool.arguments(call.params?["arguments"]))
        result = try await carryOut(order, for: call)
      } catch {
        result = ToolAnswer(text: error.description, isError: true)
      }
      guard let result else { return }
      let text = quotedJSON(result.text.isEmpty ? "done" : result.text)
      answer(call, #""content":[{"type":"text","text":\#(text)}],"isError":\#(result.isError)"#)
    default:
      throw Refusal(code: -32601, message: "there is no method \(brief(call.method))")
    }
  }

  private func checkVersion(of call: Call) throws(Refusal) {
    let prefix = "io.modelcontextprotocol/"
    if let version = call.meta?["\(prefix)protocolVersion"], version.text != Self.versions[0] {
      let requested = quotedJSON(version.text ?? "")
      throw Refusal(
        code: -32022, message: "this version is not served",
        data: #","data":{"supported":\#(Self.versions),"requested":\#(requested)}"#)
    }
    if !call.isModern, isInitialized || call.method == "initialize" { return }
    guard call.isModern, case .object? = call.meta?["\(prefix)clientCapabilities"] else {
      throw Refusal(
        code: -32602,
        message:
          "begin with initialize, or write \(prefix)protocolVersion and \(prefix)clientCapabilities into params._meta"
      )
    }
  }

  private var ownName: String {
    #"{"name":\#(quotedJSON(program.name)),"version":\#(quotedJSON(program.version))}"#
  }

  /// Answers `call` with a result that has `members`.
  private func answer(_ call: Call, _ members: String) {
    let own =
      #""resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":\#(ownName)},"#
    write(#""id":\#(call.id),"result":{\#(call.isModern ? own : "")\#(members)}"#)
  }

  private func write(_ members: String) {
    streams.output.write("{\"jsonrpc\":\"2.0\",\(members)}\n")
    // A client waits for each message.
    try? streams.output.flush()
  }

  // MARK: - Calls

  /// The answer to `order`; nil if the client has cancelled the call.
  private func carryOut(
    _ order: ToolOrder, for call: Call
  ) async throws(UsageError) -> ToolAnswer? {
    for file in order.texts("files") + order.texts("file") { try Self.check(file) }
    switch order.tool {
    case "start":
      if sessions.count == 16 { throw UsageError("16 sessions are open; end one first") }
      let number = "\(lastSession + 1)"
      let worker = try makeWorker()
      let answer = try await result(of: order, by: worker, for: call)
      // Nobody knows a session that was cancelled.
      guard let answer, !answer.isOver else {
        worker.child?.stop(as: .interrupt)
        return answer
      }
      sessions[number] = worker
      lastSession += 1
      return ToolAnswer(text: "session: \(number)\n\(answer.text)")
    case "check", "explore", "verify":
      let worker = try makeWorker()
      defer { worker.child?.stop(as: .interrupt) }
      return try await result(of: order, by: worker, for: call)
    case "save_test":
      let file = order.text("file") ?? ""
      if !file.hasSuffix(".transcript") || (try? FileStatus(of: file)) != nil {
        throw UsageError("\(brief(file)) is not a new file; name one that ends with .transcript")
      }
      let recorded = try await carryOut(order, inSession: order.session, for: call)
      guard let test = recorded, !test.isOver else { return recorded }
      if test.isError { throw UsageError("not saved: \(test.text)") }
      let trial = ToolOrder(tool: "verify", arguments: ["file": [file], "transcript": [test.text]])
      guard let verdict = try await carryOut(trial, for: call) else { return nil }
      if verdict.isError { throw UsageError("not saved, because it fails:\n\(verdict.text)") }
      do throws(SystemError) {
        try WholeFile.create(file, with: Array(test.text.utf8))
      } catch {
        throw UsageError(
          "cannot write \(brief(file)): \(error); name a file in a folder that exists")
      }
      return ToolAnswer(text: "saved \(file); it passes --check")
    default: return try await carryOut(order, inSession: order.session, for: call)
    }
  }

  /// Throws if `file` is not below the working folder, or if a link leads there.
  private static func check(_ file: String) throws(UsageError) {
    var path = ""
    // The first part of an absolute path is empty.
    for part in file.split(separator: "/", omittingEmptySubsequences: false) {
      path += path.isEmpty ? part : "/\(part)"
      let isLink = (try? FileStatus(of: path))?.kind == .link
      guard !path.isEmpty, part != "..", part != "-", !part.utf8.contains(0), !isLink else {
        throw UsageError(
          "\(brief(file)) is \(isLink ? "behind a link" : "not below the working folder"); write a path such as Tests/logout.transcript"
        )
      }
    }
  }

  private func makeWorker() throws(UsageError) -> Worker {
    do throws(SystemError) {
      return Worker(child: try children?.start(), host: ToolHost(program, launch))
    } catch {
      throw UsageError("cannot start a process for the app: \(error); end other programs first")
    }
  }

  private func carryOut(
    _ order: ToolOrder, inSession number: String, for call: Call
  ) async throws(UsageError) -> ToolAnswer? {
    guard let worker = sessions[number] else {
      throw UsageError("there is no session \(brief(number)); start begins one")
    }
    let answer = try await result(of: order, by: worker, for: call)
    if answer?.isOver == true {
      worker.child?.stop(as: .interrupt)
      sessions[number] = nil
    }
    return answer
  }

  private func result(
    of order: ToolOrder, by worker: Worker, for call: Call
  ) async throws(UsageError) -> ToolAnswer? {
    var progress = (done: -1, time: ContinuousClock.now - .seconds(1))
    func report(_ done: Int, _ left: Int) {
      guard let token = call.meta?["progressToken"]?.mark, done > progress.done,
        .now - progress.time >= .milliseconds(100)
      else { return }
      progress = (done, .now)
      write(
        #""method":"notifications/progress","params":{"progressToken":\#(token),"progress":\#(done),"total":\#(done + left)}"#
      )
    }
    guard let child = worker.child else {
      return await worker.host.answer(order, announce: { _ in }, report: report)
    }
    var isCancelled = false
    child.send(encoded(Order(call: order)))
    while true {
      for reply in child.takeReplies() {
        if let progress = reply.progress, !isCancelled { report(progress[0], progress[1]) }
        if let answer = reply.answered { return isCancelled ? nil : answer }
      }
      if let end = child.end {
        return ToolAnswer(text: order.text(ofEnd: end, child.lines), isError: true, isOver: true)
      }
      do throws(SystemError) {
        try wait(for: child)
      } catch {
        throw UsageError("cannot read the messages: \(error)")
      }
      while let line = input.nextRead() {
        isCancelled = isCancelled || isCancellation(line, of: call)
        waiting.append(line)
      }
      // A line of a session is not cut off.
      if isCancelled, ["check", "explore"].contains(order.tool) { return nil }
    }
  }

  private func isCancellation(_ line: InputLine, of call: Call) -> Bool {
    guard let text = try? line.text.get(), let message = try? JSONValue(reading: text) else {
      return false
    }
    return message["method"] == .text("notifications/cancelled")
      && message["params"]?["requestId"]?.mark == call.id
  }
}

extension ToolOrder {
  fileprivate var session: String { text("session") ?? "" }

  /// The answer after the app has ended its process: at the last of `lines`, or at the launch if there are none.
  fileprivate func text(ofEnd end: ChildProcess.End, _ lines: [String]?) -> String {
    let subject = tool == "start" ? "the launch of the app" : "the app"
    let soFar = (lines ?? []).map { "  \($0)\n" }.joined()
    return
      "\(lines?.last.map(Quoting.quoted) ?? subject) \(end.reason)\n\(soFar.isEmpty ? "" : "the lines so far:\n\(soFar)")start begins anew"
  }
}

extension JSONValue {
  /// A whole number or a plain text as JSON; nil for any other value.
  fileprivate var mark: String? {
    if let int { return "\(int)" }
    guard let text, Escaping.isClean(text, keepsLineBreaks: true) else { return nil }
    return quotedJSON(text)
  }
}
