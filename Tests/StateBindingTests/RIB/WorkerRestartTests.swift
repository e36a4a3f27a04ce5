import StateBinding
import Testing

struct WorkerRestartTests {
  private final class CountingWorker: Worker {
    var log: [String] = []

    override func didStart(_ interactorScope: any InteractorScope) { log.append("didStart") }

    override func didStop() { log.append("didStop") }
  }

  @Test func `a worker started again by who hears that it stopped stops for good the next time`() {
    let worker = CountingWorker()
    let interactor = Interactor()
    interactor.activate()
    var isFirst = true
    worker.start(interactor)
    let subscription = worker.isStartedStream.subscribe(onNext: { isStarted in
      if !isStarted, isFirst {
        isFirst = false
        worker.start(interactor)
      }
    })
    worker.stop()
    #expect(worker.isStarted)
    worker.stop()
    interactor.deactivate()
    interactor.activate()
    #expect(!worker.isStarted)
    #expect(worker.log.filter { $0 == "didStart" }.count == 2)
    #expect(worker.log.filter { $0 == "didStop" }.count == 2)
    subscription.dispose()
  }
}
