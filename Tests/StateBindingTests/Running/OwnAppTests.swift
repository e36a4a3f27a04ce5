import StateBinding
import Testing

/// A task counts in the app of the object that starts it, for any caller.
struct OwnAppTests {
  @Test func `a task started by a released bag counts in its app`() async {
    let run = AppRun()
    var log: [String] = []
    run.perform {
      let interactor = Interactor()
      interactor.activate()
      let owner = Interactor()
      let bag = DisposeBag()
      bag.insert(
        Disposables.create {
          // Keeps the interactor until the task has ended.
          interactor.task {
            await Task.yield()
            log.append(interactor.isActive ? "ends" : "")
          }
        })
      _ = owner
    }
    await run.settled()
    #expect(log == ["ends"])
  }

  @Test func `an interactor's task counts in its own app, even if another app starts it`() async {
    let (run, other) = (AppRun(), AppRun())
    let interactor = run.perform { Interactor() }
    interactor.activate()
    var hasEnded = false
    other.perform {
      _ = interactor.task {
        for _ in 0..<10 { await Task.yield() }
        hasEnded = true
      }
    }
    await run.settled()
    #expect(hasEnded)
  }
}
