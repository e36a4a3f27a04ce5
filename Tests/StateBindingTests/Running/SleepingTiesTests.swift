import StateBinding
import Testing

/// Sleepers with one deadline that do not each have a piece of counted work.
struct SleepingTiesTests {
  private let clock = VirtualClock()
  private let run = AppRun()

  @Test func `ties within one piece of work wake in the order of the sleeps`() async {
    var log: [String] = []
    await run.perform {
      // Plain tasks may begin in any order: the second waits until the first is about to sleep.
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
  func `plain tasks of one piece of work that sleep on the clock itself wake in their order`(
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

  @Test func `of ties, what is not counted wakes last`() async throws {
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
