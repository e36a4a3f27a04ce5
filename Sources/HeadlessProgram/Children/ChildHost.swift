import HeadlessDriver
import StateBinding
import StateBindingFiles

/// Has jobs carried out in a child, and starts a new child after the app has ended one.
@MainActor
final class ChildHost: JobHost {
  private let children: Children
  private let isSilent: Bool
  private(set) var child: ChildProcess?
  /// Whether the job runs to its end in spite of a signal.
  private var outlivesSignals = false
  var onEvent: (JobEvent) -> Void = { _ in }

  init(_ children: Children, isSilent: Bool) {
    (self.children, self.isSilent) = (children, isSilent)
  }

  func begin(_ job: Job, on event: @escaping (JobEvent) -> Void) throws(UsageError) {
    onEvent = event
    outlivesSignals = job.isWalk
    if outlivesSignals, children.signal != nil { return }
    try prepare(keepingFilesIn: job.walk?.folderName)
    child?.send(encoded(job))
  }

  func next() -> JobEnd? {
    guard let child else { return .interrupted }
    for message in child.takeMessages() {
      switch try? MessageCoding.value(JobEvent.self, of: message[...]) {
      case .done(let result): return .done(result)
      case let event?: onEvent(event)
      case nil: child.stop(as: .badMessages(descriptor: ParentProcess.descriptor))
      }
    }
    if !outlivesSignals, children.signal != nil { return .interrupted }
    return child.end.map { .ended($0, lines: child.lines, lineCount: child.lineCount) }
  }

  func wait() { if let child { children.wait(for: [child]) } }
  func prepare() throws(UsageError) { try prepare(keepingFilesIn: nil) }

  private func prepare(keepingFilesIn folderName: String?) throws(UsageError) {
    if let child, child.end == nil { return }
    child = try children.start(isSilent: isSilent, folderName: folderName)
  }

  func finish() -> String? {
    guard let child, child.end == nil, let end = children.finish(child), end != .exit(0) else {
      return nil
    }
    return "the process of the app \(end.reason)"
  }

  func stop() { child?.stop(as: .interrupt) }
}

/// Has the walks of an exploration made in children: one child for each walk, several at the same time. The walks end in their
/// order, so the output does not depend on the number of children.
@MainActor
final class WalkHost: JobHost {
  private let children: Children
  private let walks: [PlannedWalk]
  /// The highest number of children at the same time.
  private var limit: Int
  private var begun: [ChildHost] = []
  /// The number of walks that were asked for.
  private var count = 0
  private var current: ChildHost?

  init(_ walks: [PlannedWalk], in children: Children, atATime limit: Int?) {
    (self.walks, self.children) = (walks, children)
    self.limit = limit ?? ChildProcess.processorCount
  }

  /// Begins the next walk of the exploration, `job`. Waits until it has a child, or a signal comes.
  func begin(_ job: Job, on event: @escaping (JobEvent) -> Void) throws(UsageError) {
    current = nil
    count += 1
    while begun.count < count {
      if children.signal != nil { return }
      try beginMore()
      if begun.count < count { wait() }
    }
    current = begun[count - 1]
    current?.onEvent = event
  }

  func next() -> JobEnd? { current == nil ? .interrupted : current?.next() }

  func wait() {
    if current != nil, children.signal == nil { try? beginMore() }
    children.wait(for: begun.compactMap(\.child), isPatient: current != nil)
  }
  func prepare() {}
  func finish() -> String? { nil }
  func stop() { for host in begun { host.stop() } }
  var child: ChildProcess? { current?.child }

  /// Begins walks until `limit` are under way, or until the system cannot start another child.
  private func beginMore() throws(UsageError) {
    while begun.count < walks.count {
      let working = begun.count { $0.child?.end == nil }
      if working >= limit { return }
      do throws(UsageError) {
        let host = ChildHost(children, isSilent: false)
        try host.begin(.walk(walks[begun.count])) { _ in }
        begun.append(host)
      } catch {
        if working == 0 { throw error }
        limit = working
      }
    }
  }
}

func encoded(_ message: some Encodable) -> [UInt8] {
  do {
    return try MessageCoding.bytes(of: message)
  } catch {
    preconditionFailure("cannot encode a message between processes: \(error)")
  }
}

extension Program {
  /// A new host in `children`, or in this process if they are nil. There, `answer` carries out the calls of tools.
  func host(
    in children: Children?, answer: @autoclosure () -> JobWorker.ToolAnswering? = nil
  ) -> any JobHost {
    children.map { ChildHost($0, isSilent: false) } ?? LocalHost(self, answer: answer())
  }
}

extension WalkHosts {
  /// The hosts of walks that are made in `children`, `limit` at a time.
  init(in children: Children, atATime limit: Int?) {
    self.init(
      walks: { WalkHost($0, in: children, atATime: limit) },
      retries: { ChildHost(children, isSilent: true) })
  }
}
