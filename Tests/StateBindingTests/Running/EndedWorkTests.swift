import StateBinding
import TestSupport
import Testing

/// What has ended is let go of, however long the life goes on that it was tied to.
@Suite(.ownRun)
struct EndedWorkTests {
  private final class Result {}

  private struct Probe {
    weak var object: AnyObject?
  }

  private let interactor = Interactor()
  private let worker = Worker()

  init() {
    interactor.activate()
    worker.start(interactor)
  }

  @Test func `workflows`() {
    var probes: [Probe] = []
    for _ in 1...1_000 {
      let workflow = Workflow<Int>()
      workflow.onStep { .just(($0, ())) }.commit()
      workflow.subscribe(0).disposeOnDeactivate(interactor: interactor)
      probes.append(Probe(object: workflow))
    }
    #expect(probes.count { $0.object != nil } <= 16)
  }

  @Test func `a workflow that is pending is kept`() {
    let answer = PublishSubject<(Int, ())>()
    for _ in 1...100 {
      let workflow = Workflow<Int>()
      workflow.onStep { _ in answer }.commit()
      workflow.subscribe(0).disposeOnDeactivate(interactor: interactor)
    }
    #expect(answer.hasObservers)
    interactor.deactivate()
    #expect(!answer.hasObservers)
  }

  @Test func `plain tasks tied to an interactor`() async {
    let kept = await kept { $0.cancelOnDeactivate(interactor: interactor) }
    #expect(kept <= 16)
  }

  @Test func `plain tasks tied to a worker`() async {
    let kept = await kept { $0.cancelOnStop(worker) }
    #expect(kept <= 16)
  }

  @Test func `plain tasks tied inside counted work`() async {
    var kept = 1_000
    interactor.task { kept = await self.kept { $0.cancelOnDeactivate(interactor: interactor) } }
    await settled()
    #expect(kept <= 16)
  }

  /// How many results are kept of 1,000 tasks that have been tied and have ended.
  private func kept(_ tie: (Task<Result, Never>) -> Task<Result, Never>) async -> Int {
    var probes: [Probe] = []
    for _ in 1...1_000 {
      let task = tie(Task { Result() })
      probes.append(Probe(object: await task.value))
    }
    return probes.count { $0.object != nil }
  }
}
