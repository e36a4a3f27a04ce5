import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

private struct Failure: Error {}

private final class TallyModel: ViewModel<Int, String> {}

/// Objects of one app that code of another app touches.
@Suite(.ownRun)
struct RunsSideBySideTests {
  private let run = AppRun()

  /// The diagnostics of the other run during `body`, which the current run must not hear.
  private func heard(_ body: () -> Void) -> [String] {
    var lines: [String] = []
    let observation = run.diagnostics.observe { lines.append("\($0.kind.rawValue)") }
    body()
    observation.dispose()
    return lines
  }

  @Test func `a task on an inactive interactor is reported to the run of the interactor`() {
    let interactor = run.perform { Interactor() }
    #expect(heard { interactor.task {} } == ["inactive-scope"])
  }

  @Test func `an error of a task is reported to the run of the interactor`() async {
    let interactor = run.perform { Interactor() }
    interactor.activate()
    var lines: [String] = []
    let observation = run.diagnostics.observe { lines.append($0.message) }
    interactor.task { throw Failure() }
    await run.settled()
    observation.dispose()
    #expect(
      lines == ["a task of Interactor failed with Failure() and nothing took the error"])
  }

  @Test func `an action without a listener is reported to the run of the view model`() {
    let model = run.perform { TallyModel(state: 0) }
    #expect(heard { model.request(action: "go") } == ["lost-action"])
  }

  @Test func `an error of a stream is reported to the run that made its source`() {
    let subject = run.perform { PublishSubject<Int>() }
    let subscription = subject.map { $0 }.subscribe()
    #expect(heard { subject.onError(Failure()) } == ["unhandled-error"])
    subscription.dispose()
  }

  @Test func `a workflow reports its error to its own run`() {
    let source = PublishSubject<(Int, Void)>()
    let workflow = run.perform { Workflow<Int>() }
    workflow.onStep { _ in source.map { $0 } }.commit()
    let running = workflow.subscribe(0)
    #expect(heard { source.onError(Failure()) } == ["unhandled-error"])
    running.dispose()
  }

  @Test func `a watch hears only of the workflows of its own run`() {
    let watch = WorkflowWatch()
    let other = run.perform { Workflow<Int>() }
    other.onStep { _ in .just((1, ())) }.commit()
    watch.watch { other.subscribe(0).dispose() }
    #expect(watch.takeEnds().isEmpty)
  }

  @Test func `a trace hears only of its own run`() {
    var (own, others): ([String], [String]) = ([], [])
    let tracing = [
      AppRun.current.trace.observe { own.append($0.description) },
      run.trace.observe { others.append($0.description) },
    ]
    let model = run.perform { TallyModel(state: 0) }
    model.update(state: 1)
    let router = run.perform { Router(interactor: Interactor()) }
    router.interactor.activate()
    let interactor = Interactor()
    interactor.activate()
    for subscription in tracing { subscription.dispose() }
    #expect(own == ["activate Interactor"])
    #expect(others == ["state TallyModel", "activate Interactor"])
  }

  @Test func `a limit of one run does not limit another`() {
    run.perform { EventLimit.perTurn = 5 }
    #expect(EventLimit.perTurn == 10_000_000)
    #expect(run.perform { EventLimit.perTurn } == 5)
  }

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
