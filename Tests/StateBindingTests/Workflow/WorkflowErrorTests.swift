import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Errors of steps: their receivers, the order, and the diagnostics.
@Suite(.ownRun)
struct WorkflowErrorTests {
  private let log = Log()

  @Test func `onError hears of its own step and earlier ones, in the order of the steps`() {
    let workflow = LoggedWorkflow<Int>(log)
    workflow
      .onStep { _ in Observable<(Int, ())>.error(StepError.boom) }
      .onError { log("first \($0)") }
      .onStep { item, _ in log.pass("second", item) }
      .onError { log("second \($0)") }
      .commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["first boom", "second boom", "error boom"])
  }

  @Test func `onError does not hear of a later step`() {
    let workflow = LoggedWorkflow<Int>(log)
    workflow
      .onStep { log.pass("first", $0) }
      .onError { log("onError \($0)") }
      .onStep { _, _ in Observable<(Int, ())>.error(StepError.boom) }
      .commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["first", "error boom"])
  }

  @Test func `the onError of a shared step is called once`() {
    let workflow = LoggedWorkflow<Int>(log)
    let shared =
      workflow
      .onStep { _ in Observable<(Int, ())>.error(StepError.boom) }
      .onError { log("shared \($0)") }
      .asObservable()
    shared.fork(workflow)?.onError { log("left \($0)") }.commit()
    shared.fork(workflow)?.onError { log("right \($0)") }.commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["fork", "fork", "shared boom", "left boom", "error boom"])
  }

  @Test func `the first of two errors counts`() {
    let workflow = LoggedWorkflow<Int>(log)
    let left = PublishSubject<(Int, ())>()
    let right = PublishSubject<(Int, ())>()
    workflow.onStep { _ in left }.commit()
    workflow.onStep { _ in right }.commit()
    _ = workflow.subscribe(0)
    right.onError(StepError.bang)
    left.onError(StepError.boom)
    #expect(log.lines == ["error bang"])
  }

  @Test func `a fork that failed before the subscription prevents the run`() {
    let workflow = LoggedWorkflow<Int>(log)
    workflow.onStep { log.pass("step", $0) }.commit()
    Observable<(Int, ())>.error(StepError.boom).fork(workflow)?.commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["fork", "error boom"])
  }

  @Test func `an unhandled error is a diagnostic`() {
    let heard = diagnosed {
      let workflow = Workflow<Int>()
      workflow.onStep { _ in Observable<(Int, ())>.error(StepError.boom) }.commit()
      _ = workflow.subscribe(0)
    }
    #expect(
      heard == [
        "unhandled-error: Workflow<Int> failed with StepError.boom and nothing took the error"
      ])
  }

  @Test func `an error handled by onError is no diagnostic`() {
    let heard = diagnosed {
      let workflow = Workflow<Int>()
      workflow
        .onStep { _ in Observable<(Int, ())>.error(StepError.boom) }
        .onError { _ in }
        .onStep { item, _ in log.pass("second", item) }
        .commit()
      _ = workflow.subscribe(0)
    }
    #expect(heard == [])
  }

  @Test func `an error after the onError is a diagnostic`() {
    let heard = diagnosed {
      let workflow = Workflow<Int>()
      workflow
        .onStep { log.pass("first", $0) }
        .onError { _ in }
        .onStep { _, _ in Observable<(Int, ())>.error(StepError.boom) }
        .commit()
      _ = workflow.subscribe(0)
    }
    #expect(heard.count == 1)
  }

  @Test func `an error handled by an overridden didReceiveError is no diagnostic`() {
    let heard = diagnosed {
      let workflow = LoggedWorkflow<Int>(log)
      workflow.onStep { _ in Observable<(Int, ())>.error(StepError.boom) }.commit()
      _ = workflow.subscribe(0)
    }
    #expect(heard == [])
    #expect(log.lines == ["error boom"])
  }

  @Test func `an error of a cancelled asynchronous step is no diagnostic`() async {
    let heard = await diagnosed {
      let clock = VirtualClock()
      let workflow = Workflow<Int>()
      workflow
        .onAsyncStep { item -> (Int, ())? in
          try? await clock.sleep(for: .seconds(1))
          throw StepError.boom
        }
        .commit()
      let subscription = workflow.subscribe(0)
      await settled()
      subscription.dispose()
      await idle()
    }
    #expect(heard == [])
  }
}
