import Foundation
import RxCocoa
import RxRelay
import RxSwift
import StateBinding
import TestSupport
import Testing

/// What the Rx modules add to StateBinding's streams.
@Suite(.ownRun)
struct RxTests {
  private let log = Log()
  private let clock = VirtualClock()

  init() {
    clock.tick(for: .current)
  }

  @Test func `withUnretained completes once its object is gone`() {
    let subject = PublishSubject<Int>()
    var owner: NSObject? = NSObject()
    if let owner {
      subject.withUnretained(owner)
        .subscribe(onNext: { log("\($0.1)") }, onCompleted: { log("completed") })
    }
    subject.onNext(1)
    owner = nil
    subject.onNext(2)
    #expect(log.lines == ["1", "completed"])
    #expect(!subject.hasObservers)
    #expect(owner == nil)
  }

  @Test func `concat goes on with the next stream after a completion`() {
    let first = PublishSubject<Int>()
    Observable.concat(first, .of(2, 3)).subscribe(onNext: { log("\($0)") })
    first.onNext(1)
    #expect(log.lines == ["1"])
    first.onCompleted()
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `concat does not go on after an error`() {
    Observable<Int>.error(Refusal.full).concat(.just(1))
      .subscribe(onNext: { log("\($0)") }, onError: { log("\($0)") })
    #expect(log.lines == ["full"])
  }

  @Test func `values are bound to observers of their type and of its optional`() {
    let (plain, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    Observable.just(1).bind(to: plain)
    Observable.just(2).bind(to: optional)
    ControlEvent(events: Observable.just(3)).bind(to: Binder(self.log) { $0("\($1)") })
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
    driver.drive(onNext: { log("\($0)") })
    #expect(log.lines == ["1", "-1"])
    #expect(subscriptions == 1)
  }

  @Test func `a signal replays nothing`() {
    let relay = PublishRelay<Int>()
    let signal = relay.asSignal()
    signal.emit(onNext: { log("a\($0)") })
    relay.accept(1)
    signal.emit(onNext: { log("b\($0)") })
    relay.accept(2)
    #expect(log.lines == ["a1", "a2", "b2"])
  }

  @Test func `debounce sends the last value at completion`() {
    let subject = PublishSubject<Int>()
    subject.debounce(.milliseconds(300), scheduler: MainScheduler.instance)
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
      .subscribe(onNext: { log("\($0) at \(clock.now)") })
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
    let subscription = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { log("\($0)") })
    await clock.advance(by: .seconds(3))
    subscription.dispose()
    await clock.advance(by: .seconds(3))
    #expect(log.lines == ["0", "1", "2"])
    #expect(clock.nextDeadline == nil)
  }

  @Test func `streams are cut, gathered and retried`() {
    var attempts = 0
    let failing = Observable<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(Refusal.full) : .of(1, 2, 3, 4)
    }
    failing.retry(3).skip(while: { $0 < 2 }).take(while: { $0 < 4 }).toArray()
      .subscribe(onSuccess: { log("\($0)") })
    Observable<Int>.empty().first().subscribe(onSuccess: { log("\($0 as Any)") })
    #expect(log.lines == ["[2, 3]", "nil"])
  }
}
