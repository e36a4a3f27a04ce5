import AppleFoundation
import StateBinding
import TestSupport
import Testing

/// Waiting in Foundation's and Dispatch's spellings.
@Suite(.ownRun)
struct QueueTests {
  private let log = Log()
  private let clock = VirtualClock()

  init() {
    clock.tick(for: .current)
  }

  @Test func `work on a queue is done in a later turn, and is waited for`() async {
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

  @Test func `work from another thread comes to the main actor`() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}
