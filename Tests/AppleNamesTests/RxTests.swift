import Foundation
import RxCocoa
import RxRelay
import RxSwift
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The additions of the Rx modules to StateBinding's streams.
@Suite(.ownRun)
struct RxTests {
  private let log = Log()
  private let clock = VirtualClock()
  private let bag = DisposeBag()

  init() {
    clock.tick(for: .current)
  }

  @Test func `asyncInstance delivers in a later turn, in order`() async {
    let subject = PublishSubject<Int>()
    let subscription = subject.observe(on: MainScheduler.asyncInstance)
      .subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") })
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.take() == [])
    await settled()
    #expect(log.take() == ["1", "2", "completed"])
    subscription.dispose()
  }

  @Test func `asyncInstance delivers the outcome of a single or a completable later, too`() async {
    let subscriptions = [
      Single.just(1).observe(on: MainScheduler.asyncInstance)
        .subscribe(onSuccess: { log("\($0)") }),
      Completable.empty().observe(on: MainScheduler.asyncInstance)
        .subscribe(onCompleted: { log("completed") }),
    ]
    #expect(log.take() == [])
    await settled()
    #expect(log.take() == ["1", "completed"])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func `withUnretained completes once its object is gone`() {
    let subject = PublishSubject<Int>()
    var owner: NSObject? = NSObject()
    if let owner {
      _ = subject.withUnretained(owner)
        .subscribe(onNext: { log("\($0.1)") }, onCompleted: { log("completed") })
    }
    subject.onNext(1)
    owner = nil
    subject.onNext(2)
    #expect(log.lines == ["1", "completed"])
    #expect(!subject.hasObservers)
    #expect(owner == nil)
  }

  @Test func `a maybe has a value or an error, or only completes`() {
    let maybes: [Maybe<Int>] = [
      .just(1), .empty(), .error(Refusal.full),
      .create { maybe in
        maybe(.success(2))
        maybe(.success(3))
        return Disposables.create()
      },
      Single.just(4).filter { $0 > 4 },
      Observable.of(5, 6).asMaybe(),
    ]
    for maybe in maybes {
      _ = maybe.subscribe(
        onSuccess: { log("\($0)") }, onError: { log("\($0)") }, onCompleted: { log("completed") })
    }
    #expect(
      log.lines == ["1", "completed", "full", "2", "completed", "moreThanOneElement"])
  }

  @Test func `ifEmpty replaces an empty maybe`() {
    _ = Maybe<Int>.empty().ifEmpty(default: 1).subscribe(onSuccess: { log("\($0)") })
    _ = Maybe<Int>.empty().ifEmpty(switchTo: .just(2)).subscribe(onSuccess: { log("\($0)") })
    _ = Maybe<Int>.just(3).ifEmpty(switchTo: .just(4)).subscribe(onSuccess: { log("\($0)") })
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `andThen and zip run completables in order`() {
    let first = PublishSubject<Never>()
    let save = Completable.create { completable in
      log("saving")
      completable(.completed)
      return Disposables.create()
    }
    _ = first.asCompletable().andThen(save).andThen(Single.just(1))
      .subscribe(onSuccess: { log("\($0)") })
    #expect(log.lines == [])
    first.onCompleted()
    #expect(log.lines == ["saving", "1"])
    _ = Completable.zip(save, .error(Refusal.full)).subscribe { log("\($0)") }
    #expect(log.lines.last == "error(AppleNamesTests.Refusal.full)")
  }

  @Test func `a timeout fails after a pause`() async {
    let subject = PublishSubject<Int>()
    _ = subject.timeout(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { log("\($0)") }, onError: { log("\($0)") })
    await clock.advance(by: .milliseconds(600))
    subject.onNext(1)
    await clock.advance(by: .milliseconds(600))
    #expect(log.lines == ["1"])
    await clock.advanceUntilIdle()
    #expect(log.lines == ["1", "timeout"])
  }

  @Test func `retry(when:) waits for the handler's stream`() async {
    var attempts = 0
    _ = Observable<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(Refusal.full) : .just(attempts)
    }
    .retry(when: { errors in
      errors.flatMap { _ in Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance) }
    })
    .subscribe(onNext: { log("\($0) at \(clock.now)") }, onCompleted: { log("completed") })
    await clock.advanceUntilIdle()
    #expect(log.lines == ["3 at 2.0 seconds", "completed"])
  }

  @Test func `sample sends each value at most once`() {
    let (values, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
    values.sample(sampler).subscribe(onNext: { [log] in log("\($0)") }).disposed(by: bag)
    values.onNext(1)
    values.onNext(2)
    sampler.onNext(())
    sampler.onNext(())
    #expect(log.lines == ["2"])
  }

  @Test func `share with the scope forever keeps its values without observers`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1, scope: .forever)
    let first = shared.subscribe(onNext: { log("a\($0)") })
    subject.onNext(1)
    first.dispose()
    #expect(!subject.hasObservers)
    shared.subscribe(onNext: { [log] in log("b\($0)") }).disposed(by: bag)
    subject.onNext(2)
    #expect(log.lines == ["a1", "b1", "b2"])
  }

  @Test func `rx can be extended, as for notifications`() {
    let controller = UIViewController()
    _ = Observable.just("Hello").bind(to: controller.rx.heading)
    #expect(controller.title == "Hello")
    let notifications = NotificationCenter.default.rx.notification(.init("sent"))
      .subscribe(onNext: { log($0.name.rawValue) })
    NotificationCenter.default.post(name: .init("sent"), object: nil)
    notifications.dispose()
    NotificationCenter.default.post(name: .init("sent"), object: nil)
    #expect(log.lines == ["sent"])
  }

  @Test func `a notification from another thread arrives on the main actor`() async {
    let center = NotificationCenter()
    let (posts, post) = AsyncStream<String>.makeStream()
    let hearing = center.rx.notification(.init("sent"))
      .subscribe(onNext: { post.yield($0.name.rawValue) })
    Thread.detachNewThread { center.post(name: .init("sent"), object: nil) }
    for await name in posts {
      #expect(name == "sent")
      break
    }
    hearing.dispose()
  }

  @Test func `values are bound to observers of their type or its optional`() {
    let (plain, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    _ = Observable.just(1).bind(to: plain)
    _ = Observable.just(2).bind(to: optional)
    _ = ControlEvent(events: Observable.just(3)).bind(to: Binder(self.log) { $0("\($1)") })
    #expect(plain.value == 1)
    #expect(optional.value == 2)
    #expect(log.lines == ["3"])
  }

  @Test func `a driver replays its value, shares its source and never fails`() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onNext(1)
      observer.onError(Refusal.full)
      return Disposables.create()
    }
    let subject = BehaviorRelay(value: 0)
    let driver = subject.flatMapLatest { _ in source.concat(.never()) }
      .asDriver(onErrorJustReturn: -1)
    _ = driver.drive(onNext: { log("\($0)") })
    #expect(log.lines == ["1", "-1"])
    #expect(subscriptions == 1)
  }

  @Test func `a signal replays nothing`() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    signal.emit(onNext: { [log] in log("a\($0)") }).disposed(by: bag)
    relay.accept(1)
    signal.emit(onNext: { [log] in log("b\($0)") }).disposed(by: bag)
    relay.accept(2)
    #expect(log.lines == ["a1", "a2", "b2"])
  }

  @Test func `debounce sends the last value at completion`() {
    let subject = PublishSubject<Int>()
    _ = subject.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .subscribe(onNext: { log("\($0)") }, onCompleted: { log("completed") })
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(log.lines == ["2", "completed"])
  }

  @Test func `throttle sends one value in each period`() async {
    let subject = PublishSubject<Int>()
    let period = RxTimeInterval.seconds(1)
    subject.throttle(period, scheduler: SerialDispatchQueueScheduler(qos: .background))
      .subscribe(onNext: { [log, clock] in log("\($0) at \(clock.now)") }).disposed(by: bag)
    subject.onNext(1)
    subject.onNext(2)
    subject.onNext(3)
    await clock.advance(by: .milliseconds(1_500))
    subject.onNext(4)
    await clock.advance(by: .seconds(2))
    subject.onNext(5)
    await clock.advanceUntilIdle()
    #expect(
      log.lines
        == [
          "1 at 0.0 seconds", "3 at 1.0 seconds", "4 at 2.0 seconds", "5 at 3.5 seconds",
        ])
  }

  @Test func `an interval counts on the clock until it is disposed`() async {
    let subscription = Observable<UInt8>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { log("\($0)") })
    await clock.advance(by: .seconds(3))
    subscription.dispose()
    await clock.advance(by: .seconds(3))
    #expect(log.lines == ["0", "1", "2"])
    #expect(clock.nextDeadline == nil)
  }

  @Test func `toArray collects 100,000 values`() {
    var count = 0
    _ = Observable.from(0..<100_000).toArray().subscribe(onSuccess: { count = $0.count })
    #expect(count == 100_000)
  }
}

extension Reactive where Base: UIViewController {
  fileprivate var heading: Binder<String> { Binder(base) { $0.title = $1 } }
}
