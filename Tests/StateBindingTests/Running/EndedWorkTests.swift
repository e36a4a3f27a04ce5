import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Finished work is released even if its owner lives on.
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

  @Test func `finished workflows are released`() {
    var probes: [Probe] = []
    for _ in 1...1_000 {
      let workflow = Workflow<Int>()
      workflow.onStep { .just(($0, ())) }.commit()
      workflow.subscribe(0).disposeOnDeactivate(interactor: interactor)
      probes.append(Probe(object: workflow))
    }
    #expect(probes.count { $0.object != nil } <= 16)
  }

  @Test func `a pending workflow is kept`() {
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

  @Test func `finished tasks tied to an interactor are released`() async {
    let kept = await kept { $0.cancelOnDeactivate(interactor: interactor) }
    #expect(kept <= 16)
  }

  @Test func `finished tasks tied to a worker are released`() async {
    let kept = await kept { $0.cancelOnStop(worker) }
    #expect(kept <= 16)
  }

  @Test func `finished tasks tied inside counted work are released`() async {
    var kept = 1_000
    interactor.task { kept = await self.kept { $0.cancelOnDeactivate(interactor: interactor) } }
    await settled()
    #expect(kept <= 16)
  }

  /// The number of results kept by 1,000 tied tasks that have ended.
  private func kept(_ tie: (Task<Result, Never>) -> Task<Result, Never>) async -> Int {
    var probes: [Probe] = []
    for _ in 1...1_000 {
      let task = tie(Task { Result() })
      probes.append(Probe(object: await task.value))
    }
    return probes.count { $0.object != nil }
  }
}
