import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct InteractorConformanceTests {
  private let log = Log()

  private func interactor() -> LoggingInteractor {
    let interactor = LoggingInteractor("A", log)
    _ = interactor.isActiveStream.subscribe(
      onNext: { [log] in log("A \($0)") }, onCompleted: { [log] in log("A completed") })
    _ = log.take()
    return interactor
  }

  @Test func `isActiveStream sends true before didBecomeActive`() {
    interactor().activate()
    #expect(log.lines.prefix(2) == ["A true", "A didBecomeActive"])
  }

  @Test func `isActive is true when the stream sends true`() {
    let interactor = Interactor()
    var seen: [Bool] = []
    _ = interactor.isActiveStream.subscribe(onNext: { [weak interactor] _ in
      if let interactor { seen.append(interactor.isActive) }
    })
    interactor.activate()
    #expect(seen == [false, true])
  }

  @Test func `activating an active interactor does nothing`() {
    let interactor = interactor()
    interactor.activate()
    interactor.activate()
    #expect(log.lines == ["A true", "A didBecomeActive"])
  }

  @Test func `an observer of the stream can tie a subscription to the new activation`() {
    let interactor = Interactor()
    var isDisposed = false
    let stream = interactor.isActiveStream.filter { $0 }
    _ = stream.subscribe(onNext: { [unowned interactor] _ in
      Disposables.create { isDisposed = true }.disposeOnDeactivate(interactor: interactor)
    })
    interactor.activate()
    #expect(!isDisposed)
    interactor.deactivate()
    #expect(isDisposed)
  }

  @Test func `a deactivation calls willResignActive, disposes, then sends false`() {
    let interactor = interactor()
    interactor.onBecomeActive = { [unowned interactor, log] in
      Disposables.create { log("disposed, \(interactor.isActive)") }
        .disposeOnDeactivate(interactor: interactor)
    }
    interactor.onResignActive = { [unowned interactor, log] in
      log("resigns, \(interactor.isActive)")
    }
    interactor.activate()
    _ = log.take()
    interactor.deactivate()
    #expect(log.lines == ["A willResignActive", "resigns, true", "disposed, true", "A false"])
    #expect(!interactor.isActive)
  }

  @Test func `deactivating an inactive interactor does nothing`() {
    let interactor = interactor()
    interactor.activate()
    _ = log.take()
    interactor.deactivate()
    interactor.deactivate()
    #expect(log.lines == ["A willResignActive", "A false"])
  }

  @Test func `a new activation does not revive old subscriptions`() {
    let interactor = Interactor()
    let relay = PublishRelay<Int>()
    var heard: [Int] = []
    interactor.activate()
    relay.subscribe(onNext: { heard.append($0) }).disposeOnDeactivate(interactor: interactor)
    relay.accept(1)
    interactor.deactivate()
    interactor.activate()
    relay.accept(2)
    #expect(heard == [1])
  }

  @Test(arguments: [false, true])
  func `a late observer hears the current value`(isActive: Bool) {
    let interactor = Interactor()
    if isActive { interactor.activate() }
    var heard: [Bool] = []
    _ = interactor.isActiveStream.subscribe(onNext: { heard.append($0) })
    #expect(heard == [isActive])
  }

  @Test func `isActiveStream never repeats a value`() {
    let interactor = interactor()
    for _ in 0..<2 {
      interactor.activate()
      interactor.activate()
      interactor.deactivate()
      interactor.deactivate()
    }
    let heard = log.lines.filter { !$0.contains("Active") }
    #expect(heard == ["A true", "A false", "A true", "A false"])
  }

  @Test func `releasing an active interactor resigns, sends false and completes`() {
    var interactor: LoggingInteractor? = interactor()
    interactor?.activate()
    withExtendedLifetime(interactor) { _ = log.take() }
    interactor = nil
    #expect(log.lines == ["A willResignActive", "A false", "A completed"])
  }

  @Test func `releasing an interactor disposes its subscriptions`() {
    let subject = PublishSubject<Int>()
    var interactor: LoggingInteractor? = interactor()
    interactor?.activate()
    if let interactor { subject.subscribe().disposeOnDeactivate(interactor: interactor) }
    withExtendedLifetime(interactor) { #expect(subject.hasObservers) }
    interactor = nil
    #expect(!subject.hasObservers)
  }

  @Test func `releasing an inactive interactor completes its stream`() {
    var interactor: LoggingInteractor? = interactor()
    withExtendedLifetime(interactor) { #expect(log.lines == []) }
    interactor = nil
    #expect(interactor == nil)
    #expect(log.lines == ["A completed"])
  }
}
