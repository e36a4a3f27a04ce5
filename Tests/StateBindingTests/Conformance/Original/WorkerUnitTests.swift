import StateBinding
import TestSupport
import Testing

/// The original's unit tests of the worker.
@Suite(.ownRun)
struct WorkerUnitTests {
  private final class CountingWorker: Worker {
    var counts = [0, 0]
    override func didStart(_ interactorScope: InteractorScope) { counts[0] += 1 }
    override func didStop() { counts[1] += 1 }
  }

  @Test func `a worker starts and stops with its scope`() {
    let (worker, interactor) = (CountingWorker(), Interactor())
    var counts: [[Int]] = []
    let steps: [() -> Void] = [
      { worker.start(interactor) }, interactor.activate, interactor.deactivate,
      { worker.start(interactor) }, interactor.activate, worker.stop, worker.stop,
    ]
    for step in steps {
      step()
      counts.append(worker.counts)
    }
    #expect(counts == [[0, 0], [1, 0], [1, 1], [1, 1], [2, 1], [2, 2], [2, 2]])
  }

  @Test func `isStartedStream sends false, true, false`() {
    let (worker, interactor) = (CountingWorker(), Interactor())
    var heard: [Bool] = []
    worker.isStartedStream.subscribe(onNext: { heard.append($0) })
    interactor.activate()
    worker.start(interactor)
    worker.stop()
    #expect(heard == [false, true, false])
  }
}
