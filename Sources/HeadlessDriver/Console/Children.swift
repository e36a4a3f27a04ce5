import StateBinding
import SystemFiles

/// What a child has to do with the app.
struct Order: Codable {
  /// The transcript to replay.
  var transcript: [UInt8]?
  /// Whether a report needs the steps of the transcript.
  var isWatched = false
  var walk: WalkOrder?
}

/// What a child says about its order.
struct Reply: Codable {
  // The parts of a replay.
  var answer: Replay.Answer?
  var step: Report.Step?
  var replayed: Replay.End?
  // The parts of a walk.
  /// The number of places that are done, and the number of places that are left.
  var progress: [Int]?
  var found: Violation?
  /// Whether all lines were sent, so that only the result is missing, which may be large.
  var isOver = false
  var walked: Walk?
  var recorded: String?
  /// The reason why there is no result.
  var flaw: Flaw?

  /// A mistake, with the line of the transcript or the status of the program.
  struct Flaw: Codable {
    let number: Int
    let message: String
  }

  /// The reply in `message`; nil if the message cannot be read.
  init?(_ message: Link.Message) {
    guard let reply = try? MessageCoding.value(Reply.self, of: message.bytes) else { return nil }
    self = reply
  }

  init(_ set: (inout Reply) -> Void) { set(&self) }
}

/// The processes in which this program runs its app. The app can end its process, and neither ends this one nor decides its
/// status.
@MainActor
final class Children {
  /// The number of the signal that has asked the program to end.
  private(set) var signal: Int32?

  private let program: String
  private let arguments: [String]
  private let output: Int32
  /// The pipe in which signals arrive.
  private let signals: Int32
  private var patience: Duration
  private var living: [ChildProcess] = []

  /// Prepares for children, which are `program` with `arguments`. The run ends when nobody reads from `output` any more. A child
  /// that sends nothing for as long as `patience` is killed.
  init(
    _ arguments: [String], program: String = ChildProcess.ownProgram, output: Int32,
    patience: Duration = .seconds(60)
  ) throws(SystemError) {
    (self.program, self.arguments) = (program, arguments)
    (self.output, self.patience) = (output, patience)
    signals = try Signals.catchEndsInPipe()
  }

  /// Starts a child. Nobody sees what it prints if it `isSilent`.
  func start(
    isSilent: Bool = false, folderName: String? = nil
  ) throws(SystemError) -> ChildProcess {
    let child = try ChildProcess(program, arguments, isSilent: isSilent, folderName: folderName)
    living = living.filter { $0.end == nil } + [child]
    return child
  }

  /// Waits until one of `children` has sent something or has ended, or a signal has come. The first signal leaves each child a
  /// second to answer; the second ends the program.
  func wait(for children: [ChildProcess]) {
    let children = children.filter { $0.end == nil }
    guard let oldest = children.map(\.lastSign).min() else { return }
    let rest = max(.milliseconds(10), SuspendingClock.now.duration(to: oldest + patience))
    let descriptors = children.map(\.descriptor) + [signals]
    let ready = (try? poll(descriptors, output: output, timeout: rest)) ?? []
    for (child, readiness) in zip(children, ready) {
      if readiness != .nothing {
        child.read()
      } else if !child.expectsSilence, SuspendingClock.now - child.lastSign >= patience {
        child.stop(as: signal == nil ? .silence : .interrupt)
      }
    }
    if ready.last == .hangUp {
      stop()
      endProcess(ExitStatus.closedPipe.rawValue)
    }
    guard let number = Signals.nextNumber(in: signals) else { return }
    if signal != nil { end(by: number) }
    signal = number
    patience = .seconds(1)
    for child in children { child.interrupt() }
  }

  /// Lets `child` end by itself. Returns its end.
  func finish(_ child: ChildProcess) -> ChildProcess.End? {
    child.send([])
    while child.end == nil, signal == nil { wait(for: [child]) }
    return child.end
  }

  /// Ends all children.
  func stop() {
    for child in living where child.end == nil { child.stop(as: .interrupt) }
    living = []
  }

  /// Ends all children and, as the signal `number` would have, the program.
  func end(by number: Int32) -> Never {
    stop()
    Signals.end(by: number)
  }

  /// Encodes `order` and sends it to `child`.
  func send(_ order: Order, to child: ChildProcess) {
    child.send(encoded(order))
  }
}

/// The bytes of `message`.
func encoded(_ message: some Encodable) -> [UInt8] {
  do {
    return try MessageCoding.bytes(of: message)
  } catch {
    preconditionFailure("cannot encode a message between processes: \(error)")
  }
}

extension ChildProcess.End {
  /// The words behind the name of a line during which the process ended.
  var reason: String {
    switch self {
    case .exit(let status):
      "ended the process by exit with status \(status); let the app show its end instead"
    case .signal(9):
      "was under way when signal 9 ended the process; look for a lack of memory, and run it alone"
    case .signal(let number):
      "ended the process with signal \(number); mend the trap, whose message is on standard error"
    case .silence: "did not settle within a minute; look for work that never ends"
    case .interrupt: "had not ended when the run was interrupted"
    case .disorder:
      "wrote to descriptor \(ParentProcess.descriptor), which the driver needs; let the app use only what it has opened"
    }
  }
}

extension Program {
  /// Runs the app for the process that has started this one, order by order.
  func serve(_ parent: ParentProcess) async -> Never {
    var parent = parent
    Signals.noteInterrupt()
    while case let bytes = parent.nextOrder(), !bytes.isEmpty {
      do {
        let order = try MessageCoding.value(Order.self, of: bytes)
        let folder = try parent.endWithParent(folderName: order.walk?.folderName)
        if let transcript = order.transcript {
          await replay(transcript, isWatched: order.isWatched, for: parent)
        }
        if let walk = order.walk { await follow(walk, for: parent, in: folder) }
      } catch {
        let text = "cannot make a folder in \(Quoting.quoted(ScratchFolder.parent)): \(error)"
        parent.send { $0.flaw = Reply.Flaw(UsageError(text, status: .inputOutput)) }
      }
    }
    endProcess(0)
  }
}

extension ParentProcess {
  func send(_ set: (inout Reply) -> Void) { send(.message, encoded(Reply(set))) }
}
