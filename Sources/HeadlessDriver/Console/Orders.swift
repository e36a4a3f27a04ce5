import StateBinding
import StateBindingFiles

/// A task for a child: replay a transcript, make a walk, or send the lines of a walk to one copy of the app.
struct Order: Codable {
  var transcript: [UInt8]?
  /// Whether a report needs the steps of the transcript.
  var isWatched = false

  /// The number of the walk.
  var walk: Int?
  /// The acceptances of the plan and the command line.
  var accepted: [Acceptance] = []
  /// The time after which the walk ends, complete or not.
  var time: Duration?
  /// The beginning of the path of the folder for the app's files; nil if the app keeps no files.
  var folderName: String?
  var lines: [String]?
  /// The comment in the recording of the lines; nil if the lines are sent without a recording.
  var comment: String?

  /// A call of a tool.
  var call: ToolOrder?
}

/// A message from a child about its order. The last message has `replayed`, `walked`, `recorded`, `answered` or `flaw`.
struct Reply: Codable {
  var answer: Replay.Answer?
  var step: Report.Step?
  var replayed: Replay.End?
  /// The number of places that are done, and the number of places that are left.
  var progress: [Int]?
  var found: Violation?
  var walked: Walk?
  var recorded: String?
  var answered: ToolAnswer?
  /// A mistake, with the line of the transcript or the status of the program.
  var flaw: Flaw?

  struct Flaw: Codable {
    let number: Int
    let message: String
  }
}

func encoded(_ message: some Encodable) -> [UInt8] {
  do {
    return try MessageCoding.bytes(of: message)
  } catch {
    preconditionFailure("cannot encode a message between processes: \(error)")
  }
}

extension ChildProcess {
  /// Takes the replies received so far. Stops the process if one of them cannot be decoded.
  func takeReplies() -> [Reply] {
    let replies = takeMessages().map { try? MessageCoding.value(Reply.self, of: $0[...]) }
    if replies.contains(where: { $0 == nil }) { stop(as: .disorder) }
    return replies.compactMap(\.self)
  }
}

extension Reply.Flaw {
  init(_ error: UsageError) {
    self.init(number: Int(error.status.rawValue), message: error.description)
  }

  var error: UsageError {
    UsageError(message, status: ExitStatus(rawValue: Int32(clamping: number)) ?? .failure)
  }
}

extension ParentProcess {
  func reply(_ set: (inout Reply) -> Void) {
    var reply = Reply()
    set(&reply)
    send(.message, encoded(reply))
  }

  /// Announces `lines`. Sends only those that differ from `earlier`, the lines that were announced last.
  func announce(_ lines: [String], after earlier: [String] = []) {
    let kept = zip(earlier, lines).prefix { $0 == $1 }.count
    send(.line, (["\(kept)"] + lines[kept...]).joined(separator: "\n").utf8)
  }
}

extension Program {
  /// Carries out the orders of the process that has started this one to run the app, and ends this process. Does nothing in a
  /// process that was started in another way.
  func serveParent() async throws(UsageError) {
    do throws(SystemError) {
      if let parent = try ParentProcess() { try await serve(parent) }
    } catch {
      throw UsageError(
        "cannot reach the process that started this one: \(error)", status: .inputOutput)
    }
  }

  /// Carries out the orders of `parent`, one after another.
  private func serve(_ parent: ParentProcess) async throws(SystemError) -> Never {
    var parent = parent
    Signals.noteInterrupt()
    var host: ToolHost?
    while case let bytes = try parent.nextOrder(), !bytes.isEmpty {
      do {
        let order = try MessageCoding.value(Order.self, of: bytes[...])
        let folder = try parent.endWithParent(folderName: order.folderName)
        try Self.checkThreads()
        if let call = order.call {
          let toolHost = try host ?? ToolHost(self, try parser.parse(try Self.arguments()).launch)
          host = toolHost
          await carryOut(call, by: toolHost, for: parent)
        } else if let transcript = order.transcript {
          await replay(transcript, isWatched: order.isWatched, for: parent)
        } else {
          try await walk(order, for: parent, in: folder)
        }
      } catch let error as UsageError {
        parent.reply { $0.flaw = Reply.Flaw(error) }
      } catch {
        let text = "cannot make a folder in \(Quoting.quoted(ScratchFolder.parent)): \(error)"
        parent.reply { $0.flaw = Reply.Flaw(UsageError(text, status: .inputOutput)) }
      }
    }
    endProcess(0)
  }

  private func carryOut(_ call: ToolOrder, by host: ToolHost, for parent: ParentProcess) async {
    // These may take long, and run the app in processes of their own, which are watched.
    if call.tool == "check" || call.tool == "explore" { parent.send(.pastLines, []) }
    let answer = await host.answer(call) { (words) throws(SystemError) in
      try Children(words, output: ParentProcess.descriptor)
    } announce: {
      parent.announce($0)
    } report: { done, left in
      parent.reply { $0.progress = [done, left] }
    }
    parent.reply { $0.answered = answer }
  }

  private func replay(_ bytes: [UInt8], isWatched: Bool, for parent: ParentProcess) async {
    do throws(TranscriptError) {
      let end = try await replay(
        try transcript(bytes), isWatched: isWatched,
        announce: { parent.announce([$0.map { "\($0)" } ?? ""]) }
      ) { answer, step in
        parent.reply { ($0.answer, $0.step) = (answer, step) }
      }
      parent.reply { $0.replayed = end }
    } catch {
      parent.reply { $0.flaw = Reply.Flaw(number: error.line, message: error.message) }
    }
  }

  private func walk(
    _ order: Order, for parent: ParentProcess, in folder: String?
  ) async throws(UsageError) {
    guard let number = order.walk else { return }
    let options = try parser.parse(try Self.arguments())
    var plan = plan(for: options)
    plan.accepted = order.accepted
    var announced: [String] = []
    let planned = try plannedWalks(options, plan, in: folder) { _, lines in
      parent.announce(lines, after: announced)
      announced = lines
    }[number]
    if let lines = order.lines, let comment = order.comment {
      let recording = try await planned.app.record(lines, comment: comment)
      return parent.reply { $0.recorded = recording }
    } else if let lines = order.lines {
      // Goes on after a refused line, so that a later try can leave that line out.
      try await AppCopy(of: planned.app).send(lines)
      return parent.reply { $0.recorded = "" }
    }
    let end = order.time.map { ContinuousClock.now + $0 }
    let walk = try await planned.run(until: end) { violation in
      parent.reply { $0.found = violation }
    } report: { done, left in
      parent.reply { $0.progress = [done, left] }
    }
    parent.send(.pastLines, [])
    parent.reply { $0.walked = walk }
    parent.end()
  }
}
