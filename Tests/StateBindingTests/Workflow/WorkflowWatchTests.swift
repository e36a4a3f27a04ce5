import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The ends of workflows started by a handler.
@Suite(.ownRun) struct WorkflowWatchTests {
  private let source = PublishSubject<(Int, Void)>()

  @Test func `a workflow runs until its last step has a value`() {
    let watch = WorkflowWatch()
    watch.watch { keep(workflow().subscribe(0)) }
    #expect(watch.isRunning)
    source.onNext((1, ()))
    #expect(!watch.isRunning)
    #expect(watch.takeEnds().map(text) == ["completed"])
    #expect(watch.takeEnds().isEmpty)
  }

  @Test func `an error is reported and is no diagnostic`() {
    let diagnostics = diagnosed {
      let watch = WorkflowWatch()
      watch.watch { keep(workflow().subscribe(0)) }
      source.onError(Failure())
      #expect(watch.takeEnds().map(text) == ["failed"])
    }
    #expect(diagnostics == [])
  }

  @Test func `a stream without a value stops the workflow`() {
    let watch = WorkflowWatch()
    watch.watch { keep(workflow().subscribe(0)) }
    source.onCompleted()
    #expect(watch.takeEnds().map(text) == ["stopped"])
  }

  @Test func `an unowned workflow is cancelled`() {
    let watch = WorkflowWatch()
    watch.watch { _ = workflow().subscribe(0) }
    #expect(!watch.isRunning)
    #expect(watch.takeEnds().map(text) == ["cancelled"])
  }

  @Test func `only workflows subscribed in the closure are watched, each once`() {
    let watch = WorkflowWatch()
    let before = workflow()
    keep(before.subscribe(0))
    watch.watch { keep(before.subscribe(0)) }
    #expect(!watch.isRunning)
    let inside = workflow()
    watch.watch {
      keep(inside.subscribe(0))
      keep(inside.subscribe(0))
    }
    keep(workflow().subscribe(0))
    source.onNext((1, ()))
    #expect(watch.takeEnds().map(text) == ["completed"])
  }

  @Test func `a nested watch takes only its own workflows`() {
    let outer = WorkflowWatch()
    let inner = WorkflowWatch()
    outer.watch {
      inner.watch { _ = workflow().subscribe(0) }
      _ = workflow().subscribe(0)
    }
    #expect(outer.takeEnds().count == 1)
    #expect(inner.takeEnds().count == 1)
  }

  private struct Failure: Error {}

  private let bag = DisposeBag()

  private func keep(_ disposable: any Disposable) { disposable.disposed(by: bag) }

  private func workflow() -> Workflow<Int> {
    let workflow = Workflow<Int>()
    return workflow.onStep { [source] _ in source.map { $0 } }.commit()
  }

  private func text(_ end: WorkflowOutcome?) -> String {
    switch end {
    case nil: "cancelled"
    case .completed: "completed"
    case .stopped: "stopped"
    case .failed: "failed"
    }
  }
}
