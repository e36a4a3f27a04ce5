import StateBinding
import Testing

struct VirtualClockTests {
  private let clock = VirtualClock()
  private let run = AppRun()

  @Test func `the clock stands still by itself`() {
    #expect(clock.now.offset == .zero)
    #expect(clock.nextDeadline == nil)
  }

  @Test func `advance moves the clock even without sleepers`() async {
    await clock.advance(by: .milliseconds(1500))
    #expect(clock.now.offset == .milliseconds(1500))
  }

  @Test func `a sleep until a past time returns at once`() async throws {
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: .init(offset: .seconds(1)))
    try await clock.sleep(for: .seconds(-1))
  }

  @Test func `sleepers wake in the order of their deadlines`() async {
    #expect(await wakings(ofSleeps: [3, 1, 2]) == ["1: 1 s", "2: 2 s", "0: 3 s"])
  }

  @Test func `equal deadlines wake in the order in which the tasks started`() async {
    #expect(await wakings(ofSleeps: [1, 1, 1, 1]) == ["0: 1 s", "1: 1 s", "2: 1 s", "3: 1 s"])
  }

  @Test(arguments: 1...50)
  func `the order holds even if a sleep hops threads`(_: Int) async {
    let expected = (0..<20).map { "\($0): 1 s" }
    #expect(await wakings(ofSleeps: Array(repeating: 1, count: 20), through: clock) == expected)
  }

  @Test func `each sleeper runs until the app is settled before the next one wakes`() async {
    var log: [String] = []
    await run.perform {
      for name in ["a", "b"] {
        run.handle {
          Task {
            try await clock.sleep(for: .seconds(1))
            log.append("\(name) wakes")
            for _ in 0..<5 { await Task.yield() }
            log.append("\(name) ends")
          }
        }
      }
      await clock.advance(by: .seconds(1))
    }
    #expect(log == ["a wakes", "a ends", "b wakes", "b ends"])
  }

  @Test func `a loop that sleeps wakes once for each interval`() async {
    var ticks: [String] = []
    await run.perform {
      let ticking = run.handle {
        Task {
          while true {
            try await clock.sleep(for: .seconds(1))
            ticks.append("\(clock.now)")
          }
        }
      }
      await clock.advance(by: .milliseconds(3500))
      ticking.cancel()
      await idle()
    }
    #expect(ticks == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    #expect(clock.now.offset == .milliseconds(3500))
  }

  @Test func `advanceUntilIdle gives up after its limit`() async {
    await run.perform {
      let ticking = run.handle {
        Task { while true { try await clock.sleep(for: .seconds(1)) } }
      }
      #expect(await clock.advanceUntilIdle(limit: 100) == false)
      #expect(clock.now.offset == .seconds(100))
      ticking.cancel()
      await idle()
      #expect(await clock.advanceUntilIdle())
      #expect(clock.now.offset == .seconds(100))
    }
  }

  @Test func `ten thousand sleepers with one deadline count as one deadline`() async {
    var woken = 0
    await run.perform {
      let interactor = Interactor()
      interactor.activate()
      for _ in 0..<10_001 {
        interactor.task {
          try await self.clock.sleep(for: .seconds(1))
          woken += 1
        }
      }
      #expect(await clock.advanceUntilIdle(limit: 1))
    }
    #expect(woken == 10_001)
  }

  @Test func `the app of each sleeper is settled before the clock moves on`() async {
    var ticks = 0
    let other = AppRun()
    let ticking = other.handle {
      Task {
        while true {
          try await clock.sleep(for: .seconds(1))
          for _ in 0..<3 { await Task.yield() }
          ticks += 1
        }
      }
    }
    await other.settled()
    await run.perform { await clock.advance(by: .seconds(10)) }
    #expect(ticks == 10)
    ticking.cancel()
    await other.idle()
  }

  /// The wakings of tasks that sleep for these seconds, with their times.
  private func wakings(
    ofSleeps seconds: [Int], through clock: (any Clock<Duration>)? = nil
  ) async -> [String] {
    let clock = clock ?? self.clock
    var log: [String] = []
    await run.perform {
      for (index, seconds) in seconds.enumerated() {
        run.handle {
          Task {
            try await clock.sleep(for: .seconds(seconds))
            log.append("\(index): \(self.clock.now.offset.components.seconds) s")
          }
        }
      }
      await self.clock.advanceUntilIdle()
    }
    return log
  }
}
