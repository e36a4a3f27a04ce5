import StateBinding
import Testing

/// Subscribing to a workflow a second time does nothing at all.
struct SecondSubscribeTests {
  private let log = WorkflowLog()
  private let workflow: LoggedWorkflow<Int>
  private let answer = PublishSubject<(Int, ())>()

  init() {
    workflow = LoggedWorkflow(log)
    workflow.onStep { [answer] _ in answer }.commit()
  }

  @Test func `the first caller is told of the end, not the second`() {
    _ = workflow.subscribe(1, onEnd: { _ in log("first ended") })
    _ = workflow.subscribe(2, onEnd: { _ in log("second ended") })
    answer.onNext((0, ()))
    #expect(log.lines == ["complete", "first ended"])
  }

  @Test func `the second caller is not told where the first did not ask to be`() {
    _ = workflow.subscribe(1)
    _ = workflow.subscribe(2, onEnd: { _ in log("second ended") })
    answer.onNext((0, ()))
    #expect(log.lines == ["complete"])
  }

  @Test(arguments: ["pending", "ended", "disposed"])
  func `what the second onEnd captures is not kept`(state: String) {
    if state != "disposed" { _ = workflow.subscribe(1) }
    if state == "ended" { answer.onNext((0, ())) }
    if state == "disposed" { workflow.dispose() }
    weak var captured: WorkflowLog?
    do {
      let held = WorkflowLog()
      captured = held
      _ = workflow.subscribe(2, onEnd: { _ in held("second ended") })
    }
    #expect(captured == nil)
  }
}
