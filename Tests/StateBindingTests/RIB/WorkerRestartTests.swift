import StateBinding
import StateBindingTestSupport
import Testing

struct WorkerRestartTests {
  private let log = Log()
  private let interactor = Interactor()

  @Test func `a worker restarted by an observer stops for good the next time`() {
    let worker = LoggingWorker(log)
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
    #expect(log.lines == ["didStart", "didStop", "didStart", "didStop"])
    subscription.dispose()
  }

  @Test func `a worker moved by an observer follows only its new scope`() {
    let worker = LoggingWorker(log)
    let (here, there) = (Interactor(), Interactor())
    for interactor in [here, there] { interactor.activate() }
    var isFirst = true
    let subscription = worker.isStartedStream.subscribe(onNext: { [unowned worker] isStarted in
      guard isStarted, isFirst else { return }
      isFirst = false
      worker.stop()
      worker.start(there)
    })
    worker.start(here)
    here.deactivate()
    #expect(log.lines == ["didStart"])
    there.deactivate()
    #expect(log.lines == ["didStart", "didStop"])
    there.activate()
    worker.stop()
    for interactor in [here, there] {
      interactor.deactivate()
      interactor.activate()
    }
    #expect(log.lines == ["didStart", "didStop", "didStart", "didStop"])
    subscription.dispose()
  }

  /// A started worker with two observers. The first answers false with `answer`.
  private func restarting(_ answer: @escaping (Worker) -> Void) -> Worker {
    let worker = LoggingWorker(log)
    interactor.activate()
    worker.start(interactor)
    _ = worker.isStartedStream.skip(1).subscribe(onNext: { [unowned worker, log] isStarted in
      log("first hears \(isStarted)")
      if !isStarted { answer(worker) }
    })
    _ = worker.isStartedStream.skip(1).subscribe(onNext: { [log] in log("second hears \($0)") })
    _ = log.take()
    return worker
  }

  @Test func `a worker restarted by an observer starts after it has stopped`() {
    var isFirst = true
    let worker = restarting { [interactor] worker in
      if isFirst { worker.start(interactor) }
      isFirst = false
    }
    worker.stop()
    #expect(
      log.lines == [
        "first hears false", "second hears false", "didStop",
        "first hears true", "second hears true", "didStart",
      ])
    worker.stop()
  }

  @Test func `a worker restarted by an ending subscription starts after it has stopped`() {
    let worker = restarting { _ in }
    Disposables.create { [unowned worker, interactor] in worker.start(interactor) }
      .disposeOnStop(worker)
    worker.stop()
    #expect(
      log.lines == [
        "first hears false", "second hears false", "didStop",
        "first hears true", "second hears true", "didStart",
      ])
    worker.stop()
  }

  @Test func `a worker restarted and stopped by an observer stays stopped`() {
    var isFirst = true
    let worker = restarting { [interactor] worker in
      guard isFirst else { return }
      isFirst = false
      worker.start(interactor)
      worker.stop()
    }
    worker.stop()
    #expect(log.lines == ["first hears false", "second hears false", "didStop"])
    #expect(!worker.isStarted)
  }

  @Test func `a stopping worker starts no work for a reactivated scope`() {
    let worker = restarting { [interactor] _ in
      interactor.deactivate()
      interactor.activate()
    }
    worker.stop()
    #expect(log.lines == ["first hears false", "second hears false", "didStop"])
  }
}

private final class LoggingWorker: Worker {
  private let log: Log

  init(_ log: Log) { self.log = log }

  override func didStart(_ interactorScope: any InteractorScope) { log("didStart") }

  override func didStop() { log("didStop") }
}
