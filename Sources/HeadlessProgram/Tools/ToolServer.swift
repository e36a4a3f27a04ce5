import HeadlessDriver
import StateBinding
import StateBindingFiles

/// Serves the Model Context Protocol over standard input and output, a message a line. It serves the stateless revision of
/// 2026-07-28, and earlier revisions after their handshake.
///
/// The calls of a session are carried out one after another, and so are those that need no session. Sessions do not wait for one
/// another, unless the input is a file: then each message waits for the answer to the one before, so that equal files lead to equal
/// answers.
///
/// Each session is an app in a process of its own, so an app that ends its process ends only its own session.
@MainActor
final class ToolServer {
  private struct Call {
    let id: String
    let method: String
    let params: JSONValue?

    var meta: JSONValue? { params?["_meta"] }
    /// The batch that the request came in, which has one answer; nil if it came alone.
    let batch: Batch?

    /// Whether the client speaks the stateless revision, in which each request has the version.
    var isModern: Bool { meta?["io.modelcontextprotocol/protocolVersion"] != nil }
  }

  /// The messages of one line, which are answered together.
  private final class Batch {
    /// The number of messages that are not answered yet.
    var left: Int
    var answers: [String] = []

    init(_ count: Int) { left = count }
  }

  /// A call of a tool that is not answered yet.
  private final class Pending {
    let call: Call
    let tool: Tool
    let byteCount: Int
    /// What is asked of an app now; first the call of the client.
    var order: ToolCall
    /// The session of the order; empty if it needs none.
    var session = ""
    /// The host that was asked; nil while the call waits for its turn.
    var host: (any JobHost)?
    /// The progress that was reported last, and when.
    var progress = (done: -1, time: ContinuousClock.now - .seconds(1))

    init(_ call: Call, _ tool: Tool, _ order: ToolCall, byteCount: Int) {
      (self.call, self.tool, self.order, self.byteCount) = (call, tool, order, byteCount)
    }
  }

  /// The reason why a request is refused, with a code of the protocol.
  private struct Refusal: Error {
    let code: Int
    let message: String
    /// The version that was asked for, which is not served.
    var requested: String?
  }

  private typealias Message = Result<JSONValue, Refusal>

  private let program: Program
  private let tools: [Tool]
  private let launch: LaunchOptions
  private let streams: Streams
  private let children: Children?
  private let descriptor: Int32
  private let input: LineInput
  /// Whether the input is a file of messages.
  private let readsFile: Bool
  /// The number of bytes of the message that was read last.
  private var byteCount = 0
  /// The calls that are not answered yet, by their session or `jobs`. The first of each queue is under way.
  private var queues: [String: ArraySlice<Pending>] = [:]
  /// The number of bytes of the messages in the queues.
  private var queuedBytes = 0
  private var sessions: [String: any JobHost] = [:]
  private var lastSession = 0
  /// The build of the last answer.
  private var toldBuild: [Int]?
  /// The revision of the handshake; nil before a client of an earlier revision has begun.
  private var revision: String?

  /// The revisions that are served, the newest first. Those after the first begin with a handshake. Only the last has batches.
  nonisolated fileprivate static let versions = [
    "2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26",
  ]

  /// Makes a server that reads messages from `descriptor`. It runs the apps in `children`, or in this process if they are nil.
  init(
    program: Program, tools: [Tool] = Tool.all, launch: LaunchOptions, streams: Streams,
    children: Children?, reading descriptor: Int32
  ) {
    (self.program, self.tools, self.launch, self.streams) = (program, tools, launch, streams)
    (self.children, self.descriptor) = (children, descriptor)
    input = LineInput(descriptor: descriptor)
    readsFile = FileIdentity(of: descriptor) != nil
    children?.followBuilds()
    toldBuild = children?.build
  }

  /// Answers the messages of the input until its end.
  func run() async throws(UsageError) {
    defer { children?.stop() }
    while streams.output.failure == nil {
      while !isFull, let message = nextRead() { await take(message) }
      if input.isOver {
        if queues.isEmpty { return }
        if !readsFile { endJobs() }
      }
      try wait()
      for key in queues.keys.sorted() { await advance(key) }
    }
  }

  /// Whether calls have to be answered before the next message is read.
  private var isFull: Bool { readsFile ? !queues.isEmpty : queuedBytes > 1 << 22 }

  /// Waits for the children that were asked and for the input, and reads what has come.
  private func wait() throws(UsageError) {
    let asked = queues.values.compactMap { ($0.first?.host as? ChildHost)?.child }
    let hasInput = children?.wait(for: asked, or: isFull || input.isReady ? nil : descriptor)
    if let number = children?.signal { children?.end(by: number) }
    guard hasInput ?? true else { return }
    try explain(cannot: "read the messages") { () throws(SystemError) in try input.read() }
  }

  /// Ends the calls that need no session, because the client has gone. A line that a session runs has one more second, so
  /// that a script may write its messages into a pipe and close the pipe at once.
  private func endJobs() {
    children?.hurry()
    for pending in queues.removeValue(forKey: Self.jobs) ?? [] {
      pending.host?.stop()
      finish(pending, with: .atEndOfInput(of: pending.tool))
    }
  }

  // MARK: - Messages

  /// The next message, if it has been read already.
  private func nextRead() -> Message? {
    guard let line = input.nextRead() else { return nil }
    return line.text.mapError { Refusal(code: -32700, message: $0.message) }.flatMap { text in
      byteCount = text.utf8.count
      guard let value = JSONValue(reading: text) else {
        let reason = "the line is not one value of JSON, nested at most 64 deep"
        return .failure(Refusal(code: -32700, message: reason))
      }
      return .success(value)
    }
  }

  /// Answers `message`, or makes it wait for its turn.
  private func take(_ message: Message, in batch: Batch? = nil) async {
    var id = "null"
    do throws(Refusal) {
      let message = try message.get()
      if case .list(let list) = message, batch == nil { return try await take(list) }
      let isResponse = message["result"] != nil || message["error"] != nil
      if message["method"] != nil || !isResponse {
        guard message["jsonrpc"] == .text("2.0"), let method = message["method"]?.text else {
          throw Refusal(
            code: -32600,
            message: #"a request is an object with "jsonrpc":"2.0", an id and a method"#)
        }
        if let given = message["id"] {
          guard let mark = given.mark else {
            throw Refusal(code: -32600, message: "the id is a whole number or a plain text")
          }
          id = mark
          let call = Call(id: id, method: method, params: message["params"], batch: batch)
          if let answer = try await answer(call) { write(answer, in: batch) }
          return
        }
        if method == "notifications/cancelled", let id = message["params"]?["requestId"]?.mark {
          await cancel(id)
        }
      }
      // A notification has no answer, and neither has a response, because the server asks nothing.
      write(nil, in: batch)
    } catch {
      write(
        Self.message { writer in
          writer.key("id")
          writer.value(digits: id)
          writer.object("error") { writer in
            writer.field("code", error.code)
            writer.field("message", error.message)
            if let requested = error.requested {
              writer.object("data") {
                $0.versions("supported")
                $0.field("requested", requested)
              }
            }
          }
        }, in: batch)
    }
  }

  private func take(_ list: [JSONValue]) async throws(Refusal) {
    guard let last = Self.versions.last, revision == last, !list.isEmpty else {
      throw Refusal(
        code: -32600,
        message:
          "a batch has requests, and is served after a handshake with \(Self.versions.last ?? "") only; send each request as a line"
      )
    }
    let batch = Batch(list.count)
    for message in list { await take(.success(message), in: batch) }
  }

  /// The answer to `call`; nil if the call has to wait for it.
  private func answer(_ call: Call) async throws(Refusal) -> String? {
    try checkVersion(of: call)
    func describe(_ writer: inout JSONWriter) {
      writer.object("capabilities") { $0.object("tools") { _ in } }
      writer.field(
        "instructions",
        "\(program.summary) Begin with start, send the lines that the screen names, and end with save_test, which leaves a test behind."
      )
    }
    func allowCaching(_ writer: inout JSONWriter) {
      guard call.isModern else { return }
      writer.field("ttlMs", 3_600_000)
      writer.field("cacheScope", "public")
    }
    switch (call.method, call.isModern) {
    case ("server/discover", true):
      return answer(call) { writer in
        writer.versions("supportedVersions")
        describe(&writer)
        allowCaching(&writer)
      }
    case ("initialize", false):
      let known = Self.versions.dropFirst()
      let version = known.first { $0 == call.params?["protocolVersion"]?.text } ?? known[1]
      revision = version
      return answer(call) { writer in
        writer.field("protocolVersion", version)
        describe(&writer)
        writer.object("serverInfo", writeOwnName)
      }
    case ("ping", false): return answer(call) { _ in }
    case ("tools/list", _) where call.params?["cursor"] ?? .null == .null:
      return answer(call) { writer in
        writer.array("tools", of: listed) { $1.write(to: &$0, of: program) }
        allowCaching(&writer)
      }
    case ("tools/list", _): throw Refusal(code: -32602, message: "the list has no other page")
    case ("tools/call", _):
      guard let tool = listed.first(where: { $0.name == call.params?["name"]?.text }) else {
        let names = listed.map(\.name).joined(separator: ", ")
        throw Refusal(code: -32602, message: "there is no such tool; the tools are \(names)")
      }
      do throws(UsageError) {
        let order = ToolCall(
          tool: tool.name, arguments: try tool.arguments(call.params?["arguments"]),
          launch: launch)
        await queue(Pending(call, tool, order, byteCount: byteCount))
        return nil
      } catch {
        return answer(call, ToolAnswer(text: error.description, isError: true))
      }
    default:
      throw Refusal(code: -32601, message: "there is no method \(brief(call.method))")
    }
  }

  private func checkVersion(of call: Call) throws(Refusal) {
    let prefix = "io.modelcontextprotocol/"
    if let version = call.meta?["\(prefix)protocolVersion"], version.text != Self.versions[0] {
      throw Refusal(
        code: -32022, message: "this version is not served", requested: version.text ?? "")
    }
    if !call.isModern, revision != nil || call.method == "initialize" { return }
    guard call.isModern, case .object? = call.meta?["\(prefix)clientCapabilities"] else {
      throw Refusal(
        code: -32602,
        message:
          "begin with initialize, or write \(prefix)protocolVersion and \(prefix)clientCapabilities into params._meta"
      )
    }
  }

  private var listed: [Tool] { tools.filter(\.isListed) }

  private func writeOwnName(to writer: inout JSONWriter) {
    writer.field("name", program.name)
    writer.field("version", program.version)
  }

  /// A message of the protocol with the members that `write` writes.
  private static func message(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    writer.object {
      $0.field("jsonrpc", "2.0")
      write(&$0)
    }
    return writer.text
  }

  /// The answer to `call`: a result with the members that `write` writes.
  private func answer(_ call: Call, _ write: (inout JSONWriter) -> Void) -> String {
    Self.message { writer in
      writer.key("id")
      writer.value(digits: call.id)
      writer.object("result") { writer in
        if call.isModern {
          writer.field("resultType", "complete")
          writer.object("_meta") {
            $0.object("io.modelcontextprotocol/serverInfo", writeOwnName)
          }
        }
        write(&writer)
      }
    }
  }

  private func answer(_ call: Call, _ result: ToolAnswer) -> String {
    answer(call) { writer in
      writer.array("content", of: [result.text.isEmpty ? "done" : result.text]) { writer, text in
        writer.object {
          $0.field("type", "text")
          $0.field("text", text)
        }
      }
      writer.field("isError", result.isError)
    }
  }

  /// Writes `message`, an answer, with the other answers of its `batch`. If it is nil, the message of the client needs no answer.
  private func write(_ message: String?, in batch: Batch? = nil) {
    var line = message
    if let batch {
      batch.answers += [message].compactMap(\.self)
      batch.left -= 1
      if batch.left > 0 || batch.answers.isEmpty { return }
      line = "[\(batch.answers.joined(separator: ","))]"
    }
    guard let line else { return }
    streams.output.write("\(line)\n")
    // A client waits for each message.
    try? streams.output.flush()
  }

  // MARK: - Calls

  /// The queue of the calls that need no session.
  private static let jobs = "jobs"

  /// Lets `pending` wait for its turn, or begins it.
  private func queue(_ pending: Pending) async {
    let key =
      switch pending.tool.app {
      case .copies: Self.jobs
      // No call can wait for a session that has no number yet.
      case .new: "\(lastSession + 1)"
      case .session: pending.order.text("session") ?? ""
      }
    queues[key, default: []].append(pending)
    queuedBytes += pending.byteCount
    if queues[key]?.count == 1 { await advance(key) }
  }

  /// Asks for what is next for the first call in the queue `key`, and carries out the calls after it, until one has to wait for
  /// its child.
  private func advance(_ key: String) async {
    while let pending = queues[key]?.first {
      var result: ToolAnswer?
      do throws(UsageError) {
        while result == nil {
          let host: any JobHost
          if let asked = pending.host {
            host = asked
          } else {
            host = try self.host(for: pending)
            pending.host = host
            try await host.begin(.tool(pending.order)) { [weak self, weak pending] event in
              guard let pending, case .progress(let done, let left) = event else { return }
              self?.report(done, left, of: pending)
            }
          }
          guard let end = host.next() else { return }
          result = try take(end, of: pending)
        }
      } catch {
        result = ToolAnswer(text: error.description, isError: true)
      }
      queues[key]?.removeFirst()
      finish(pending, with: result)
    }
    queues[key] = nil
  }

  /// Finds the host for the order of `pending`: that of its session, or a new one.
  private func host(for pending: Pending) throws(UsageError) -> any JobHost {
    let app = tools.tool(for: pending.order).app
    pending.session = pending.order.text("session") ?? ""
    if app == .session {
      if let host = sessions[pending.session] { return host }
      throw UsageError("there is no session \(brief(pending.session)); start begins one")
    }
    if app == .new, sessions.count == 16 { throw UsageError("16 sessions are open; end one first") }
    let host = program.host(in: children, answer: ToolHost(program, tools).answer)
    try host.prepare()
    if app == .new {
      lastSession += 1
      pending.session = "\(lastSession)"
      sessions[pending.session] = host
    }
    return host
  }

  /// Takes the `end` of what was asked for `pending`. Returns its answer; nil if the call goes on with another order.
  private func take(_ end: JobEnd, of pending: Pending) throws(UsageError) -> ToolAnswer? {
    let (order, tool) = (pending.order, tools.tool(for: pending.order))
    var answer: ToolAnswer
    var isTooLate = false
    switch end {
    case .done(.answered(let given)): answer = given
    case .done(let result):
      answer = ToolAnswer(text: result.error?.description ?? "", isError: true, isOver: true)
    case .ended(let end, let lines, _):
      if case .silence = end { isTooLate = input.isOver && !readsFile }
      answer = ToolAnswer(text: tool.text(ofEnd: end, lines), isError: true, isOver: true)
    case .interrupted: return .atEndOfInput(of: pending.tool)
    }
    switch tool.app {
    case .new where answer.isOver: self.end(session: pending.session, isKnown: false)
    case .new: answer.text = "session: \(pending.session)\n\(answer.text)"
    case .session: if answer.isOver { self.end(session: pending.session) }
    case .copies:
      pending.host?.stop()
      answer.isOver = false
    }
    if isTooLate { return .atEndOfInput(of: pending.tool) }
    if answer.isOver { return answer }
    switch try tool.conclude(order, answer) {
    case .answer(let answer): return answer
    case .call(let next):
      (pending.order, pending.host) = (next, nil)
      return nil
    }
  }

  /// Writes `result`, the answer to `pending`; nil if the client has cancelled it.
  private func finish(_ pending: Pending, with result: ToolAnswer?) {
    queuedBytes -= pending.byteCount
    let note = noteOfBuild(for: pending)
    write(
      result.map { given in
        var given = given
        if let note { given.text += (given.text.hasSuffix("\n") ? "" : "\n") + note }
        return answer(pending.call, given)
      }, in: pending.call.batch)
  }

  /// The note that the answer to `pending` is of a new build, or of a session with the build before; nil if it is neither.
  private func noteOfBuild(for pending: Pending) -> String? {
    if pending.tool.app == .session {
      let child = (sessions[pending.session] as? ChildHost)?.child
      guard let child, let build = children?.build, child.build != build else { return nil }
      return
        "note: the program was built again; session \(pending.session) runs the previous build; call start for a session of the new build\n"
    }
    guard let build = (pending.host as? ChildHost)?.child?.build, build != toldBuild else {
      return nil
    }
    toldBuild = build
    return "note: the program was built again; this is the new build\n"
  }

  /// Ends the call with the id `id`, which is not answered. The session of a call that is under way ends with it.
  private func cancel(_ id: String) async {
    for key in queues.keys.sorted() {
      guard let queue = queues[key], let index = queue.firstIndex(where: { $0.call.id == id })
      else { continue }
      let pending = queue[index]
      queues[key]?.remove(at: index)
      finish(pending, with: nil)
      if index > queue.startIndex { return }
      pending.host?.stop()
      end(session: key, isKnown: pending.tool.app != .new)
      return await advance(key)
    }
  }

  private func report(_ done: Int, _ left: Int, of pending: Pending) {
    guard let token = pending.call.meta?["progressToken"]?.mark, done > pending.progress.done,
      .now - pending.progress.time >= .milliseconds(100)
    else { return }
    pending.progress = (done, .now)
    write(
      Self.message { writer in
        writer.field("method", "notifications/progress")
        writer.object("params") {
          $0.key("progressToken")
          $0.value(digits: token)
          $0.field("progress", done)
          $0.field("total", done + left)
        }
      })
  }

  /// Ends the session `number`, if there is one. If the client does not know it, a new session may have its number.
  private func end(session number: String, isKnown: Bool = true) {
    sessions.removeValue(forKey: number)?.stop()
    if !isKnown, number == "\(lastSession)" { lastSession -= 1 }
  }
}

extension ToolAnswer {
  @MainActor
  fileprivate static func atEndOfInput(of tool: Tool) -> ToolAnswer {
    ToolAnswer(
      text: "the input ended before \(tool.name); keep it open until the answer", isError: true,
      isOver: true)
  }
}

extension Tool {
  /// The answer after the app has ended its process: at the last of `lines`, or at the launch if there are none.
  fileprivate func text(ofEnd end: ProcessEnd, _ lines: [String]?) -> String {
    let subject = app == .new ? "the launch of the app" : "the app"
    let soFar = (lines ?? []).map { "  \($0)\n" }.joined()
    return
      "\(lines?.last.map(Quoting.quoted) ?? subject) \(end.reason)\n\(soFar.isEmpty ? "" : "the lines so far:\n\(soFar)")start begins anew"
  }
}

extension JSONWriter {
  /// Writes a key and the revisions that are served.
  fileprivate mutating func versions(_ name: StaticString) {
    array(name, of: ToolServer.versions) { $0.value($1) }
  }
}

extension JSONValue {
  /// A whole number or a plain text as JSON; nil for any other value.
  fileprivate var mark: String? {
    if let int { return "\(int)" }
    guard let text, Escaping.isClean(text, keepsLineBreaks: true) else { return nil }
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
  }
}
