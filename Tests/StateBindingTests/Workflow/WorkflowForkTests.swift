import StateBinding
import StateBindingTestSupport
import Testing

/// Steps continued by several branches or workflows.
struct WorkflowForkTests {
  private let log = Log()
  private let workflow: LoggedWorkflow<Int>

  init() {
    workflow = LoggedWorkflow(log)
  }

  @Test func `an observer that joins a step while its value is delivered hears the value`() {
    let workflow = Workflow<Int>()
    let step = workflow.onStep { number in Observable.just((number, ())) }
    var heard: [Int] = []
    step.onStep { number, _ in
      _ = step.asObservable().subscribe(onNext: { heard.append($0.0) })
      return Observable.just((number, ()))
    }.commit()
    _ = workflow.subscribe(5)
    #expect(heard == [5])
  }

  @Test func `forks run depth first, in the order of their commits`() {
    let shared = workflow.onStep { log.pass("shared", $0) }.asObservable()
    let left = shared.fork(workflow)?.onStep { item, _ in log.pass("left", item) }
    let right = shared.fork(workflow)?.onStep { item, _ in log.pass("right", item) }
    let inner = left?.asObservable()
    inner?.fork(workflow)?.onStep { item, _ in log.pass("left left", item) }.commit()
    inner?.fork(workflow)?.onStep { item, _ in log.pass("left right", item) }.commit()
    right?.onStep { item, _ in log.pass("right on", item) }.commit()
    _ = workflow.subscribe(0)
    #expect(
      log.lines.drop { $0 == "fork" } == [
        "shared", "left", "left left", "left right", "right", "right on", "complete",
      ])
  }

  @Test func `a forked step can also be committed itself`() {
    let shared = workflow.onStep { log.pass("shared", $0) }
    shared.asObservable().fork(workflow)?.onStep { item, _ in log.pass("fork on", item) }.commit()
    shared.commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["fork", "shared", "fork on", "complete"])
  }

  @Test func `a workflow can have several first steps`() {
    workflow.onStep { log.pass("left", $0) }.commit()
    workflow.onStep { log.pass("right", $0) }.commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["left", "right", "complete"])
  }

  @Test func `a step shared by two workflows runs once`() {
    let other = LoggedWorkflow<Int>(log, named: "other")
    let shared = workflow.onStep { log.pass("shared \($0)", $0) }
    shared.onStep { item, _ in log.pass("mine", item) }.commit()
    shared.asObservable().fork(other)?.onStep { item, _ in log.pass("theirs", item) }.commit()
    _ = other.subscribe(2)
    _ = workflow.subscribe(1)
    #expect(
      log.lines == [
        "other fork", "shared 1", "mine", "complete", "theirs", "other complete",
      ])
  }

  @Test func `disposing a workflow does not stop another one that shares its running step`() {
    let answer = PublishSubject<(Int, ())>()
    let other = LoggedWorkflow<Int>(log, named: "other")
    let shared = workflow.onStep { _ in answer }
    shared.commit()
    shared.asObservable().fork(other)?.onStep { item, _ in log.pass("theirs", item) }.commit()
    _ = other.subscribe(2)
    _ = workflow.subscribe(1)
    workflow.dispose()
    answer.onNext((3, ()))
    #expect(log.lines == ["other fork", "theirs", "other complete"])
  }

  @Test func `disposing a workflow stops another one that waits for its shared step`() {
    let other = LoggedWorkflow<Int>(log, named: "other")
    let shared = workflow.onStep { log.pass("shared", $0) }
    shared.commit()
    shared.asObservable().fork(other)?.commit()
    _ = other.subscribe(2)
    workflow.dispose()
    #expect(log.lines == ["other fork", "other stop"])
  }

  @Test func `a fork continues from any stream`() {
    let stream = PublishSubject<(Int, String)>()
    stream.fork(workflow)?.onStep { item, value in log.pass("\(item) \(value)", item) }.commit()
    _ = workflow.subscribe(0)
    stream.onNext((1, "first"))
    stream.onNext((2, "second"))
    #expect(log.lines == ["fork", "1 first", "complete"])
  }

  @Test func `an error in one fork ends the others`() {
    let left = PublishSubject<(Int, ())>()
    let right = PublishSubject<(Int, ())>()
    let shared = workflow.onStep { log.pass("shared", $0) }.asObservable()
    shared.fork(workflow)?.onStep { _, _ in left }
      .onStep { item, _ in log.pass("left on", item) }.commit()
    shared.fork(workflow)?.onStep { _, _ in right }.commit()
    _ = workflow.subscribe(0)
    right.onError(StepError.boom)
    left.onNext((0, ()))
    #expect(log.lines == ["fork", "fork", "shared", "error boom"])
    #expect(!left.hasObservers)
  }

  @Test func `a fork that fails at once prevents the later forks`() {
    let shared = workflow.onStep { log.pass("shared", $0) }.asObservable()
    shared.fork(workflow)?.onStep { _, _ in Observable<(Int, ())>.error(StepError.boom) }.commit()
    shared.fork(workflow)?.onStep { item, _ in log.pass("right", item) }.commit()
    _ = workflow.subscribe(0)
    #expect(log.lines == ["fork", "fork", "shared", "error boom"])
  }

  @Test func `the stream of a step sends its value, then completes`() {
    let step = workflow.onStep { .just(($0, "value")) }
    _ = step.asObservable().subscribe(
      onNext: { log("\($0) \($1)") }, onCompleted: { log("completed") })
    step.commit()
    _ = workflow.subscribe(7)
    #expect(log.lines == ["7 value", "completed", "complete"])
  }

  @Test func `the stream of an ended step completes without a value`() {
    let step = workflow.onStep { .just(($0, ())) }
    step.commit()
    _ = workflow.subscribe(0)
    _ = step.asObservable().subscribe(
      onNext: { _ in log("value") }, onCompleted: { log("completed") })
    #expect(log.lines == ["complete", "completed"])
  }
}
