import Dispatch
import StateBinding
import Testing
import StateBindingTestSupport

/// Rounds of random work: 2,000, and 10,000 in the long form. No return is missing or early.
struct SettledRoundsTests {
  @Test(.timeLimit(.minutes(20)), arguments: 1...20)
  func `settled returns once random work is settled, and not earlier`(seed: UInt64) async {
    var random = Random(seed: seed)
    for _ in 0..<(runsLongTests ? 500 : 100) {
      let run = AppRun()
      await run.perform { await round(in: run, &random) }
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func `a cancellation can race with a clock that wakes the same work`() async {
    for round in 0..<150 {
      let run = AppRun()
      let clock = VirtualClock()
      var hasMoved = false
      let work = run.perform {
        Task {
          await withTaskGroup { group in
            group.addTask { try? await clock.sleep(for: .seconds(1)) }
            // By the time of this check, the sleep may be over.
            while clock.nextDeadline == nil, !hasMoved { await Task.yield() }
            await run.idle()
          }
        }
      }
      while clock.nextDeadline == nil { await Task.yield() }
      for _ in 0..<2 { await Task.yield() }
      DispatchQueue.global().async {
        for _ in 0..<round % 30 { _ = clock.now }
        work.cancel()
      }
      hasMoved = true
      await clock.advance(by: .seconds(1))
      await work.value
    }
  }

  private func round(in run: AppRun, _ random: inout Random) async {
    let mix = Mix(run)
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      mix.start(Kind.allCases.randomElement(using: &random) ?? .yields)
    }
    await settled()
    #expect(mix.running == 0)
    mix.relay.accept(1)
    await settled()
    #expect(mix.running == 0)
    if Bool.random(using: &random) {
      mix.interactor.deactivate()
      await settled()
      #expect(mix.running == 0)
    }
    await mix.clock.advanceUntilIdle()
    mix.relay.accept(2)
    mix.interactor.deactivate()
    await idle()
    #expect(mix.running == 0)
    #expect(mix.alive == 0)
  }
}

private enum Kind: CaseIterable {
  case yields, resumedElsewhere, group, nested, plain, sleeps, sleepsAndWorks, values, asyncLet
  case fromAsync, adopted, cancelledElsewhere, handled
}

/// Work of every kind, and the amount that is neither parked nor over.
private final class Mix {
  let clock = VirtualClock()
  let relay = PublishRelay<Int>()
  let interactor = Interactor()
  private(set) var running = 0
  private(set) var alive = 0
  private let run: AppRun

  init(_ run: AppRun) {
    self.run = run
    interactor.activate()
  }

  func start(_ kind: Kind) {
    switch kind {
    case .handled: run.handle { begin { Task { await self.end { await Task.yield() } } } }
    case .adopted:
      run.handle {
        begin {
          Task { await self.end { try await self.sleep(2) } }
            .cancelOnDeactivate(interactor: self.interactor)
        }
      }
    case .fromAsync:
      begin {
        Observable<Void>.fromAsync { await self.end { await Task.yield() } }
          .subscribe().disposeOnDeactivate(interactor: self.interactor)
      }
    default: begin { self.interactor.task { await self.end { try await self.work(kind) } } }
    }
  }

  private func work(_ kind: Kind) async throws {
    switch kind {
    case .resumedElsewhere: await elsewhere()
    case .group:
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<3 { group.addTask { await Task.yield() } }
      }
    case .nested: start(.sleepsAndWorks)
    case .plain: begin { Task { await self.end { await self.elsewhere() } } }
    case .sleeps: try await sleep(1)
    case .sleepsAndWorks:
      try? await sleep(1)
      await elsewhere()
    case .values:
      running -= 1
      for try await _ in relay.values.prefix(1) {}
      running += 1
      await Task.yield()
    case .asyncLet:
      async let first: Void = elsewhere()
      async let second: Void = elsewhere()
      _ = await (first, second)
    case .cancelledElsewhere:
      let sleeper = Task { try await self.sleep(5) }
      DispatchQueue.global().async { sleeper.cancel() }
      try? await sleeper.value
    default: await Task.yield()
    }
  }

  private func begin(_ start: () -> Void) {
    running += 1
    alive += 1
    start()
  }

  private func end(_ body: () async throws -> Void) async {
    try? await body()
    running -= 1
    alive -= 1
  }

  private func sleep(_ seconds: Int) async throws {
    running -= 1
    defer { running += 1 }
    try await clock.sleep(for: .seconds(seconds))
  }

  private func elsewhere() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
  }
}
