import StateBinding
import Testing

/// The five workflow tests of RIBs for iOS.
struct WorkflowOriginalUnitTests {
  private let log = WorkflowLog()
  private let workflow: LoggedWorkflow<()>

  init() {
    workflow = LoggedWorkflow(log)
  }

  @Test func `steps before a fork run once`() {
    let shared =
      workflow
      .onStep { log.pass("outer", $0) }
      .onStep { item, _ in log.pass("middle", item) }
      .onStep { item, _ in log.pass("inner", item) }
      .asObservable()
    shared.fork(workflow)?.onStep { item, _ in log.pass("left", item) }.commit()
    shared.fork(workflow)?.onStep { item, _ in log.pass("right", item) }.commit()
    _ = workflow.subscribe(())
    #expect(count("outer", "middle", "inner") == [1, 1, 1])
  }

  @Test func `an error is received once and prevents the completion`() {
    workflow
      .onStep { log.pass("first", $0) }
      .onStep { _, _ in Observable<((), ())>.error(StepError.boom) }
      .onStep { item, _ in log.pass("third", item) }
      .commit()
    _ = workflow.subscribe(())
    #expect(count("complete", "fork", "error boom") == [0, 0, 1])
  }

  @Test func `a workflow completes once`() {
    workflow
      .onStep { log.pass("first", $0) }
      .onStep { item, _ in log.pass("second", item) }
      .commit()
    _ = workflow.subscribe(())
    #expect(count("complete", "fork", "error boom") == [1, 0, 0])
  }

  @Test func `a fork is reported once`() {
    workflow
      .onStep { log.pass("first", $0) }
      .onStep { item, _ in log.pass("second", item) }
      .asObservable()
      .fork(workflow)?
      .onStep { item, _ in log.pass("third", item) }
      .commit()
    _ = workflow.subscribe(())
    #expect(count("complete", "fork", "error boom") == [1, 1, 0])
  }

  @Test func `the root step runs once for two forks, after the subscription`() {
    let root = workflow.onStep { log.pass("root", $0) }.asObservable()
    root.fork(workflow)?.onStep { item, _ in log.pass("left", item) }.commit()
    root.fork(workflow)?.onStep { item, _ in log.pass("right", item) }.commit()
    #expect(count("root") == [0])
    _ = workflow.subscribe(())
    #expect(count("root") == [1])
  }

  private func count(_ lines: String...) -> [Int] {
    lines.map { line in log.lines.count { $0 == line } }
  }
}
