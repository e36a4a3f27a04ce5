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
    /// The id as JSON.
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

  /// What a call does next: it asks a host, and goes on with the answer, or it is over.
  private indirect enum Step {
    case ask(any JobHost, ToolCall, then: (ToolAnswer) throws(UsageError) -> Step)
    case over(ToolAnswer)
  }

  /// A call of a tool that is not answered yet.
  private final class Pending {
    let call: Call
    let order: ToolCall
    let byteCount: Int
    /// The step that is under way; nil while the call waits for its turn.
    var step: Step?
    /// The progress that was reported last, and when.
    var progress = (done: -1, time: ContinuousClock.now - .seconds(1))

    init(_ call: Call, _ order: ToolCall, byteCount: Int) {
      (self.call, self.order, self.byteCount) = (call, order, byteCount)
    }

    /// The host that was asked.
    var host: (any JobHost)? {
      guard case .ask(let host, _, _)? = step else { return nil }
      return host
    }
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
    readsFile = FileIdentity(of: descriptor) != nil
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
      for key in queues.keys.sorted() { await hear(key) }
    }
  }

  /// Whether calls have to be answered before the next message is read.
  private var isFull: Bool { readsFile ? !queues.isEmpty : queuedBytes > 1 << 22 }

  /// Waits for the children that were asked and for the input, and reads what has come.
  private func wait() throws(UsageError) {
    let asked = queues.values.compactMap { $0.first?.host?.child }
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
      finish(pending, with: pending.order.answerAtEndOfInput)
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
      let error =
        #"{"code":\#(error.code),"message":\#(quotedJSON(error.message))\#(error.data)}"#
      write(#"{"jsonrpc":"2.0","id":\#(id),"error":\#(error)}"#, in: batch)
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
      do throws(UsageError) {
        let order = ToolCall(
          tool: tool.name, arguments: try tool.arguments(call.params?["arguments"]),
          launch: launch)
        await queue(Pending(call, order, byteCount: byteCount))
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

  private func answer(_ call: Call, _ result: ToolAnswer) -> String {
    let text = quotedJSON(result.text.isEmpty ? "done" : result.text)
    return answer(
      call, #""content":[{"type":"text","text":\#(text)}],"isError":\#(result.isError)"#)
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
      switch pending.order.tool {
      case "check", "explore": Self.jobs
      // No call can wait for a session that has no number yet.
      case "start": "\(lastSession + 1)"
      default: pending.order.session
      }
    queues[key, default: []].append(pending)
    queuedBytes += pending.byteCount
    if queues[key]?.count == 1 { await advance(key) }
  }

  /// Takes the next step of the first call in the queue `key`, and carries out the calls after it, until one has to wait for its
  /// child.
  private func advance(_ key: String) async {
    while let pending = queues[key]?.first {
      do throws(UsageError) {
        if pending.step == nil { pending.step = try begin(pending.order) }
        while case .ask(let host, let order, let then)? = pending.step {
          try await host.begin(.tool(order)) { [weak self] event in
            if case .progress(let done, let left) = event { self?.report(done, left, of: pending) }
          }
          guard let end = host.next() else { return }
          pending.step = try then(answer(to: order, endingWith: end))
        }
      } catch {
        pending.step = .over(ToolAnswer(text: error.description, isError: true))
      }
      guard case .over(let answer)? = pending.step else { return }
      queues[key]?.removeFirst()
      finish(pending, with: answer)
    }
    queues[key] = nil
  }

  /// Hears what the child of the first call in the queue `key` has sent.
  private func hear(_ key: String) async {
    guard let pending = queues[key]?.first,
      case .ask(let host, let order, let then)? = pending.step, let end = host.next()
    else { return }
    let isTooLate: Bool
    if case .ended(.silence, _, _) = end {
      isTooLate = input.isOver && !readsFile
    } else {
      isTooLate = false
    }
    do throws(UsageError) {
      let next = try then(answer(to: order, endingWith: end))
      pending.step = isTooLate ? .over(pending.order.answerAtEndOfInput) : next
    } catch {
      pending.step = .over(ToolAnswer(text: error.description, isError: true))
    }
    await advance(key)
  }

  private func answer(to order: ToolCall, endingWith end: JobEnd) -> ToolAnswer {
    switch end {
    case .done(.answered(let answer)): answer
    case .done(let result):
      ToolAnswer(text: result.error?.description ?? "", isError: true, isOver: true)
    case .ended(let end, let lines, _):
      ToolAnswer(text: order.text(ofEnd: end, lines), isError: true, isOver: true)
    case .interrupted: order.answerAtEndOfInput
    }
  }

  /// Writes `result`, the answer to `pending`; nil if the client has cancelled it.
  private func finish(_ pending: Pending, with result: ToolAnswer?) {
    queuedBytes -= pending.byteCount
    write(result.map { answer(pending.call, $0) }, in: pending.call.batch)
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
      end(session: key, isKnown: pending.order.tool != "start")
      return await advance(key)
    }
  }

  private func report(_ done: Int, _ left: Int, of pending: Pending) {
    guard let token = pending.call.meta?["progressToken"]?.mark, done > pending.progress.done,
      .now - pending.progress.time >= .milliseconds(100)
    else { return }
    pending.progress = (done, .now)
    write(
      #"{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":\#(token),"progress":\#(done),"total":\#(done + left)}}"#
    )
  }

  /// The first step of `order`.
  private func begin(_ order: ToolCall) throws(UsageError) -> Step {
    for file in order.texts("files") + order.texts("file") { try Self.check(file) }
    switch order.tool {
    case "start":
      if sessions.count == 16 { throw UsageError("16 sessions are open; end one first") }
      let host = program.host(in: children)
      try host.prepare()
      lastSession += 1
      let number = "\(lastSession)"
      sessions[number] = host
      return .ask(host, order) { answer in
        if answer.isOver {
          self.end(session: number, isKnown: false)
          return .over(answer)
        }
        return .over(ToolAnswer(text: "session: \(number)\n\(answer.text)"))
      }
    case "check", "explore": return try job(order) { .over($0) }
    case "save_test":
      let file = order.text("file") ?? ""
      if !Escaping.isClean(file, keepsLineBreaks: false) {
        throw UsageError(
          "\(brief(file)) has a character that is not shown; write a path such as Tests/logout.transcript"
        )
      }
      if !file.hasSuffix(".transcript") || (try? FileStatus(of: file)) != nil {
        throw UsageError("\(brief(file)) is not a new file; name one that ends with .transcript")
      }
      return try ask(order) { (test) throws(UsageError) in
        if test.isError { throw UsageError("not saved: \(test.text)") }
        let trial = ToolCall(
          tool: "verify", arguments: ["file": [file], "transcript": [test.text]])
        return try self.job(trial) { (verdict) throws(UsageError) in
          if verdict.isError { throw UsageError("not saved, because it fails:\n\(verdict.text)") }
          let remedy = "; name a file in a folder that exists"
          try explain(cannot: "write \(brief(file))", remedy: remedy) { () throws(SystemError) in
            try WholeFile.create(file, with: Array(test.text.utf8))
          }
          return .over(ToolAnswer(text: "saved \(file); it passes --check"))
        }
      }
    default: return try ask(order) { .over($0) }
    }
  }

  /// Asks a new host, which ends with its answer.
  private func job(
    _ order: ToolCall, then: @escaping (ToolAnswer) throws(UsageError) -> Step
  ) throws(UsageError) -> Step {
    let host = program.host(in: children)
    return .ask(host, order) { (answer) throws(UsageError) in
      host.stop()
      return try then(answer)
    }
  }

  /// Asks the session of `order`. If the session ends, the call is over.
  private func ask(
    _ order: ToolCall, then: @escaping (ToolAnswer) throws(UsageError) -> Step
  ) throws(UsageError) -> Step {
    guard let host = sessions[order.session] else {
      throw UsageError("there is no session \(brief(order.session)); start begins one")
    }
    return .ask(host, order) { (answer) throws(UsageError) in
      if !answer.isOver { return try then(answer) }
      self.end(session: order.session)
      return .over(answer)
    }
  }

  /// Ends the session `number`, if there is one. If the client does not know it, a new session may have its number.
  private func end(session number: String, isKnown: Bool = true) {
    sessions.removeValue(forKey: number)?.stop()
    if !isKnown, number == "\(lastSession)" { lastSession -= 1 }
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
}

extension ToolCall {
  fileprivate var session: String { text("session") ?? "" }

  fileprivate var answerAtEndOfInput: ToolAnswer {
    ToolAnswer(
      text: "the input ended before \(tool); keep it open until the answer", isError: true,
      isOver: true)
  }

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
