import StateBinding
import SystemFiles

/// Serves the Model Context Protocol over standard input and output: a message a line, in the stateless form of 2026-07-28 or after
/// the handshake of earlier revisions.
///
/// Each session is an app in a process of its own, so an app that ends its process ends its session only.
@MainActor
final class ToolServer {
  private let program: Program
  private let options: Request
  private let streams: Streams
  /// The processes of the sessions and jobs; nil if all of them run in this process.
  private let children: Children?
  private let tools: [Tool]
  private var workers: [ToolWorker] = []
  private var lastSession = 0
  /// Whether a client of an earlier revision has begun.
  private var isInitialized = false

  private static let sessionLimit = 16
  private static let jobLimit = 4

  init(program: Program, options: Request, streams: Streams, children: Children?) {
    (self.program, self.options) = (program, options)
    (self.streams, self.children) = (streams, children)
    tools = Tool.table(options: program.parser.sessionForms)
  }

  /// Answers the messages of the input until its end.
  func run() async -> ExitStatus {
    defer { children?.stop() }
    do throws(SystemError) {
      let descriptor = try ScriptRun.open(options.script)
      let input = LineInput(descriptor: descriptor)
      while streams.output.failure == nil {
        while let line = input.nextRead() { await receive(line) }
        try? streams.output.flush()
        let working = workers.filter { !$0.calls.isEmpty }
        let isAtEnd = input.isReady
        if isAtEnd, working.isEmpty { break }
        if let children {
          let hasInput = children.wait(
            for: working.compactMap(\.child), or: isAtEnd ? nil : descriptor)
          if let number = children.signal { children.end(by: number) }
          if hasInput { try input.read() }
          for worker in working { await hear(worker) }
        } else {
          try input.read()
        }
      }
      return streams.finish(.success)
    } catch {
      streams.complain("cannot read the messages: \(error)")
      return streams.finish(.inputOutput)
    }
  }

  // MARK: - Messages

  private func receive(_ line: InputLine) async {
    do {
      let message = try JSONValue(reading: try line.text.get())
      guard let request = try ToolRequest(message, isInitialized: isInitialized) else {
        if message["method"] == .text("notifications/cancelled") {
          cancel(message["params"]?["requestId"])
        }
        return
      }
      try await carryOut(request)
    } catch let error as ToolError {
      refuse(error)
    } catch let error as LineError {
      refuse(ToolError(.notJSON, error.message))
    } catch {
      refuse(ToolError(.notJSON, "the message is not JSON: \(error)"))
    }
  }

  private func carryOut(_ request: ToolRequest) async throws(ToolError) {
    if workers.contains(where: { $0.calls.contains { $0.request.id == request.id } }) {
      throw ToolError(
        .notARequest, "a request with this id is under way; use another id", request.id)
    }
    switch (request.method, request.isModern) {
    case ("server/discover", true):
      answer(request, isList: true) { writer in
        writer.array("supportedVersions", of: ToolRequest.versions) { $0.value($1) }
        describe(in: &writer)
      }
    case ("initialize", false):
      isInitialized = true
      let asked = request.params?["protocolVersion"]?.text
      let known = ToolRequest.versions.dropFirst()
      answer(request) { writer in
        writer.field("protocolVersion", known.first { $0 == asked } ?? known.first)
        describe(in: &writer)
        writer.key("serverInfo")
        describeServer(in: &writer)
      }
    case ("ping", false): answer(request) { _ in }
    case ("tools/list", _):
      if request.params?["cursor"] != nil {
        throw ToolError(.wrongParameters, "the list has one page; send no cursor", request.id)
      }
      answer(request, isList: true) { writer in
        writer.array("tools", of: tools) { $1.write(to: &$0) }
      }
    case ("tools/call", _): try await call(request)
    default:
      throw ToolError(
        .unknownMethod, "there is no method \(brief(request.method))", request.id)
    }
  }

  private func describe(in writer: inout JSONWriter) {
    writer.key("capabilities")
    writer.beginObject()
    writer.key("tools")
    writer.beginObject()
    writer.endObject()
    writer.endObject()
    writer.field(
      "instructions",
      "\(program.summary) Begin with start, then send lines that the screen names. End with save_test, which leaves a test behind."
    )
  }

  private func describeServer(in writer: inout JSONWriter) {
    writer.beginObject()
    writer.field("name", program.name)
    writer.field("version", program.version)
    writer.endObject()
  }

  // MARK: - Calls

  private func call(_ request: ToolRequest) async throws(ToolError) {
    guard let name = request.params?["name"]?.text else {
      throw ToolError(.wrongParameters, "params.name is missing; name a tool", request.id)
    }
    guard let tool = tools.first(where: { $0.name.rawValue == name }) else {
      let names = tools.map(\.name.rawValue).joined(separator: ", ")
      throw ToolError(
        .wrongParameters, "there is no tool \(brief(name)); the tools are \(names)", request.id)
    }
    do throws(UsageError) {
      let arguments = try tool.arguments(request.params?["arguments"])
      try await carryOut(tool.name, arguments, for: request)
    } catch {
      respond(to: request, ToolAnswer(text: error.description, isError: true))
    }
  }

  private func carryOut(
    _ tool: Tool.Name, _ arguments: [String: [String]], for request: ToolRequest
  ) async throws(UsageError) {
    let text = { (name: String) in arguments[name]?.first ?? "" }
    switch tool {
    case .start:
      if workers.count(where: { $0.session != nil }) >= Self.sessionLimit {
        throw UsageError("\(Self.sessionLimit) sessions are open; end one first")
      }
      lastSession += 1
      var arguments = arguments
      arguments["session"] = ["\(lastSession)"]
      await add(.start, arguments, for: request, to: try makeWorker(session: lastSession))
    case .send: await add(.send, arguments, for: request, to: try worker(text("session")))
    case .inspect: await add(.inspect, arguments, for: request, to: try worker(text("session")))
    case .end: await add(.end, arguments, for: request, to: try worker(text("session")))
    case .saveTest:
      let file = text("file")
      try ToolFiles.check(new: file)
      await add(.record, arguments, for: request, to: try worker(text("session"))) {
        await self.save($0, as: file, for: request)
      }
    case .check:
      for file in arguments["files"] ?? [] { try ToolFiles.check(file) }
      await add(.check, arguments, for: request, to: try makeWorker(session: nil))
    case .explore:
      await add(.explore, arguments, for: request, to: try makeWorker(session: nil))
    }
  }

  /// Saves `recorded` as `file`, if it is a transcript that passes.
  private func save(_ recorded: ToolAnswer, as file: String, for request: ToolRequest) async {
    let name = Quoting.quoted(file)
    func refuse(_ reason: String) {
      respond(to: request, ToolAnswer(text: "\(name) was not saved: \(reason)", isError: true))
    }
    if recorded.isError { return refuse(recorded.text) }
    do throws(UsageError) {
      let arguments = ["transcript": [recorded.text], "file": [file]]
      await add(.verify, arguments, for: request, to: try makeWorker(session: nil)) { verdict in
        if verdict.isError { return refuse("it does not pass\n\(verdict.text)") }
        do throws(SystemError) {
          try WholeFile.create(file, with: Array(recorded.text.utf8))
          let lines = recorded.text.split(separator: "\n").count { $0.hasPrefix("> ") }
          self.respond(
            to: request,
            ToolAnswer(text: "saved \(name), \(counted(lines, "line")); it passes --check"))
        } catch {
          refuse("\(error); name a new file in a folder that exists")
        }
      }
    } catch {
      refuse(error.description)
    }
  }

  private func worker(_ session: String) throws(UsageError) -> ToolWorker {
    if let worker = workers.first(where: { $0.session.map(String.init) == session }) {
      return worker
    }
    let open = workers.compactMap(\.session).map(String.init).joined(separator: ", ")
    throw UsageError(
      "there is no session \(session); \(open.isEmpty ? "" : "open: \(open); ")start begins one")
  }

  private func makeWorker(session: Int?) throws(UsageError) -> ToolWorker {
    if session == nil, workers.count(where: { $0.session == nil }) >= Self.jobLimit {
      throw UsageError("\(Self.jobLimit) checks and explorations are under way; wait for one")
    }
    do throws(SystemError) {
      let host = children == nil ? ToolHost(program, options.launch) : nil
      let worker = ToolWorker(session: session, child: try children?.start(), host: host)
      workers.append(worker)
      return worker
    } catch {
      throw UsageError("cannot start a process for the app: \(error); end other programs first")
    }
  }

  // MARK: - Work

  /// Lets `worker` carry out a call after its earlier ones. `then` hears the answer.
  private func add(
    _ task: ToolOrder.Task, _ arguments: [String: [String]], for request: ToolRequest,
    to worker: ToolWorker, then: (@MainActor (ToolAnswer) async -> Void)? = nil
  ) async {
    worker.calls.append(
      ToolWorker.Call(
        request: request, order: ToolOrder(task: task, arguments: arguments),
        then: then ?? { [weak self] in self?.respond(to: request, $0) }))
    if worker.calls.count == 1 { await begin(worker) }
  }

  private func begin(_ worker: ToolWorker) async {
    guard let call = worker.calls.first else { return }
    if let child = worker.child { return child.send(encoded(Order(call: call.order))) }
    guard let host = worker.host else { return }
    let answer = await host.answer(call.order, announce: { worker.lines = $0 }) { done, left in
      notify(call.request, done, left, worker)
    }
    await finish(worker, answer)
  }

  private func finish(_ worker: ToolWorker, _ answer: ToolAnswer) async {
    let call = worker.calls.removeFirst()
    if answer.isOver || worker.session == nil { drop(worker) }
    await call.then(answer)
    if workers.contains(where: { $0 === worker }) { await begin(worker) }
  }

  /// Ends `worker`. The calls that wait for it are answered.
  private func drop(_ worker: ToolWorker) {
    workers.removeAll { $0 === worker }
    worker.child?.stop(as: .interrupt)
    for call in worker.calls {
      let text = "session \(worker.session ?? 0) is over; start begins one"
      respond(to: call.request, ToolAnswer(text: text, isError: true))
    }
    worker.calls = []
  }

  /// Takes what the process of `worker` has sent.
  private func hear(_ worker: ToolWorker) async {
    guard let child = worker.child else { return }
    for reply in child.takeReplies() {
      if let progress = reply.progress, let call = worker.calls.first {
        notify(call.request, progress[0], progress[1], worker)
      }
      if let lines = child.lines { worker.lines = lines }
      if let answer = reply.answered, !worker.calls.isEmpty { await finish(worker, answer) }
    }
    guard let end = child.end, !worker.calls.isEmpty else { return }
    let task = worker.calls[0].order.task
    let subject =
      switch (child.lines?.last, task) {
      case (let line?, _): Quoting.quoted(line)
      case (nil, .start): "the launch of the app"
      case (nil, _): "the app"
      }
    var text = "\(subject) \(end.reason)\n"
    if worker.session != nil {
      let lines = child.lines ?? worker.lines
      if !lines.isEmpty { text += "The lines so far:\n\(lines.map { "  \($0)\n" }.joined())" }
      text += "The session is over; start begins anew.\n"
    }
    await finish(worker, ToolAnswer(text: text, isError: true, isOver: true))
  }

  /// Ends the call of the request `id`, and answers nothing.
  private func cancel(_ id: JSONValue?) {
    for worker in workers {
      guard let index = worker.calls.firstIndex(where: { $0.request.id == id }) else { continue }
      if worker.session == nil || index > 0 {
        worker.calls.remove(at: index)
        if worker.session == nil { drop(worker) }
      } else {
        // The app cannot leave out a line that is under way.
        worker.calls[index].then = { _ in }
      }
    }
  }

  private func notify(_ request: ToolRequest, _ done: Int, _ left: Int, _ worker: ToolWorker) {
    guard let token = request.progressToken, done > worker.progress else { return }
    worker.progress = done
    write { writer in
      writer.field("method", "notifications/progress")
      writer.key("params")
      writer.beginObject()
      writer.key("progressToken")
      writer.value(exact: token)
      writer.field("progress", done)
      writer.field("total", done + left)
      writer.field("message", "\(counted(done, "place")), \(left) left")
      writer.endObject()
    }
  }

  // MARK: - Answers

  private func respond(to request: ToolRequest, _ result: ToolAnswer) {
    answer(request) { writer in
      writer.array("content", of: [result.text.isEmpty ? "done" : result.text]) { writer, text in
        writer.beginObject()
        writer.field("type", "text")
        writer.field("text", text)
        writer.endObject()
      }
      writer.field("isError", result.isError)
    }
  }

  /// Answers `request` with the result that `body` writes.
  private func answer(
    _ request: ToolRequest, isList: Bool = false, _ body: (inout JSONWriter) -> Void
  ) {
    write { writer in
      writer.key("id")
      writer.value(exact: request.id)
      writer.key("result")
      writer.beginObject()
      if request.isModern { writer.field("resultType", "complete") }
      body(&writer)
      if request.isModern {
        if isList {
          writer.field("ttlMs", 3_600_000)
          writer.field("cacheScope", "public")
        }
        writer.key("_meta")
        writer.beginObject()
        writer.key("io.modelcontextprotocol/serverInfo")
        describeServer(in: &writer)
        writer.endObject()
      }
      writer.endObject()
    }
  }

  private func refuse(_ error: ToolError) {
    write { writer in
      writer.key("id")
      writer.value(exact: error.id)
      writer.key("error")
      writer.beginObject()
      writer.field("code", error.code.rawValue)
      writer.field("message", error.message)
      if let version = error.version {
        writer.key("data")
        writer.beginObject()
        writer.array("supported", of: ToolRequest.versions) { $0.value($1) }
        writer.field("requested", version)
        writer.endObject()
      }
      writer.endObject()
    }
  }

  /// Writes a message with the members that `body` writes.
  private func write(_ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.beginObject()
    writer.field("jsonrpc", "2.0")
    body(&writer)
    writer.endObject()
    streams.output.write { $0 += writer.bytes + [0x0A] }
    // A client waits for each message.
    try? streams.output.flush()
  }
}

/// A process of this program that serves a session, or carries out a job.
@MainActor
private final class ToolWorker {
  struct Call {
    let request: ToolRequest
    let order: ToolOrder
    var then: @MainActor (ToolAnswer) async -> Void
  }

  /// The number of the session; nil for a job.
  let session: Int?
  let child: ChildProcess?
  /// Carries out the calls in this process, if there is no other.
  let host: ToolHost?
  /// The call under way, and those that wait.
  var calls: [Call] = []
  /// The last lines of the session.
  var lines: [String] = []
  /// The number of places in the last notification.
  var progress = -1

  init(session: Int?, child: ChildProcess?, host: ToolHost?) {
    (self.session, self.child, self.host) = (session, child, host)
  }
}
