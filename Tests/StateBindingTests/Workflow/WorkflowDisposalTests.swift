import StateBinding
import StateBindingTestSupport
import Testing

/// A cancelled workflow and the disposables that end with it.
struct WorkflowDisposalTests {
  private let log = Log()
  private let workflow: LoggedWorkflow<Int>
  private let answer = PublishSubject<(Int, ())>()

  init() {
    workflow = LoggedWorkflow(log)
  }

  @Test func `disposing a workflow cancels it without a callback`() {
    workflow
      .onStep { _ in answer }
      .onStep { item, _ in log.pass("second", item) }
      .commit()
    workflow.subscribe(0).dispose()
    #expect(!answer.hasObservers)
    answer.onNext((0, ()))
    #expect(log.lines == [])
  }

  @Test func `a workflow disposed before its subscription does not run`() {
    workflow.onStep { log.pass("first", $0) }.commit()
    workflow.dispose()
    _ = workflow.subscribe(0)
    #expect(log.lines == [])
  }

  @Test func `a shared step of a workflow disposed early does not run either`() {
    let other = LoggedWorkflow<Int>(log)
    let shared = workflow.onStep { log.pass("shared", $0) }
    shared.commit()
    shared.asObservable().fork(other)?.commit()
    workflow.dispose()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["fork"])
  }

  @Test func `a step that disposes its workflow does not subscribe to its own stream`() {
    workflow
      .onStep { [unowned workflow] _ in
        workflow.dispose()
        return Observable<(Int, ())>.deferred {
          log("begun")
          return .just((0, ()))
        }
      }
      .onStep { item, _ in log.pass("second", item) }
      .commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == [])
  }

  @Test func `a waiting step that disposes its workflow does not subscribe to its own stream`() {
    let interactor = Interactor()
    let workflow = LoggedWorkflow<Interactor>(log)
    workflow
      .onStep { [unowned workflow] _ in
        workflow.dispose()
        return answer
      }
      .commit()
    _ = workflow.subscribe(interactor)
    interactor.activate()
    #expect(!answer.hasObservers)
  }

  @Test func `a first fork that disposes the workflow prevents the second`() {
    let shared = workflow.onStep { log.pass("shared", $0) }.asObservable()
    shared.fork(workflow)?
      .onStep { [unowned workflow] item, _ in
        workflow.dispose()
        return log.pass("left", item)
      }
      .commit()
    shared.fork(workflow)?.onStep { item, _ in log.pass("right", item) }.commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["fork", "fork", "shared", "left"])
  }

  @Test func `a disposal in onError prevents the later callbacks`() {
    var workflow: LoggedWorkflow<Int>? = LoggedWorkflow(log)
    workflow?
      .onStep { _ in answer }
      .onError { [weak workflow] error in
        log("onError \(error)")
        workflow?.dispose()
      }
      .commit()
    _ = workflow?.subscribe(0)
    answer.onError(StepError.boom)
    workflow = nil
    #expect(log.lines == ["onError boom"])
  }

  @Test func `a disposal while another fork fails prevents all callbacks`() {
    workflow
      .onStep { [unowned workflow] _ in
        Observable<(Int, ())>.never().do(onDispose: { workflow.dispose() })
      }
      .commit()
    workflow.onStep { _ in answer }.commit()
    _ = workflow.subscribe(0)
    answer.onError(StepError.boom)
    #expect(log.lines == [])
  }

  @Test func `deactivating the interactor disposes the workflow`() {
    let interactor = Interactor()
    interactor.activate()
    workflow.onStep { _ in answer }.commit()
    workflow.subscribe(0).disposeOnDeactivate(interactor: interactor)
    #expect(answer.hasObservers)
    interactor.deactivate()
    #expect(!answer.hasObservers)
    #expect(log.lines == [])
  }

  @Test func `a commit after the end adds nothing`() {
    let step = workflow.onStep { log.pass("step", $0) }
    step.commit()
    _ = workflow.subscribe(0)
    step.commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["step", "complete"])
  }

  @Test(arguments: ["complete", "stop", "error boom", "disposed"])
  func `disposeWith disposes once, after the callback`(end: String) {
    workflow.onStep { _ in answer }.commit()
    Disposables.create { log("attached ends") }.disposeWith(workflow: workflow)
    _ = workflow.subscribe(0)
    switch end {
    case "complete": answer.onNext((0, ()))
    case "stop": answer.onCompleted()
    case "error boom": answer.onError(StepError.boom)
    default:
      workflow.dispose()
      log("disposed")
    }
    workflow.dispose()
    #expect(
      log.lines == (end == "disposed" ? ["attached ends", end] : [end, "attached ends"]))
  }

  @Test func `disposeWith disposes at once after the workflow's end`() {
    workflow.dispose()
    Disposables.create { log("disposed") }.disposeWith(workflow: workflow)
    #expect(log.lines == ["disposed"])
  }
}
