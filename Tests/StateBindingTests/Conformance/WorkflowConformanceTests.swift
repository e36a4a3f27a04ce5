import StateBinding
import StateBindingTestSupport
import Testing

/// The order of events of RIBs for iOS, line by line.
struct WorkflowConformanceTests {
  private let log = Log()
  private let workflow: LoggedWorkflow<Int>

  init() {
    workflow = LoggedWorkflow(log)
  }

  @Test func `steps run in order with the item and value of the step before`() {
    workflow
      .onStep { item in
        log("first \(item)")
        return .just(("item", 1.5))
      }
      .onStep { item, value in
        log("second \(item) \(value)")
        return .just((true, "value"))
      }
      .onStep { item, value in
        log("third \(item) \(value)")
        return .just((item, value))
      }
      .commit()
    _ = workflow.subscribe(7)
    #expect(log.lines == ["first 7", "second item 1.5", "third true value", "complete"])
  }

  @Test func `a step waits until its interactor is active`() {
    let interactor = Interactor()
    workflow
      .onStep { _ in log.pass("first", interactor) }
      .onStep { item, _ in log.pass("second, active \(item.isActive)", item) }
      .commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["first"])
    interactor.activate()
    #expect(log.lines == ["first", "second, active true", "complete"])
  }

  @Test func `a step with an active interactor does not wait`() {
    let interactor = Interactor()
    interactor.activate()
    workflow
      .onStep { _ in log.pass("first", interactor) }
      .onStep { item, _ in log.pass("second", item) }
      .commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["first", "second", "complete"])
  }

  @Test func `only the first value of a step counts`() {
    workflow
      .onStep { item in .of((item, "one"), (item, "two")) }
      .onStep { item, value in log.pass(value, item) }
      .commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["one", "complete"])
  }

  @Test func `a step shared by two forks runs once`() {
    let shared = workflow.onStep { log.pass("shared", $0) }.asObservable()
    shared.fork(workflow)?.onStep { item, _ in log.pass("left", item) }.commit()
    shared.fork(workflow)?.onStep { item, _ in log.pass("right", item) }.commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["fork", "fork", "shared", "left", "right", "complete"])
  }

  @Test func `a step's onError comes before didReceiveError`() {
    workflow
      .onStep { _ in Observable<(Int, ())>.error(StepError.boom) }
      .onError { log("onError \($0)") }
      .commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["onError boom", "error boom"])
  }

  @Test func `subscribing before commit ends the process`() async {
    await expectEnd(
      "Workflow<Int> is subscribed to before it is committed; call commit() on its last step first"
    ) {
      let workflow = Workflow<Int>()
      _ = workflow.onStep { .just(($0, ())) }
      _ = workflow.subscribe(0)
    }
  }

  @Test func `a second subscription does nothing`() {
    workflow.onStep { log.pass("step \($0)", $0) }.commit()
    _ = workflow.subscribe(1)
    _ = workflow.subscribe(2)
    #expect(log.lines == ["step 1", "complete"])
  }

  @Test func `a second subscription does nothing while the first is pending`() {
    let answer = PublishSubject<(Int, ())>()
    workflow
      .onStep { item in
        log("step \(item)")
        return answer
      }
      .commit()
    _ = workflow.subscribe(1)
    _ = workflow.subscribe(2)
    answer.onNext((0, ()))
    #expect(log.lines == ["step 1", "complete"])
  }

  @Test func `disposeWith ends a disposable with the workflow`() {
    let answer = PublishSubject<(Int, ())>()
    workflow.onStep { _ in answer }.commit()
    Disposables.create { log("disposed") }.disposeWith(workflow: workflow)
    _ = workflow.subscribe(0)
    #expect(log.lines == [])
    answer.onNext((0, ()))
    #expect(log.lines == ["complete", "disposed"])
  }

  @Test func `an unsubscribed workflow runs no step`() {
    workflow.onStep { [log] in log.pass("step", $0) }.commit()
    #expect(log.lines == [])
  }
}
