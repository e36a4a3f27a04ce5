import StateBinding
import SystemFiles

/// A walk that a child makes, or a part of it.
struct WalkOrder: Codable {
  /// The acceptances of the plan and the command line.
  let accepted: [Acceptance]
  /// The number of the walk.
  let number: Int
  /// The time until the walk has to end, even if it is not complete.
  var time: Duration?
  /// The words that the path of the folder for files of the app begins with; nil if the app keeps no files.
  let folderName: String?
  /// The lines to send to one copy instead of making the walk.
  var lines: [String]?
  /// The comment in the recording of the lines; nil if they are only sent.
  var comment: String?
}

/// Makes the walks of an exploration in children, several at the same time and each in a child of its own. The results are taken
/// in the order of the walks, so the output is the same as from one child after the other.
@MainActor
final class WalksInChildren {
  /// A walk, and the things that its child has said and nobody has taken yet.
  private final class Running {
    let child: ChildProcess
    /// The lines of the script that is under way, as they are recorded and as they were typed.
    var recorded: [String] = []
    var typed: [String]?
    var lineCount = 0
    var replies: [Reply] = []

    init(_ child: ChildProcess) { self.child = child }

    /// Takes the messages that have come.
    func take() {
      while let message = child.next() {
        switch message.kind {
        case .line:
          recorded = Self.lines(message)
          lineCount += 1
        case .typed: typed = Self.lines(message)
        case .message, .greeting:
          guard let reply = Reply(message) else { return child.stop(as: .disorder) }
          replies.append(reply)
          if reply.isOver { child.expectsSilence = true }
          if reply.walked != nil { child.stop(as: .exit(0)) }
        }
      }
    }

    private static func lines(_ message: Link.Message) -> [String] {
      message.bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private let children: Children
  private let accepted: [Acceptance]
  private let folderName: String?
  private let url: String?
  /// The highest number of children at the same time.
  private var limit: Int
  private let end: ContinuousClock.Instant?
  private let count: Int
  private var running: [Running] = []

  /// Begins `count` walks of `program`.
  init(
    _ count: Int, of program: Program, _ options: ExploreOptions, accepted: [Acceptance],
    in children: Children
  ) {
    (self.children, self.count, self.accepted) = (children, count, accepted)
    folderName = program.fileOptions(givenIn: options.launch).isEmpty ? nil : program.name
    url = options.launch.url
    limit = options.jobs ?? ChildProcess.processorCount
    end = options.way.end
  }

  /// Makes the walk `planned`, or waits for its child; nil if a signal came before the walk began. Calls `hear` and `report` as the
  /// walk itself would.
  func walk(
    _ planned: PlannedWalk, hear: (Violation) -> Void, report: (_ done: Int, _ left: Int) -> Void
  ) throws(UsageError) -> Walk? {
    while true {
      if children.signal == nil { try startMore() }
      guard running.indices.contains(planned.number) else { return nil }
      let walk = running[planned.number]
      walk.take()
      for reply in walk.replies {
        if let violation = reply.found { hear(violation) }
        if let progress = reply.progress { report(progress[0], progress[1]) }
        if let flaw = reply.flaw { throw flaw.error }
        if let done = reply.walked { return done }
      }
      walk.replies = []
      if let end = walk.child.end { return ended(walk, planned, end, hear) }
      children.wait(for: running.map(\.child))
      for walk in running { walk.take() }
    }
  }

  /// The recording of `lines` of the walk `planned`, with `comment`. If the app ends the process meanwhile, the lines only.
  func record(
    _ lines: [String], _ comment: String, of planned: PlannedWalk
  ) throws(UsageError) -> String {
    var order = order(planned.number)
    (order.lines, order.comment) = (lines, comment)
    let recording = try attempt(order, on: nil)
    return recording.replies.lazy.compactMap(\.recorded).first
      ?? script(planned, lines, comment: comment)
  }

  private func order(_ number: Int) -> WalkOrder {
    WalkOrder(
      accepted: accepted, number: number, time: end.map { ContinuousClock.now.duration(to: $0) },
      folderName: folderName)
  }

  /// Starts children until `limit` are at work, or until the system cannot start another.
  private func startMore() throws(UsageError) {
    while running.count < count {
      let working = running.count { $0.child.end == nil }
      if working >= limit { return }
      do throws(UsageError) {
        running.append(Running(try start(order(running.count), isSilent: false)))
      } catch {
        if working == 0 { throw error }
        limit = working
      }
    }
  }

  private func start(_ order: WalkOrder, isSilent: Bool) throws(UsageError) -> ChildProcess {
    do throws(SystemError) {
      let child = try children.start(isSilent: isSilent, folderName: folderName)
      children.send(Order(walk: order), to: child)
      return child
    } catch {
      throw UsageError(
        "cannot start a process for the app: \(error); end other programs first",
        status: .inputOutput)
    }
  }

  // MARK: - Sudden ends

  /// The walk `planned`, which a sudden end has cut off. Tells `hear` of the violation.
  private func ended(
    _ walk: Running, _ planned: PlannedWalk, _ end: ChildProcess.End, _ hear: (Violation) -> Void
  ) -> Walk {
    var (lines, end) = (walk.recorded, end)
    if let typed = walk.typed, end != .silence, end != .interrupt {
      (lines, end) = shrunk(typed, lines, planned, end)
    }
    let place = lines.last.map(Quoting.quoted) ?? "the launch of the app"
    let problem = Problem(
      .trap, about: lines.joined(separator: "\n"), "\(place) \(end.reason)", lines)
    hear(
      Violation(
        problem: problem, firstLines: lines,
        transcript: script(planned, lines, comment: "trap: \(problem.message)")))
    var result = Walk(of: planned.app)
    result.endedEarly = true
    result.sentCount = walk.lineCount
    result.sentence = "\(result.name): ended by a line"
    result.omissions = ["\(result.name): what follows the line that ended the process"]
    return result
  }

  /// The script of `lines`, the last of which ends the process. The script accepts any answer to the earlier lines.
  private func script(_ planned: PlannedWalk, _ lines: [String], comment: String) -> String {
    let lines = (url.map { [":open \(Line.writing(text: $0))"] } ?? []) + lines
    var script = "\(planned.app.header(false))\n# \(Escaping.line(comment))\n|...\n"
    for line in lines.dropLast() { script += "> \(line)\n|...\n" }
    if let last = lines.last { script += "> \(last)\n" }
    return "\(script)= exit 1\n"
  }

  /// Leaves out lines of `typed` that the sudden `end` does not need. Returns the other lines as they are recorded, and their end.
  private func shrunk(
    _ typed: [String], _ recorded: [String], _ planned: PlannedWalk, _ end: ChildProcess.End
  ) -> ([String], ChildProcess.End) {
    var (typed, recorded, end) = (typed, recorded, end)
    var shrinking = Shrinking(count: typed.count)
    var child: ChildProcess?
    while children.signal == nil, let range = shrinking.next(of: typed.count) {
      var order = order(planned.number)
      var shorter = typed
      shorter.removeSubrange(range)
      order.lines = shorter
      guard let attempt = try? attempt(order, on: child) else { break }
      child = attempt.child.end == nil ? attempt.child : nil
      if let found = attempt.child.end, found != .interrupt {
        (typed, recorded, end) = (attempt.typed ?? shorter, attempt.recorded, found)
        shrinking.hasShrunk = true
      } else {
        shrinking.keepLines()
      }
    }
    child?.stop(as: .exit(0))
    return (recorded, end)
  }

  /// Lets `child`, or a new child, follow `order`, until the child has replied or has ended.
  private func attempt(
    _ order: WalkOrder, on child: ChildProcess?
  ) throws(UsageError) -> Running {
    let running: Running
    if let child {
      children.send(Order(walk: order), to: child)
      running = Running(child)
    } else {
      running = Running(try start(order, isSilent: true))
    }
    while running.replies.isEmpty, running.child.end == nil {
      children.wait(for: [running.child])
      running.take()
    }
    return running
  }
}

extension Reply.Flaw {
  init(_ error: UsageError) {
    self.init(number: Int(error.status.rawValue), message: error.description)
  }

  var error: UsageError {
    UsageError(message, status: ExitStatus(rawValue: Int32(number)) ?? .failure)
  }
}

extension Program {
  /// Follows `order` for the process that has started this one.
  func follow(_ order: WalkOrder, for parent: ParentProcess, in folder: String?) async {
    do throws(UsageError) {
      guard case .explore(let options) = try parser.parse(try Self.arguments()) else { return }
      var plan = plan(for: options)
      plan.accepted = order.accepted
      let planned = try plannedWalks(options, plan, in: folder) { _, lines in
        parent.send(.line, lines.joined(separator: "\n").utf8)
      }[order.number]
      if let lines = order.lines {
        let recorded = try await send(lines, to: planned, comment: order.comment, for: parent)
        return parent.send { $0.recorded = recorded }
      }
      var walk = planned
      if case .random = planned.way { walk.app.plansForTrap = { parent.send(typed: $0) } }
      let end = order.time.map { ContinuousClock.now + $0 }
      let result = try await walk.run(until: end) { found in
        parent.send { $0.found = found }
      } report: { done, left in
        parent.send { $0.progress = [done, left] }
      }
      parent.send { $0.isOver = true }
      parent.send { $0.walked = result }
    } catch {
      parent.send { $0.flaw = Reply.Flaw(error) }
    }
  }

  /// Sends `lines` to a new copy. Returns their recording if there is a `comment`.
  private func send(
    _ lines: [String], to walk: PlannedWalk, comment: String?, for parent: ParentProcess
  ) async throws(UsageError) -> String {
    if let comment { return try await walk.app.record(lines, comment: comment) }
    var app = walk.app
    app.plansForTrap = { parent.send(typed: $0) }
    let copy = try await AppCopy(of: app)
    // Goes on after a refused line, so that a later try can leave that line out.
    for line in lines { try await copy.take(line) }
    return ""
  }
}

extension ParentProcess {
  fileprivate func send(typed lines: [String]) {
    send(.typed, lines.joined(separator: "\n").utf8)
  }
}
