import StateBinding
import TestSupport
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

  @Test func `the work begins with the scope`() {
    worker.start(interactor)
    #expect(worker.isStarted)
    #expect(log.take() == [])
    interactor.activate()
    #expect(log.lines == ["didStart, scope true", "A didBecomeActive"])
  }

  @Test func `in an active scope the work begins at once`() {
    interactor.activate()
    _ = log.take()
    worker.start(interactor)
    #expect(log.lines == ["didStart, scope true"])
  }

  @Test func `a deactivation stops the work, not the worker`() {
    interactor.activate()
    worker.start(interactor)
    _ = log.take()
    interactor.deactivate()
    #expect(log.lines == ["A willResignActive", "didStop, true"])
    #expect(worker.isStarted)
  }

  @Test func `a reactivation begins the work again, before didBecomeActive`() {
    interactor.activate()
    worker.start(interactor)
    interactor.deactivate()
    _ = log.take()
    interactor.activate()
    #expect(log.lines == ["didStart, scope true", "A didBecomeActive"])
  }

  @Test func `stopping says false, then stops the work`() {
    interactor.activate()
    worker.start(interactor)
    worker.isStartedStream.subscribe(onNext: { [log] in log("\($0)") })
    _ = log.take()
    worker.stop()
    #expect(log.lines == ["false", "didStop, false"])
  }

  @Test func `stopping where no work goes on is silent`() {
    worker.start(interactor)
    worker.stop()
    interactor.activate()
    #expect(log.lines == ["A didBecomeActive"])
  }

  @Test func `starting twice starts once`() {
    interactor.activate()
    worker.start(interactor)
    worker.start(interactor)
    #expect(log.lines == ["A didBecomeActive", "didStart, scope true"])
  }

  @Test func `a worker that goes stops, and its stream completes`() {
    var worker: LoggingWorker? = LoggingWorker(log)
    interactor.activate()
    worker?.start(interactor)
    worker?.isStartedStream.subscribe(
      onNext: { [log] in log("\($0)") }, onCompleted: { [log] in log("completed") })
    withExtendedLifetime(worker) { _ = log.take() }
    worker = nil
    #expect(log.lines == ["false", "didStop, false", "completed"])
  }

  @Test func `a scope that goes stops the work`() {
    var interactor: Interactor? = Interactor()
    interactor?.activate()
    if let interactor { worker.start(interactor) }
    withExtendedLifetime(interactor) { _ = log.take() }
    interactor = nil
    #expect(log.lines == ["didStop, true"])
  }

  @Test func `stopping in didStart stops the work that has just begun`() {
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

  @Test func `what is tied to the work ends before didStop`() {
    worker.onStart = { [unowned worker, log] in
      Disposables.create { log("disposed") }.disposeOnStop(worker)
    }
    interactor.activate()
    worker.start(interactor)
    _ = log.take()
    worker.stop()
    #expect(log.lines == ["disposed", "didStop, false"])
  }

  @Test func `what is tied to the work ends at a deactivation too`() {
    worker.onStart = { [unowned worker, log] in
      Disposables.create { log("disposed") }.disposeOnStop(worker)
    }
    worker.start(interactor)
    interactor.activate()
    _ = log.take()
    interactor.deactivate()
    #expect(log.lines == ["A willResignActive", "disposed", "didStop, true"])
  }

  @Test func `a subscription tied to a worker without work ends at once, and says so`() {
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
