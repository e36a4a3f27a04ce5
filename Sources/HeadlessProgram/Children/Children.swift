import HeadlessDriver
import StateBinding
import StateBindingC
import StateBindingFiles

/// The processes in which this program runs its app. An app that ends its process ends only that process: this program goes on,
/// and chooses its own exit status.
@MainActor
final class Children {
  /// The number of the signal that has asked the program to end.
  private(set) var signal: Int32?

  private let program: String
  /// The file that each child runs, which a build may replace; nil if every child runs the build of this process.
  private var rebuilt: String?
  private let arguments: [String]
  private let output: Int32
  /// The pipe in which signals arrive.
  private let signals: Int32
  private var patience: Duration
  private var living: [ChildProcess] = []

  /// Each child runs `program` with `arguments`. The run ends when nobody reads from `output` any more. A child that sends
  /// nothing for `patience` is killed.
  init(
    _ arguments: [String], program: String = ChildProcess.ownProgram, output: Int32,
    patience: Duration = .seconds(60)
  ) throws(SystemError) {
    (self.program, self.arguments) = (program, arguments)
    (self.output, self.patience) = (output, patience)
    signals = try Signals.catchEndsInPipe()
    // A trap has a sentence; its backtrace takes seconds and fills the screen.
    setenv("SWIFT_BACKTRACE", "enable=no", 0)
  }

  /// From now on, each child runs the build that is there when it starts.
  func followBuilds() { rebuilt = linkTarget(of: program) ?? program }

  /// The build that is there now; nil if children do not follow builds, or while there is none.
  var build: [Int]? {
    rebuilt.flatMap { try? FileStatus(of: $0, followsLinks: true).version }
  }

  /// Starts a child. The output of the app is discarded if the child `isSilent`.
  func start(isSilent: Bool, folderName: String?) throws(UsageError) -> ChildProcess {
    let build = build
    if let rebuilt, build == nil {
      throw UsageError("there is no \(Quoting.quoted(rebuilt)) now; build it, then try again")
    }
    let child = try explain(
      cannot: "start a process for the app",
      remedy: rebuilt == nil
        ? "; end other programs first" : "; wait for the build, or end other programs"
    ) { () throws(SystemError) in
      try ChildProcess(
        rebuilt ?? program, arguments, isSilent: isSilent, folderName: folderName, build: build)
    }
    living = living.filter { $0.end == nil } + [child]
    return child
  }

  /// Waits until one of `children` has sent something or has ended, or a signal has come. After the first signal, each child has
  /// one second to answer. Another signal ends the program. So does a second signal while the program waits somewhere else.
  ///
  /// If `isPatient`, waits a moment before it reads, so that one read takes many messages: a walk reports thousands of lines a
  /// second.
  ///
  /// Returns whether `input`, for which it waits too, can be read.
  @discardableResult
  func wait(
    for children: [ChildProcess], or input: Int32? = nil, isPatient: Bool = false
  ) -> Bool {
    let children = children.filter { $0.end == nil }
    let oldest = children.map(\.lastSign).min()
    if oldest == nil, input == nil { return false }
    let rest = oldest.map {
      max(.milliseconds(10), SuspendingClock.now.duration(to: $0 + patience))
    }
    let descriptors =
      children.map(\.descriptor) + [input].compactMap(\.self) + [signals] + children.map(\.errors)
    if isPatient, !children.contains(where: \.isPastLines) {
      _ = try? poll([signals], output: output, timeout: .milliseconds(5))
    }
    let ready = (try? poll(descriptors, output: output, timeout: rest)) ?? []
    for (child, readiness) in zip(children, ready) {
      child.readErrors()
      if readiness != .nothing {
        child.read()
      } else if !child.isPastLines, SuspendingClock.now - child.lastSign >= patience {
        child.stop(
          as: signal == nil ? .silence(note: child.lastError(with: LineWatch.mark)) : .interrupt)
      }
    }
    if ready.last == .hangUp {
      stop()
      endProcess(ExitStatus.closedPipe.rawValue)
    }
    let hasInput =
      input != nil && ready.dropFirst(children.count).first.map { $0 != .nothing } == true
    guard let number = Signals.nextNumber(in: signals) else { return hasInput }
    if signal != nil { end(by: number) }
    signal = number
    patience = .seconds(1)
    for child in living where child.end == nil { child.interrupt() }
    return hasInput
  }

  /// Lets `child` end by itself. Returns its end.
  func finish(_ child: ChildProcess) -> ProcessEnd? {
    child.send([])
    while child.end == nil, signal == nil { wait(for: [child]) }
    return child.end
  }

  /// From now on, a child that sends nothing for a second is killed.
  func hurry() { patience = min(patience, .seconds(1)) }

  /// Ends all children.
  func stop() {
    for child in living { child.stop(as: .interrupt) }
    living = []
  }

  /// Ends all children, and then the program as the signal `number` would have ended it.
  func end(by number: Int32) -> Never {
    stop()
    Signals.end(by: number)
  }
}
