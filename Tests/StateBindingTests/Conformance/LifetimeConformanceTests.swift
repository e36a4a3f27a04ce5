import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct LifetimeConformanceTests {
  private let log = Log()
  private let bag = DisposeBag()

  @Test func `a subscription tied to an inactive interactor ends at once and is reported`() {
    let interactor = LoggingInteractor("A", log)
    let relay = PublishRelay<Int>()
    let lines = diagnosed {
      relay.subscribe(onNext: { [log] in log("\($0)") }, onDisposed: { [log] in log("disposed") })
        .disposeOnDeactivate(interactor: interactor)
    }
    relay.accept(1)
    #expect(log.lines == ["disposed"])
    #expect(
      lines == [
        """
        inactive-scope: a subscription was tied to LoggingInteractor, which is inactive, \
        and was disposed at once; start it in didBecomeActive() or later, \
        and call activate() first if a test made the interactor
        """
      ])
  }

  @Test func `a subscription in willResignActive is disposed right after`() {
    let interactor = LoggingInteractor("A", log)
    let relay = BehaviorRelay(value: 1)
    interactor.onResignActive = { [unowned interactor, log] in
      relay.subscribe(onNext: { log("\($0)") }, onDisposed: { log("disposed") })
        .disposeOnDeactivate(interactor: interactor)
      log("subscribed")
    }
    interactor.activate()
    _ = log.take()
    let lines = diagnosed { interactor.deactivate() }
    relay.accept(2)
    #expect(log.lines == ["A willResignActive", "1", "subscribed", "disposed"])
    #expect(lines == [])
  }

  @Test func `a subscription made during the disposal is disposed too`() {
    let interactor = LoggingInteractor("A", log)
    let relay = PublishRelay<Int>()
    interactor.activate()
    Disposables.create { [unowned interactor, log] in
      relay.subscribe(onNext: { log("\($0)") }, onDisposed: { log("disposed") })
        .disposeOnDeactivate(interactor: interactor)
    }.disposeOnDeactivate(interactor: interactor)
    _ = log.take()
    interactor.deactivate()
    relay.accept(1)
    #expect(log.lines == ["A willResignActive", "disposed"])
  }

  @Test func `deactivating again during the disposal does nothing`() {
    let interactor = LoggingInteractor("A", log)
    interactor.activate()
    Disposables.create { [unowned interactor] in interactor.deactivate() }
      .disposeOnDeactivate(interactor: interactor)
    _ = log.take()
    interactor.deactivate()
    #expect(log.lines == ["A willResignActive"])
  }

  @Test func `subscriptions end in the order in which they were tied`() {
    let interactor = Interactor()
    interactor.activate()
    for number in 1...3 {
      Disposables.create { [log] in log("\(number)") }.disposeOnDeactivate(interactor: interactor)
    }
    interactor.deactivate()
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `a confined stream passes values only while its scope is active`() {
    let interactor = Interactor()
    let relay = PublishRelay<Int>()
    var heard: [Int] = []
    relay.confineTo(interactor).subscribe(onNext: { heard.append($0) }).disposed(by: bag)
    relay.accept(1)
    interactor.activate()
    relay.accept(2)
    interactor.deactivate()
    relay.accept(3)
    #expect(heard == [1, 2])
  }

  @Test func `a confined stream repeats the latest value at each activation`() {
    let interactor = LoggingInteractor("A", log)
    let relay = BehaviorRelay(value: 1)
    relay.confineTo(interactor).subscribe(onNext: { [log] in log("\($0)") }).disposed(by: bag)
    interactor.activate()
    interactor.deactivate()
    relay.accept(2)
    interactor.activate()
    #expect(
      log.lines == ["1", "A didBecomeActive", "A willResignActive", "2", "A didBecomeActive"])
  }

  @Test func `a confined stream passes an error even while its scope is inactive`() {
    struct Failure: Error {}
    let interactor = Interactor()
    let subject = PublishSubject<Int>()
    var hasFailed = false
    _ = subject.confineTo(interactor).subscribe(onError: { _ in hasFailed = true })
    subject.onError(Failure())
    #expect(hasFailed)
  }

  @Test func `a confined stream does not keep its scope alive`() {
    var interactor: Interactor? = Interactor()
    weak let weakInteractor = interactor
    let relay = PublishRelay<Int>()
    if let interactor { relay.confineTo(interactor).subscribe().disposed(by: bag) }
    interactor = nil
    #expect(weakInteractor == nil)
  }

  @Test func `a presenter that outlives its interactor is a leak`() async {
    LeakDetector.isEnabled = true
    final class ProfilePresenter: Presentable {}
    final class ProfileInteractor: PresentableInteractor<ProfilePresenter> {}
    var interactor: ProfileInteractor? = ProfileInteractor(presenter: ProfilePresenter())
    var presenter = interactor?.presenter
    weak let weakPresenter = presenter
    presenter = nil
    #expect(weakPresenter != nil)

    presenter = weakPresenter
    interactor = nil
    let lines = await diagnosed { await settled() }
    #expect(
      lines == [
        """
        leak: ProfilePresenter of Profile has outlived its router; \
        look for what holds it strongly
        """
      ])
    withExtendedLifetime(presenter) {}
  }
}
