import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

private final class LoggingWorker: Worker {
  let log: Log
  var onStart: () -> Void = {}

  init(_ log: Log) { self.log = log }

  override func didStart(_ interactorScope: InteractorScope) {
    log("didStart, scope \(interactorScope.isActive)")
    onStart()
  }

  override func didStop() { log("didStop, \(isStarted)") }
}

@Suite(.ownRun)
struct WorkerConformanceTests {
  private let log = Log()
  private let interactor: LoggingInteractor
  private let worker: LoggingWorker

  init() {
    interactor = LoggingInteractor("A", log)
    worker = LoggingWorker(log)
  }

  @Test func `a worker starts its work with its scope`() {
    worker.start(interactor)
    #expect(worker.isStarted)
    #expect(log.take() == [])
    interactor.activate()
    #expect(log.lines == ["didStart, scope true", "A didBecomeActive"])
  }

  @Test func `a worker in an active scope starts its work at once`() {
    interactor.activate()
    _ = log.take()
    worker.start(interactor)
    #expect(log.lines == ["didStart, scope true"])
  }

  @Test func `a deactivation stops the work but not the worker`() {
    interactor.activate()
    worker.start(interactor)
    _ = log.take()
    interactor.deactivate()
    #expect(log.lines == ["A willResignActive", "didStop, true"])
    #expect(worker.isStarted)
  }

  @Test func `a reactivation starts the work again before didBecomeActive`() {
    interactor.activate()
    worker.start(interactor)
    interactor.deactivate()
    _ = log.take()
    interactor.activate()
    #expect(log.lines == ["didStart, scope true", "A didBecomeActive"])
  }

  @Test func `stopping a worker sends false, then stops the work`() {
    interactor.activate()
    worker.start(interactor)
    _ = worker.isStartedStream.subscribe(onNext: { [log] in log("\($0)") })
    _ = log.take()
    worker.stop()
    #expect(log.lines == ["false", "didStop, false"])
  }

  @Test func `stopping an idle worker is silent`() {
    worker.start(interactor)
    worker.stop()
    interactor.activate()
    #expect(log.lines == ["A didBecomeActive"])
  }

  @Test func `starting a worker twice starts it once`() {
    interactor.activate()
    worker.start(interactor)
    worker.start(interactor)
    #expect(log.lines == ["A didBecomeActive", "didStart, scope true"])
  }

  @Test func `a released worker stops and completes its stream`() {
    var worker: LoggingWorker? = LoggingWorker(log)
    interactor.activate()
    worker?.start(interactor)
    _ = worker?.isStartedStream.subscribe(
      onNext: { [log] in log("\($0)") }, onCompleted: { [log] in log("completed") })
    withExtendedLifetime(worker) { _ = log.take() }
    worker = nil
    #expect(log.lines == ["false", "didStop, false", "completed"])
  }

  @Test func `a released scope stops the work`() {
    var interactor: Interactor? = Interactor()
    interactor?.activate()
    if let interactor { worker.start(interactor) }
    withExtendedLifetime(interactor) { _ = log.take() }
    interactor = nil
    #expect(log.lines == ["didStop, true"])
  }

  @Test func `stopping in didStart stops the new work`() {
    interactor.activate()
    worker.onStart = { [unowned worker] in worker.stop() }
    _ = log.take()
    worker.start(interactor)
    interactor.deactivate()
    interactor.activate()
    #expect(
      log.lines == [
        "didStart, scope true", "didStop, false", "A willResignActive", "A didBecomeActive",
      ])
  }

  @Test func `a subscription tied to the work ends before didStop`() {
    worker.onStart = { [unowned worker, log] in
      Disposables.create { log("disposed") }.disposeOnStop(worker)
    }
    interactor.activate()
    worker.start(interactor)
    _ = log.take()
    worker.stop()
    #expect(log.lines == ["disposed", "didStop, false"])
  }

  @Test func `a subscription tied to the work ends at a deactivation`() {
    worker.onStart = { [unowned worker, log] in
      Disposables.create { log("disposed") }.disposeOnStop(worker)
    }
    worker.start(interactor)
    interactor.activate()
    _ = log.take()
    interactor.deactivate()
    #expect(log.lines == ["A willResignActive", "disposed", "didStop, true"])
  }

  @Test func `a subscription tied to an idle worker ends at once and is reported`() {
    let lines = diagnosed {
      Disposables.create { [log] in log("disposed") }.disposeOnStop(worker)
    }
    #expect(log.lines == ["disposed"])
    #expect(
      lines == [
        """
        inactive-scope: a subscription was tied to LoggingWorker, whose work does not go on, \
        and was disposed at once; start it in didStart(_:) or later
        """
      ])
  }
}
