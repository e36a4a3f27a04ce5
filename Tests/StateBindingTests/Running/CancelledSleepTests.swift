import StateBinding
import TestSupport
import Testing

/// Cancelled sleeps on a clock.
struct CancelledSleepTests {
  private let clock = VirtualClock()
  private let run = AppRun()

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
}
