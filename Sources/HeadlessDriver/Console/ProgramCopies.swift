import StateBinding

/// A message from a process that makes a walk, with a part of its results.
struct WalkMessage: Codable {
  /// The number of places that are done, and the number of places that are left.
  var progress: [Int]?
  var found: Violation?
  var ended: Walk?
}

/// The walk that this process makes for the process that started it.
@MainActor
struct WalkTask {
  let number: Int
  let end: ContinuousClock.Instant?

  /// The task of this process; nil if it was started by a person.
  init?() {
    let numbers = ChildProcess.ownTask?.split(separator: " ").compactMap { Int($0) } ?? []
    guard let number = numbers.first else { return nil }
    self.number = number
    end = numbers.dropFirst().first.map { .now + .milliseconds($0) }
  }

  init(number: Int, end: ContinuousClock.Instant?) {
    self.number = number
    self.end = end
  }

  var text: String {
    let left =
      end.map { " \(max(0, Int(ContinuousClock.now.duration(to: $0) / .milliseconds(1))))" } ?? ""
    return "\(number)\(left)"
  }

  func send(_ message: WalkMessage) {
    do {
      let bytes = try MessageCoding.bytes(of: message)
      SuddenEnd.pausingTheAlarm { ChildProcess.send(bytes) }
    } catch {
      preconditionFailure("cannot send the results of a walk: \(error)")
    }
  }
}

/// Copies of this program that make the walks of an exploration at the same time, one walk each. The results are taken in the order
/// of the walks, so the output is the same as from one process.
@MainActor
final class ProgramCopies {
  /// The highest number of copies at the same time.
  private let limit: Int
  /// Called with the output of the copy whose results are taken next.
  private let print: (ArraySlice<UInt8>) -> Void
  /// Called with the exit status of a copy that ended before its walk did.
  private let die: (Int32) -> Never

  private var end: ContinuousClock.Instant?
  private var count = 0
  /// The copies that were started.
  private var copies: [ChildProcess] = []
  /// Whether the copies were told that a person has interrupted the exploration.
  private var isInterrupted = false

  init(limit: Int?, print: @escaping (ArraySlice<UInt8>) -> Void, die: @escaping (Int32) -> Never) {
    self.limit = limit ?? ChildProcess.processorCount
    self.print = print
    self.die = die
  }

  /// Begins `count` walks, which stop at `end` even if they are not complete.
  func begin(_ count: Int, until end: ContinuousClock.Instant?) {
    if limit == 1 { return }
    self.end = end
    self.count = count
    startCopies()
    if !copies.isEmpty { SuddenEnd.leaveInterruptToCopies() }
  }

  /// Waits for the results of walk `number`; nil if no copy makes it. Calls `hear` and `report` as the walk itself would.
  func walk(
    _ number: Int, hear: (Violation) -> Void, report: (_ done: Int, _ left: Int) -> Void
  ) -> Walk? {
    while number < count {
      guard copies.indices.contains(number) else {
        if isInterrupted { return nil }
        // The copy of this walk starts when another has ended.
        wait()
        continue
      }
      let copy = copies[number]
      let isOver = copy.isOver
      print(copy.takeOutput())
      while let message = message(from: copy) {
        if let violation = message.found { hear(violation) }
        if let progress = message.progress { report(progress[0], progress[1]) }
        if let walk = message.ended { return walk }
      }
      if isOver { die(copy.finish()) }
      wait()
    }
    return nil
  }

  /// Starts copies until `limit` are at work. If the system cannot start another, this process makes the remaining walks.
  private func startCopies() {
    while copies.count < count, copies.count(where: { !$0.isOver }) < limit {
      guard let copy = try? ChildProcess(task: WalkTask(number: copies.count, end: end).text) else {
        count = copies.count
        return
      }
      copies.append(copy)
    }
  }

  private func message(from copy: ChildProcess) -> WalkMessage? {
    guard let bytes = copy.takeMessage() else { return nil }
    do {
      return try MessageCoding.value(of: bytes)
    } catch {
      preconditionFailure("cannot read the results of a walk: \(error)")
    }
  }

  /// Waits until a copy has sent something.
  private func wait() {
    let working = copies.filter { !$0.isOver }
    if SuddenEnd.isInterrupted, !isInterrupted {
      isInterrupted = true
      for copy in working { copy.interrupt() }
    }
    if !working.isEmpty { ChildProcess.read(from: working) }
    if !isInterrupted { startCopies() }
  }
}
