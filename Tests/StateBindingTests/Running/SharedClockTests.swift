import StateBinding
import StateBindingTestSupport
import Testing

/// One clock for several apps.
struct SharedClockTests {
  private let clock = VirtualClock()
  private let run = AppRun()

  @Test func `every app on a shared clock is settled before the clock moves on`() async {
    // Sleeps again at the look after it has woken, like a view's task.
    final class Ticking: ShowsState {
      var ticks = 0
      private var isSleeping = false
      private let interactor = Interactor()
      private let clock: VirtualClock

      init(_ clock: VirtualClock) {
        self.clock = clock
        interactor.activate()
      }

      func end() { interactor.deactivate() }

      func rest() {}

      func look() -> Bool {
        if isSleeping { return false }
        isSleeping = true
        interactor.task { [self] in
          try await clock.sleep(for: .seconds(1))
          ticks += 1
          isSleeping = false
        }
        return true
      }
    }
    let other = AppRun()
    let (here, there) = (run.perform { Ticking(clock) }, other.perform { Ticking(clock) })
    run.keepLooking(at: here)
    other.keepLooking(at: there)
    await other.settled()
    await run.perform { await clock.advance(by: .seconds(3)) }
    #expect([here.ticks, there.ticks] == [3, 3])
    for ticking in [here, there] { ticking.end() }
    for app in [run, other] { await app.settled() }
  }

  @Test func `the clock waits for work that another app begins here`() async {
    let other = AppRun()
    let here = run.perform { Interactor() }
    let there = other.perform { Interactor() }
    for interactor in [here, there] { interactor.activate() }
    clock.tick(for: other)
    var log: [String] = []
    await run.perform {
      there.task {
        for _ in 0..<10 { await Task.yield() }
        here.task {
          for _ in 0..<10 { await Task.yield() }
          try await clock.sleep(for: .seconds(2))
          log.append("woken")
        }
      }
      await clock.advance(by: .seconds(3))
    }
    #expect(log == ["woken"])
    clock.stopTicking(for: other)
  }

  @Test func `the clock waits for work of its own app`() async {
    let other = AppRun()
    let clock = other.perform { VirtualClock() }
    let interactor = other.perform { Interactor() }
    interactor.activate()
    var log: [String] = []
    await run.perform {
      interactor.task {
        for _ in 0..<10 { await Task.yield() }
        try await clock.sleep(for: .seconds(2))
        log.append("woken")
      }
      await clock.advance(by: .seconds(3))
    }
    #expect(log == ["woken"])
  }

  @Test func `counted work that wakes its own app's work ends the process`() async {
    await expectEnd("settled() or idle() was called inside work that it waits for") {
      let (here, there) = (AppRun(), AppRun())
      let clock = VirtualClock()
      let interactor = here.perform { Interactor() }
      interactor.activate()
      interactor.task { try await clock.sleep(for: .seconds(1)) }
      await here.settled()
      interactor.task { await there.perform { await clock.advance(by: .seconds(1)) } }
      await here.settled()
    }
  }
}
