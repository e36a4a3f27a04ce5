import StateBinding
import StateBindingFiles

/// Makes the walks of an exploration in children: one child for each walk, several at the same time. Takes the results in the
/// order of the walks, so the output does not depend on the number of children.
@MainActor
final class WalksInChildren {
  private let children: Children
  /// The order for each walk, without its number and its time.
  private let order: Order
  private let end: ContinuousClock.Instant?
  private let url: String?
  private let count: Int
  /// The highest number of children at the same time.
  private var limit: Int
  /// The child of each walk that has begun.
  private var begun: [ChildProcess] = []

  /// Prepares `count` walks of `program`.
  init(
    _ count: Int, of program: Program, _ options: Request, accepted: [Acceptance],
    in children: Children
  ) {
    (self.children, self.count) = (children, count)
    let keepsFiles = !program.fileOptions(givenIn: options.launch).isEmpty
    order = Order(accepted: accepted, folderName: keepsFiles ? program.name : nil)
    end = options.end
    url = options.launch.url
    limit = options.jobs ?? ChildProcess.processorCount
  }

  /// Makes the walk `planned`, or waits for its child; nil if a signal came before the walk began. Calls `hear` and `report` as the
  /// walk itself would.
  func walk(
    _ planned: PlannedWalk, hear: (Violation) -> Void, report: (_ done: Int, _ left: Int) -> Void
  ) throws(UsageError) -> Walk? {
    while true {
      if children.signal == nil { try beginMore() }
      guard begun.indices.contains(planned.number) else {
        if children.signal != nil { return nil }
        // This walk gets a child when another child has ended.
        children.wait(for: begun)
        continue
      }
      let child = begun[planned.number]
      for reply in child.takeReplies() {
        if let violation = reply.found { hear(violation) }
        if let progress = reply.progress { report(progress[0], progress[1]) }
        if let flaw = reply.flaw { throw flaw.error }
        if let walk = reply.walked { return walk }
      }
      if let end = child.end { return ended(planned, child, end, hear) }
      children.wait(for: begun, isPatient: true)
    }
  }

  /// The recording of `lines` of the walk `planned`, with `comment`. If the app ends the process before the recording is
  /// complete, a script of the lines without answers.
  func record(
    _ lines: [String], _ comment: String, of planned: PlannedWalk
  ) throws(UsageError) -> String {
    var recording: String?
    let child = try begin(isSilent: true)
    children.follow(order(planned, lines, comment), by: child) { reply in
      recording = reply.recorded
      return true
    }
    child.stop(as: .interrupt)
    return recording ?? script(planned, lines, comment: comment)
  }

  private func order(_ walk: PlannedWalk, _ lines: [String], _ comment: String?) -> Order {
    var order = order
    (order.walk, order.lines, order.comment) = (walk.number, lines, comment)
    return order
  }

  /// Begins walks until `limit` are under way, or until the system cannot start another child.
  private func beginMore() throws(UsageError) {
    while begun.count < count {
      let working = begun.count { $0.end == nil }
      if working >= limit { return }
      do throws(UsageError) {
        let child = try begin(isSilent: false)
        var order = order
        order.walk = begun.count
        order.time = end.map { ContinuousClock.now.duration(to: $0) }
        child.send(encoded(order))
        begun.append(child)
      } catch {
        if working == 0 { throw error }
        limit = working
      }
    }
  }

  private func begin(isSilent: Bool) throws(UsageError) -> ChildProcess {
    try children.startOrExplain(isSilent: isSilent, folderName: order.folderName)
  }

  // MARK: - Sudden ends

  /// The walk `planned`, which a sudden end of `child` has cut off. Tells `hear` of the violation.
  private func ended(
    _ planned: PlannedWalk, _ child: ChildProcess, _ end: ChildProcess.End,
    _ hear: (Violation) -> Void
  ) -> Walk {
    var (lines, end) = (child.lines ?? [], end)
    if case .random = planned.way { (lines, end) = shrunk(lines, planned, end) }
    let subject = lines.last.map(Quoting.quoted) ?? "the launch of the app"
    let problem = Problem(
      .trap, about: lines.joined(separator: "\n"), "\(subject) \(end.reason)",
      lines.map { Entry(nil, $0) })
    hear(
      Violation(
        problem: problem, firstLines: lines,
        transcript: script(planned, lines, comment: "trap: \(problem.message)")))
    var walk = Walk(of: planned.app)
    walk.endedEarly = true
    walk.sentCount = child.lineCount
    walk.sentence = "\(walk.name): ended by a line"
    walk.omissions = ["\(walk.name): what follows the line that ended the process"]
    return walk
  }

  /// The script of `lines`, the last of which ends the process. The script accepts any answer to the earlier lines.
  private func script(_ planned: PlannedWalk, _ lines: [String], comment: String) -> String {
    let lines = (url.map { [Move.open($0).line()] } ?? []) + lines
    var script = "\(planned.app.header(false, false))\n# \(Escaping.line(comment))\n|...\n"
    for line in lines.dropLast() { script += "> \(line)\n|...\n" }
    if let last = lines.last { script += "> \(last)\n" }
    return "\(script)= exit 1\n"
  }

  /// Leaves out lines that the sudden `end` does not need. Returns the remaining lines, and the end that they lead to.
  private func shrunk(
    _ lines: [String], _ planned: PlannedWalk, _ end: ChildProcess.End
  ) -> ([String], ChildProcess.End) {
    var (lines, end) = (lines, end)
    var shrinking = Shrinking(count: lines.count)
    var child: ChildProcess?
    while end.canComeAgain, let range = shrinking.next(of: lines.count) {
      var shorter = lines
      shorter.removeSubrange(range)
      // The release follows the last line anyway.
      if shorter.last == AppCopy.release { shorter.removeLast() }
      guard let trying = try? child ?? begin(isSilent: true) else { break }
      children.follow(order(planned, shorter, nil), by: trying) { _ in true }
      if children.signal != nil { break }
      child = trying.end == nil ? trying : nil
      if let found = trying.end {
        (lines, end) = (trying.lines ?? [], found)
        shrinking.hasShrunk = true
      } else {
        shrinking.keepLines()
      }
    }
    child?.stop(as: .interrupt)
    return (lines, end)
  }
}

extension ChildProcess.End {
  /// Whether a second try with the same lines can end in this way soon.
  fileprivate var canComeAgain: Bool {
    switch self {
    case .exit, .signal: true
    case .silence, .interrupt, .disorder: false
    }
  }
}
