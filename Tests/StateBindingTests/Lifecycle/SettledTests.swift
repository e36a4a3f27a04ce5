import StateBinding
import Testing

@Suite
struct SettledTests {
  private final class Log {
    var lines: [String] = []
  }

  @Test func `a task counts from its start to its end`() async {
    let interactor = Interactor()
    interactor.activate()
    var hasEnded = false
    interactor.task {
      await Task.yield()
      hasEnded = true
    }
    #expect(!hasEnded)
    await settled()
    #expect(hasEnded)
  }

  @Test func `a sleeper is parked until the clock moves`() async {
    let run = AppRun()
    await run.perform {
      let clock = VirtualClock()
      let interactor = Interactor()
      interactor.activate()
      var log: [String] = []
      interactor.task {
        log.append("sleeps")
        try await clock.sleep(for: .seconds(2))
        log.append("woken")
        await Task.yield()
        log.append("ends")
      }
      await settled()
      #expect(log == ["sleeps"])
      await clock.advance(by: .seconds(1))
      #expect(log == ["sleeps"])
      await clock.advance(by: .seconds(1))
      #expect(log == ["sleeps", "woken", "ends"])
      await idle()
    }
  }

  @Test func `a loop over values is parked between them`() async {
    let run = AppRun()
    await run.perform {
      let relay = PublishRelay<Int>()
      let interactor = Interactor()
      interactor.activate()
      var heard: [Int] = []
      interactor.task {
        for try await value in relay.values { heard.append(value) }
        heard.append(-1)
      }
      await settled()
      relay.accept(1)
      relay.accept(2)
      await settled()
      #expect(heard == [1, 2])
      interactor.deactivate()
      await settled()
      #expect(heard == [1, 2, -1])
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func `never early, never missing`(seed: UInt64) async {
    let run = AppRun()
    for round in 0..<200 {
      await run.perform {
        var random = Random(seed: seed &* 1_000_003 &+ UInt64(round))
        let clock = VirtualClock()
        let relay = PublishRelay<Int>()
        let interactor = Interactor()
        interactor.activate()
        let pending = Pending()
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let kind = Int.random(in: 0..<9, using: &random)
          pending.start(kind, interactor, clock, relay)
        }
        await settled()
        #expect(pending.running == 0)
        relay.accept(1)
        await settled()
        #expect(pending.running == 0)
        if Bool.random(using: &random) {
          interactor.deactivate()
          await settled()
          #expect(pending.alive == 0)
        }
        await clock.advanceUntilIdle()
        interactor.deactivate()
        await idle()
        #expect(pending.alive == 0)
        #expect(pending.running == 0)
      }
    }
  }
}

private final class Pending {
  var running = 0
  var alive = 0

  private func working(_ body: () async throws -> Void) async {
    running += 1
    alive += 1
    defer {
      running -= 1
      alive -= 1
    }
    do { try await body() } catch {}
  }

  func start(
    _ kind: Int, _ interactor: Interactor, _ clock: VirtualClock, _ relay: PublishRelay<Int>
  ) {
    interactor.task {
      await self.working {
        switch kind {
        case 0: await Task.yield()
        case 1:
          await withCheckedContinuation { continuation in
            Task.detached { continuation.resume() }
          }
        case 2:
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<3 { group.addTask { await Task.yield() } }
          }
        case 3:
          interactor.task { await self.working { await Task.yield() } }
        case 4:
          Task { await self.working { await Task.yield() } }
        case 5:
          self.running -= 1
          defer { self.running += 1 }
          try await clock.sleep(for: .seconds(1))
        case 6:
          self.running -= 1
          defer { self.running += 1 }
          for try await _ in relay.values.prefix(1) {}
        case 7:
          await Task.detached { await Task.yield() }.value
        default:
          self.running -= 1
          try? await clock.sleep(for: .seconds(2))
          self.running += 1
          await Task.yield()
        }
      }
    }
  }
}
