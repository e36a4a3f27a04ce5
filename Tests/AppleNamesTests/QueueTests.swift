import AppleFoundation
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Waiting with the names of Foundation and Dispatch.
@Suite(.ownRun)
struct QueueTests {
  private let log = Log()
  private let clock = VirtualClock()

  init() {
    clock.tick(for: .current)
  }

  @Test func `work on a queue runs in a later turn, and settled waits for it`() async {
    DispatchQueue.main.async { log("later") }
    log("now")
    await settled()
    #expect(log.lines == ["now", "later"])
  }

  @Test func `delayed work waits for the clock`() async {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { log("3") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { log("0.5") }
    await settled()
    #expect(log.lines == [])
    await clock.advance(by: .seconds(3))
    #expect(log.lines == ["0.5", "3"])
  }

  @Test func `work with a stored deadline waits for the clock`() async {
    let deadline = DispatchTime.now() + .milliseconds(250)
    DispatchQueue.global().asyncAfter(deadline: deadline) { [log] in
      MainActor.assumeIsolated { log("done") }
    }
    await settled()
    #expect(log.lines == [])
    await clock.advance(by: .milliseconds(250))
    #expect(log.lines == ["done"])
  }

  @Test func `a work item is reported once, because it waits in real time`() {
    let listening = AppRun.current.diagnostics.observe { log("\($0)") }
    let items = (1...2).map { _ in DispatchWorkItem {} }
    items.forEach { $0.perform() }
    #expect(
      log.lines == [
        "uncounted-work: a DispatchWorkItem waits in real time, so nothing here waits for it; pass a closure to asyncAfter, or cancel a Task that sleeps"
      ])
    listening.dispose()
  }

  @Test func `a task sleeps on the clock`() async {
    AppRun.current.handle {
      Task {
        try await Task.sleep(for: .seconds(1))
        try await Task.sleep(nanoseconds: 500_000_000)
        log("\(clock.now)")
      }
    }
    await clock.advanceUntilIdle()
    #expect(log.lines == ["1.5 seconds"])
  }

  @Test func `work on a background queue runs at once`() {
    DispatchQueue.global(qos: .background).async { [log] in
      MainActor.assumeIsolated { log("global") }
    }
    log("next")
    #expect(log.lines == ["global", "next"])
  }

  @Test func `a read on a queue finds the writes before it`() {
    let queue = DispatchQueue(label: "numbers", attributes: .concurrent)
    let numbers = Numbers()
    queue.async(flags: .barrier) { numbers.all.append(1) }
    queue.async(qos: .utility) { numbers.all.append(2) }
    #expect(queue.sync { numbers.all } == [1, 2])
  }

  @Test func `a block on another queue can read a value from the main queue`() {
    let numbers = Numbers()
    DispatchQueue.global().async {
      let number = DispatchQueue.main.sync { 3 }
      numbers.all.append(number)
    }
    #expect(numbers.all == [3])
  }

  @Test func `the blocks of a queue run one after the other`() {
    let queue = DispatchQueue(label: "numbers")
    let numbers = Numbers()
    queue.async {
      queue.async { numbers.all.append(2) }
      numbers.all.append(1)
    }
    #expect(numbers.all == [1, 2])
  }

  @Test func `a group notifies once its work is done`() async {
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { [log] in
      MainActor.assumeIsolated { log("work") }
    }
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      log("2")
      group.leave()
    }
    group.notify(queue: .main) { [log] in MainActor.assumeIsolated { log("notified") } }
    await settled()
    #expect(log.lines == ["work"])
    await clock.advanceUntilIdle()
    #expect(log.lines == ["work", "2", "notified"])
  }

  @Test func `a group without work notifies in a later turn`() async {
    let group = DispatchGroup()
    group.notify(queue: .main) { [log] in MainActor.assumeIsolated { log("notified") } }
    #expect(log.lines == [])
    await settled()
    #expect(log.lines == ["notified"])
  }

  @Test func `a timer fires on the clock until it is invalidated`() async {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [log, clock] _ in
      MainActor.assumeIsolated { log("\(clock.now)") }
    }
    await clock.advance(by: .seconds(1))
    timer.invalidate()
    await clock.advanceUntilIdle()
    #expect(log.lines == ["0.5 seconds", "1.0 seconds"])
  }

  @Test func `a timer that does not repeat fires once`() async {
    Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [log, clock] _ in
      MainActor.assumeIsolated { log("\(clock.now)") }
    }
    await clock.advanceUntilIdle()
    #expect(log.lines == ["3.0 seconds"])
  }

  @Test func `the block of a timer can invalidate the timer`() async {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [log] timer in
      MainActor.assumeIsolated { log("tick") }
      timer.invalidate()
    }
    await clock.advanceUntilIdle()
    #expect(log.lines == ["tick"])
  }

  @Test func `work from another thread runs on the main actor`() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}

/// Numbers that one queue reads and writes.
private nonisolated final class Numbers: @unchecked Sendable {
  var all: [Int] = []
}
