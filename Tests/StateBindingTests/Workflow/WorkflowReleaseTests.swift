import StateBinding
import StateBindingTestSupport
import Testing

/// A workflow released with its last reference, also during a step or callback.
struct WorkflowReleaseTests {
  private let log = Log()
  private let answer = PublishSubject<(Int, ())>()

  @Test func `dropping a workflow in onError releases it without more callbacks`() {
    var workflow: LoggedWorkflow<Int>? = LoggedWorkflow(log)
    weak let released = workflow
    workflow?
      .onStep { _ in answer }
      .onError { error in
        log("onError \(error)")
        workflow = nil
      }
      .commit()
    _ = workflow?.subscribe(0)
    answer.onError(StepError.boom)
    #expect(released == nil)
    #expect(log.lines == ["onError boom"])
  }

  @Test func `dropping a workflow in didComplete releases it afterwards`() {
    let holder = Holder()
    holder.workflow = CallbackWorkflow {
      log("complete")
      holder.workflow = nil
    }
    weak let released = holder.workflow
    released?.onStep { _ in answer }.commit()
    if let released { Disposables.create { log("disposed") }.disposeWith(workflow: released) }
    _ = released?.subscribe(0)
    answer.onNext((0, ()))
    #expect(released == nil)
    #expect(log.lines == ["complete", "disposed"])
  }

  @Test func `a fork answered during the release is not reported`() {
    var workflow: LoggedWorkflow<Int>? = LoggedWorkflow(log)
    if let workflow {
      workflow.onStep { _ in Observable<(Int, ())>.never().do(onDispose: answerNow) }.commit()
      workflow.onStep { _ in answer }.commit()
      _ = workflow.subscribe(0)
    }
    workflow = nil
    #expect(log.lines == ["answered"])
  }

  @Test func `releasing a workflow disposes the disposables tied to it`() {
    do {
      let workflow = LoggedWorkflow<Int>(log)
      workflow.onStep { _ in answer }.commit()
      Disposables.create { log("disposed") }.disposeWith(workflow: workflow)
      _ = workflow.subscribe(0)
      #expect(log.lines == [])
    }
    #expect(log.lines == ["disposed"])
  }

  @Test func `work begun by the release counts in the workflow's run`() async {
    let run = AppRun()
    await run.perform {
      do {
        let workflow = LoggedWorkflow<Int>(log)
        workflow.onStep { _ in answer }.commit()
        Disposables.create {
          _ = Observable<Void>.fromAsync { log("work") }.subscribe()
        }.disposeWith(workflow: workflow)
        _ = workflow.subscribe(0)
      }
      await settled()
    }
    #expect(log.lines == ["work"])
  }

  @Test func `a thousand steps run and are released`() {
    weak var released: Log?
    do {
      let probe = Log()
      released = probe
      let workflow = LoggedWorkflow<Int>(log)
      var step = workflow.onStep { .just(($0, ())) }
      for _ in 1..<1_000 { step = step.onStep { item, _ in probe.pass("", item + 1) } }
      step.onStep { item, _ in log.pass("\(item)", item) }.commit()
      _ = workflow.subscribe(1)
    }
    #expect(log.lines == ["1000", "complete"])
    #expect(released == nil)
  }

  private func answerNow() {
    log("answered")
    answer.onNext((0, ()))
  }
}

private final class CallbackWorkflow: Workflow<Int> {
  private let complete: () -> Void

  init(complete: @escaping () -> Void) {
    self.complete = complete
  }

  override func didComplete() { complete() }
}

private final class Holder {
  var workflow: Workflow<Int>?
}
