import StateBinding
import StateBindingTestSupport
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

  @Test func `a cancelled sleep throws and drops its deadline`() async {
    await run.perform {
      var log: [String] = []
      let sleeper = run.handle {
        Task {
          do {
            try await clock.sleep(for: .seconds(1))
          } catch {
            log.append("\(error)")
          }
        }
      }
      await settled()
      sleeper.cancel()
      #expect(clock.nextDeadline == nil)
      await idle()
      #expect(log == ["CancellationError()"])
    }
  }

  @Test(arguments: 1...20)
  func `the other sleepers wake in order when some are cancelled`(seed: UInt64) async {
    var random = Random(seed: seed)
    let sleeps = (0..<200).map { _ in Int.random(in: 1...40, using: &random) }
    var woken: [Int] = []
    await run.perform {
      let sleepers = sleeps.enumerated().map { index, seconds in
        run.handle {
          Task {
            try await clock.sleep(for: .seconds(seconds))
            woken.append(index)
          }
        }
      }
      await clock.advance(by: .seconds(10))
      let cancelled = sleeps.indices.filter { _ in Bool.random(using: &random) }
      for index in cancelled { sleepers[index].cancel() }
      await clock.advanceUntilIdle()
      let expected = sleeps.indices
        .filter { sleeps[$0] <= 10 || !cancelled.contains($0) }
        .sorted { (sleeps[$0], $0) < (sleeps[$1], $1) }
      #expect(woken == expected)
    }
  }

  @Test func `a task cancelled before its sleep does not sleep`() async {
    await run.perform {
      var log: [String] = []
      run.handle {
        Task {
          withUnsafeCurrentTask { $0?.cancel() }
          do { try await clock.sleep(for: .seconds(1)) } catch { log.append("thrown") }
        }
      }
      await idle()
      #expect(log == ["thrown"])
    }
  }

  @Test func `equal sleeps in one piece of work wake in order`() async {
    var log: [String] = []
    await run.perform {
      // Plain tasks may begin in any order, so the second waits until the first is about to sleep.
      let (begun, begin) = AsyncStream.makeStream(of: Void.self)
      run.handle {
        Task {
          begin.finish()
          try await clock.sleep(for: .seconds(1))
          log.append("first")
        }
        Task {
          for await _ in begun {}
          try await clock.sleep(for: .seconds(1))
          log.append("second")
        }
      }
      await clock.advanceUntilIdle()
    }
    #expect(log == ["first", "second"])
  }

  @Test(arguments: 1...20)
  func `plain tasks on the clock itself wake in order`(
    _: Int
  ) async {
    var log: [Int] = []
    await run.perform {
      run.handle {
        for number in 0..<20 {
          Task {
            try await clock.sleep(for: .seconds(1))
            log.append(number)
          }
        }
      }
      await clock.advanceUntilIdle()
    }
    #expect(log == Array(0..<20))
  }

  @Test func `uncounted sleepers wake last`() async throws {
    var log: [String] = []
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let uncounted = run.perform {
      Task {
        begin.finish()
        try await clock.sleep(for: .seconds(1))
        log.append("not counted")
      }
    }
    for await _ in begun {}
    await run.perform {
      run.handle {
        Task {
          try await clock.sleep(for: .seconds(1))
          log.append("counted")
        }
      }
      await clock.advanceUntilIdle()
    }
    try await uncounted.value
    #expect(log == ["counted", "not counted"])
  }
}
