import StateBinding
import Testing

/// Sleepers with the same deadline that share counted work.
struct SleepingTiesTests {
  private let clock = VirtualClock()
  private let run = AppRun()

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
