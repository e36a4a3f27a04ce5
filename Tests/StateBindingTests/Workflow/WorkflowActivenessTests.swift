import StateBinding
import StateBindingTestSupport
import Testing

/// Steps that wait for their RIB.
struct WorkflowActivenessTests {
  private let log = Log()
  private let workflow: LoggedWorkflow<Int>

  init() {
    workflow = LoggedWorkflow(log)
  }

  @Test func `an interactor released during the wait stops the workflow`() {
    var interactor: Interactor? = Interactor()
    weak let released = interactor
    workflow
      .onStep { [weak interactor] _ in .from(interactor.map { [($0, ())] } ?? []) }
      .onStep { item, _ in log.pass("second", item) }
      .commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == [])
    interactor = nil
    #expect(released == nil)
    #expect(log.lines == ["stop"])
  }

  @Test func `a step waits again for an interactor that became inactive`() {
    let interactor = Interactor()
    let answer = PublishSubject<(Interactor, ())>()
    workflow
      .onStep { _ in answer }
      .onStep { item, _ in log.pass("second", item) }
      .commit()
    _ = workflow.subscribe(0)
    interactor.activate()
    interactor.deactivate()
    answer.onNext((interactor, ()))
    #expect(log.lines == [])
    interactor.activate()
    #expect(log.lines == ["second", "complete"])
  }

  @Test func `a begun step continues if its interactor becomes inactive`() {
    let interactor = Interactor()
    interactor.activate()
    let answer = PublishSubject<(Int, ())>()
    let workflow = LoggedWorkflow<Interactor>(log)
    workflow.onStep { _ in answer }.commit()
    _ = workflow.subscribe(interactor)
    interactor.deactivate()
    answer.onNext((0, ()))
    #expect(log.lines == ["complete"])
  }

  @Test func `the first step waits for the subscribed item`() {
    let interactor = Interactor()
    let workflow = LoggedWorkflow<Interactor>(log)
    workflow.onStep { log.pass("first", $0) }.commit()
    _ = workflow.subscribe(interactor)
    #expect(log.lines == [])
    interactor.activate()
    #expect(log.lines == ["first", "complete"])
  }

  @Test func `a step continues when the stream sends true, before didBecomeActive`() {
    let interactor = NotingInteractor(log)
    let workflow = LoggedWorkflow<Interactor>(log)
    workflow.onStep { log.pass("first", $0) }.commit()
    _ = workflow.subscribe(interactor)
    interactor.activate()
    #expect(log.lines == ["first", "complete", "didBecomeActive"])
  }

  @Test func `a second activation does not run the step again`() {
    let interactor = Interactor()
    let workflow = LoggedWorkflow<Interactor>(log)
    let answer = PublishSubject<(Int, ())>()
    workflow
      .onStep { _ in
        log("first")
        return answer
      }
      .commit()
    _ = workflow.subscribe(interactor)
    interactor.activate()
    interactor.deactivate()
    interactor.activate()
    #expect(log.lines == ["first"])
  }

  @Test func `an item that is no interactor is not waited for`() {
    let workflow = LoggedWorkflow<AnyObject>(log)
    workflow.onStep { log.pass("first", $0) }.commit()
    _ = workflow.subscribe(Log())
    #expect(log.lines == ["first", "complete"])
  }

  @Test func `a step waits for an interactor behind a protocol`() {
    let interactor = NotingInteractor(log)
    let workflow = LoggedWorkflow<any Loggable>(log)
    workflow
      .onStep { item in
        item.note()
        return .just((item, ()))
      }
      .commit()
    _ = workflow.subscribe(interactor)
    #expect(log.lines == [])
    interactor.activate()
    #expect(log.lines == ["note", "complete", "didBecomeActive"])
  }

  @Test func `forks that wait for one interactor continue in their order`() {
    let interactor = Interactor()
    let shared = workflow.onStep { _ in log.pass("shared", interactor) }.asObservable()
    shared.fork(workflow)?.onStep { item, _ in log.pass("left", item) }.commit()
    shared.fork(workflow)?.onStep { item, _ in log.pass("right", item) }.commit()
    _ = workflow.subscribe(0)
    interactor.activate()
    #expect(log.lines == ["fork", "fork", "shared", "left", "right", "complete"])
  }

  @Test func `a disposed workflow does not continue when its interactor becomes active`() {
    let interactor = Interactor()
    let workflow = LoggedWorkflow<Interactor>(log)
    workflow.onStep { log.pass("first", $0) }.commit()
    workflow.subscribe(interactor).dispose()
    interactor.activate()
    #expect(log.lines == [])
  }

  @Test func `a step that waits for its RIB does not count as running`() async {
    let run = AppRun()
    let interactor = Interactor()
    let workflow = LoggedWorkflow<Interactor>(log)
    await run.perform {
      workflow
        .onAsyncStep { item in
          log("first")
          return (item, ())
        }
        .commit()
      _ = workflow.subscribe(interactor)
      await idle()
      #expect(log.lines == [])
      interactor.activate()
      await idle()
    }
    #expect(log.lines == ["first", "complete"])
  }
}

private protocol Loggable: AnyObject {
  func note()
}

private final class NotingInteractor: Interactor, Loggable {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  override func didBecomeActive() { log("didBecomeActive") }

  func note() { log("note") }
}
