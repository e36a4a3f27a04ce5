import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// An interactor that is activated again by an observer of its deactivation.
@Suite(.ownRun)
struct ReactivationTests {
  private let log = Log()
  private let interactor: LoggingInteractor
  private let source = PublishSubject<Int>()

  init() {
    interactor = LoggingInteractor("A", log)
    interactor.activate()
    var isFirst = true
    _ = interactor.isActiveStream.skip(1).subscribe(onNext: { [unowned interactor, log] isActive in
      log("first hears \(isActive)")
      guard !isActive, isFirst else { return }
      isFirst = false
      interactor.activate()
    })
    _ = log.take()
  }

  @Test func `all observers hear the deactivation before the reactivation`() {
    _ = interactor.isActiveStream.skip(1).subscribe(onNext: { [log] in log("second hears \($0)") })
    interactor.deactivate()
    #expect(
      log.lines == [
        "A willResignActive", "first hears false", "second hears false",
        "first hears true", "second hears true", "A didBecomeActive",
      ])
    #expect(interactor.isActive)
  }

  @Test func `the RIBs below hear the deactivation before the reactivation`() {
    let router = Router(interactor: interactor)
    router.attachChild(Router(interactor: LoggingInteractor("C", log)))
    _ = log.take()
    interactor.deactivate()
    #expect(
      log.lines == [
        "A willResignActive", "first hears false", "C willResignActive", "first hears true",
        "A didBecomeActive", "C didBecomeActive",
      ])
  }

  @Test func `a subscription of the new activation stays`() {
    interactor.onBecomeActive = { [unowned interactor, source] in
      source.subscribe().disposeOnDeactivate(interactor: interactor)
    }
    interactor.deactivate()
    #expect(source.hasObservers)
    interactor.deactivate()
    #expect(!source.hasObservers)
  }

  @Test func `a subscription of the worker's new work stays`() {
    let worker = Worker()
    worker.start(interactor)
    interactor.onBecomeActive = { [source] in source.subscribe().disposeOnStop(worker) }
    interactor.deactivate()
    #expect(source.hasObservers)
    interactor.deactivate()
    #expect(!source.hasObservers)
  }

  @Test func `an interactor stays inactive if a later observer deactivates it again`() {
    _ = interactor.isActiveStream.skip(1).subscribe(onNext: { [unowned interactor] isActive in
      if !isActive { interactor.deactivate() }
    })
    interactor.deactivate()
    #expect(!interactor.isActive)
    #expect(log.lines == ["A willResignActive", "first hears false"])
  }
}
