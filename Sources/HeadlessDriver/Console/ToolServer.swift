import StateBinding
import StateBindingFiles

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

  private typealias Message = Result<JSONValue, Refusal>

  private let program: Program
  private let launch: LaunchOptions
  private let streams: Streams
  private let children: Children?
  private let tools: [Tool]
  private let descriptor: Int32
  private let input: LineInput
  /// The messages that came during a call, and the bytes read since there were none.
  private var waiting: ArraySlice<Message> = []
  private var waitingBytes = 0
  private var sessions: [String: Worker] = [:]
  private var lastSession = 0
  /// The revision of the handshake; nil before a client of an earlier revision has begun.
  private var revision: String?

  /// The revisions that are served, the newest first. Those after the first begin with a handshake. Only the last has batches.
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
  func run() async throws(UsageError) {
    defer { children?.stop() }
    while streams.output.failure == nil {
      while let message = waiting.popFirst() ?? nextRead() {
        if let answer = await answer(message) { write(answer) }
      }
      if input.isReady { return }
      try wait(for: nil)
    }
  }

  /// Waits for `child` and for the input, and reads what has come.
  private func wait(for child: ChildProcess?) throws(UsageError) {
    let isFull = child != nil && (input.isReady || waitingBytes > 1 << 22)
    let hasInput = children?.wait(for: child.map { [$0] } ?? [], or: isFull ? nil : descriptor)
    if let number = children?.signal { children?.end(by: number) }
    guard hasInput ?? true else { return }
    try explain(cannot: "read the messages") { () throws(SystemError) in try input.read() }
  }

  // MARK: - Messages

  /// The next message, if it has been read already.
  private func nextRead() -> Message? {
    guard let line = input.nextRead() else { return nil }
    return line.text.mapError { Refusal(code: -32700, message: $0.message) }.flatMap { text in
      waitingBytes = text.utf8.count + (waiting.isEmpty ? 0 : waitingBytes)
      guard let value = JSONValue(reading: text) else {
        let reason = "the line is not one value of JSON, nested at most 64 deep"
        return .failure(Refusal(code: -32700, message: reason))
      }
      return .success(value)
    }
  }

  /// The answer to `message`; nil if it needs none.
  private func answer(_ message: Message, isInBatch: Bool = false) async -> String? {
    var id = "null"
    do throws(Refusal) {
      let message = try message.get()
      // A response answers nothing, because the server asks nothing.
      if message["method"] == nil, message["result"] != nil || message["error"] != nil {
        return nil
      }
      if case .list(let batch) = message, !isInBatch { return try await answer(batch: batch) }
      guard message["jsonrpc"] == .text("2.0"), let method = message["method"]?.text else {
        throw Refusal(
          code: -32600, message: #"a request is an object with "jsonrpc":"2.0", an id and a method"#
        )
      }
      guard let given = message["id"] else { return nil }
      guard let mark = given.mark else {
        throw Refusal(code: -32600, message: "the id is a whole number or a plain text")
      }
      id = mark
      return try await answer(Call(id: id, method: method, params: message["params"]))
    } catch {
      let error =
        #"{"code":\#(error.code),"message":\#(quotedJSON(error.message))\#(error.data)}"#
      return #"{"jsonrpc":"2.0","id":\#(id),"error":\#(error)}"#
    }
  }

  private func answer(batch: [JSONValue]) async throws(Refusal) -> String? {
    guard let last = Self.versions.last, revision == last, !batch.isEmpty else {
      throw Refusal(
        code: -32600,
        message:
          "a batch has requests, and is served after a handshake with \(Self.versions.last ?? "") only; send each request as a line"
      )
    }
    var answers: [String] = []
    for message in batch {
      if let answer = await answer(.success(message), isInBatch: true) { answers.append(answer) }
    }
    return answers.isEmpty ? nil : "[\(answers.joined(separator: ","))]"
  }

  private func answer(_ call: Call) async throws(Refusal) -> String? {
    try checkVersion(of: call)
    let about =
      #""capabilities":{"tools":{}},"instructions":\#(quotedJSON("\(program.summary) Begin with start, send the lines that the screen names, and end with save_test, which leaves a test behind."))"#
    let cache = call.isModern ? #","ttlMs":3600000,"cacheScope":"public""# : ""
    switch (call.method, call.isModern) {
    case ("server/discover", true):
      return answer(call, #""supportedVersions":\#(Self.versions),\#(about)\#(cache)"#)
    case ("initialize", false):
      let known = Self.versions.dropFirst()
      let version = known.first { $0 == call.params?["protocolVersion"]?.text } ?? known[1]
      revision = version
      return answer(call, #""protocolVersion":"\#(version)",\#(about),"serverInfo":\#(ownName)"#)
    case ("ping", false): return answer(call, "")
    case ("tools/list", _) where call.params?["cursor"] ?? .null == .null:
      return answer(call, #""tools":[\#(tools.map(\.json).joined(separator: ","))]\#(cache)"#)
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
      guard let result else { return nil }
      let text = quotedJSON(result.text.isEmpty ? "done" : result.text)
      return answer(
        call, #""content":[{"type":"text","text":\#(text)}],"isError":\#(result.isError)"#)
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
    if !call.isModern, revision != nil || call.method == "initialize" { return }
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

  /// The answer to `call`: a result that has `members`.
  private func answer(_ call: Call, _ members: String) -> String {
    let own =
      #""resultType":"complete","_meta":{"io.modelcontextprotocol/serverInfo":\#(ownName)},"#
    return
      #"{"jsonrpc":"2.0","id":\#(call.id),"result":{\#(call.isModern ? own : "")\#(members)}}"#
  }

  private func write(_ message: String) {
    streams.output.write("\(message)\n")
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
      if Escaping.line(file) != file {
        throw UsageError(
          "\(brief(file)) has a character that is not shown; write a path such as Tests/logout.transcript"
        )
      }
      if !file.hasSuffix(".transcript") || (try? FileStatus(of: file)) != nil {
        throw UsageError("\(brief(file)) is not a new file; name one that ends with .transcript")
      }
      let recorded = try await carryOut(order, inSession: order.session, for: call)
      guard let test = recorded, !test.isOver else { return recorded }
      if test.isError { throw UsageError("not saved: \(test.text)") }
      let trial = ToolOrder(tool: "verify", arguments: ["file": [file], "transcript": [test.text]])
      guard let verdict = try await carryOut(trial, for: call) else { return nil }
      if verdict.isError { throw UsageError("not saved, because it fails:\n\(verdict.text)") }
      let remedy = "; name a file in a folder that exists"
      try explain(cannot: "write \(brief(file))", remedy: remedy) { () throws(SystemError) in
        try WholeFile.create(file, with: Array(test.text.utf8))
      }
      return ToolAnswer(text: "saved \(file); it passes --check")
    default: return try await carryOut(order, inSession: order.session, for: call)
    }
  }

  /// Throws if `file` is not below the working folder, if a link leads there, or if reading it could wait.
  private static func check(_ file: String) throws(UsageError) {
    var path = ""
    // The first part of an absolute path is empty.
    for part in file.split(separator: "/", omittingEmptySubsequences: false) {
      path += path.isEmpty ? part : "/\(part)"
      let kind = (try? FileStatus(of: path))?.kind ?? .file
      let isPlain = kind == .file || kind == .folder
      guard !path.isEmpty, part != "..", part != "-", !part.utf8.contains(0), isPlain else {
        throw UsageError(
          "\(brief(file)) \(isPlain ? "is not below the working folder" : "leads to \(kind.rawValue)"); write a path such as Tests/logout.transcript"
        )
      }
    }
  }

  private func makeWorker() throws(UsageError) -> Worker {
    Worker(child: try children?.startOrExplain(), host: ToolHost(program, launch))
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
        #"{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":\#(token),"progress":\#(done),"total":\#(done + left)}}"#
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
      try wait(for: child)
      while let message = nextRead() {
        guard let id = Self.cancelled(by: message) else {
          waiting.append(message)
          continue
        }
        isCancelled = isCancelled || id == call.id
        waiting.removeAll { (try? $0.get())?["id"]?.mark == id }
      }
      // A line of a session is not cut off.
      guard ["check", "explore"].contains(order.tool) else { continue }
      if isCancelled { return nil }
      // The client has gone, unless it is a file of messages.
      if input.isReady, FileIdentity(of: descriptor) == nil {
        throw UsageError("the input ended before \(order.tool); keep it open until the answer")
      }
    }
  }

  /// The id of the request that `message` cancels; nil if it cancels none.
  private static func cancelled(by message: Message) -> String? {
    guard let message = try? message.get(), message["method"] == .text("notifications/cancelled")
    else { return nil }
    return message["params"]?["requestId"]?.mark
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
