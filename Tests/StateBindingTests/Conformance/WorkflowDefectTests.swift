import StateBinding
import StateBindingTestSupport
import Testing

/// Defects of the original that are fixed here.
struct WorkflowDefectTests {
  private let log = Log()

  @Test func `a step without a value stops the workflow without completing it`() {
    let workflow = LoggedWorkflow<Int>(log)
    workflow
      .onStep { _ in Observable<(Int, ())>.empty() }
      .onStep { item, _ in log.pass("second", item) }
      .commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["stop"])
  }

  @Test func `a workflow disposed in didComplete ends once`() {
    final class Disposing: Workflow<Int> {
      override func didComplete() { dispose() }
    }
    let workflow = Disposing()
    workflow.onStep { log.pass("step", $0) }.commit()
    let watch = WorkflowWatch()
    watch.watch { _ = workflow.subscribe(0) }
    #expect(log.lines == ["step"])
    #expect(watch.takeEnds().map { $0 == nil } == [true])
  }

  @Test func `a last step without a value stops the workflow`() {
    let workflow = LoggedWorkflow<Int>(log)
    workflow
      .onStep { log.pass("first", $0) }
      .onStep { _, _ in Observable<(Int, ())>.empty() }
      .commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["first", "stop"])
  }

  @Test func `a forked workflow completes after its last fork`() {
    let workflow = LoggedWorkflow<Int>(log)
    let left = PublishSubject<(Int, ())>()
    let right = PublishSubject<(Int, ())>()
    let shared = workflow.onStep { log.pass("shared", $0) }.asObservable()
    shared.fork(workflow)?.onStep { _, _ in left }.commit()
    shared.fork(workflow)?.onStep { _, _ in right }.commit()
    _ = workflow.subscribe(0)
    right.onNext((0, ()))
    #expect(log.lines == ["fork", "fork", "shared"])
    left.onNext((0, ()))
    #expect(log.lines == ["fork", "fork", "shared", "complete"])
  }

  @Test func `an error in one fork prevents the completion`() {
    let workflow = LoggedWorkflow<Int>(log)
    let late = PublishSubject<(Int, ())>()
    let shared = workflow.onStep { log.pass("shared", $0) }.asObservable()
    shared.fork(workflow)?.onStep { item, _ in log.pass("early", item) }.commit()
    shared.fork(workflow)?.onStep { _, _ in late }.commit()
    _ = workflow.subscribe(0)
    late.onError(StepError.boom)
    #expect(log.lines == ["fork", "fork", "shared", "early", "error boom"])
  }

  @Test func `a pending workflow without an owner is released with its steps`() {
    let answer = PublishSubject<(Int, ())>()
    weak var released: LoggedWorkflow<Int>?
    weak var captured: Log?
    do {
      let held = Log()
      let workflow = LoggedWorkflow<Int>(log)
      workflow
        .onStep { item in
          held("first")
          return answer.map { ($0.0 + item, ()) }
        }
        .onStep { item, _ in held.pass("second", item) }
        .commit()
      _ = workflow.subscribe(0)
      (released, captured) = (workflow, held)
    }
    #expect(released == nil)
    #expect(captured == nil)
    #expect(!answer.hasObservers)
    answer.onNext((0, ()))
    #expect(log.lines == [])
  }

  @Test func `a pending workflow is released with its subscription`() {
    let answer = PublishSubject<(Int, ())>()
    var subscription: (any Disposable)?
    weak var workflow: LoggedWorkflow<Int>?
    do {
      let pending = LoggedWorkflow<Int>(log)
      pending.onStep { _ in answer }.commit()
      subscription = pending.subscribe(0)
      workflow = pending
    }
    #expect(subscription != nil)
    #expect(workflow != nil)
    subscription = nil
    #expect(workflow == nil)
  }

  @Test func `a workflow without a subscriber is released`() {
    weak var workflow: LoggedWorkflow<Int>?
    do {
      let described = LoggedWorkflow<Int>(log)
      let shared = described.onStep { log.pass("shared", $0) }
      shared.asObservable().fork(described)?.onStep { item, _ in log.pass("fork", item) }.commit()
      shared.onStep { item, _ in log.pass("straight", item) }.commit()
      workflow = described
    }
    #expect(workflow == nil)
  }
}
