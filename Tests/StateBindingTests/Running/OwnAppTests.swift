import StateBinding
import Testing

/// Tasks count in the app of what starts them, whoever calls that.
struct OwnAppTests {
  @Test func `what a bag disposes as it goes starts tasks that count`() async {
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

  @Test func `the task of an interactor counts in its app, whoever starts it`() async {
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
