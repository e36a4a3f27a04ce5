import FilesInSwift5
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// RxSwift's rules for single operators.
@Suite(.ownRun)
struct RxOperatorTests {
  private let log = Log()
  private let clock = VirtualClock()
  private let bag = DisposeBag()

  init() {
    clock.tick(for: .current)
  }

  private func hear<Value>(_ stream: Observable<Value>) -> any Disposable {
    let subscription = stream.subscribe(
      onNext: { [log] in log("\($0)") }, onError: { [log] in log("\($0)") },
      onCompleted: { [log] in log("completed") })
    subscription.disposed(by: bag)
    return subscription
  }

  @Test func `sample sends the pending value when the sampler completes`() {
    let (values, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
    _ = hear(values.sample(sampler))
    values.onNext(1)
    sampler.onCompleted()
    #expect(log.lines == ["1"])
  }

  @Test func `sample completes at the tick after its source has`() {
    let (values, sampler) = (PublishSubject<Int>(), PublishSubject<Void>())
    _ = hear(values.sample(sampler))
    values.onNext(1)
    values.onCompleted()
    #expect(log.lines == [])
    sampler.onNext(())
    #expect(log.lines == ["1", "completed"])
  }

  @Test func `a serial disposable disposes its last disposable once`() {
    let serial = SerialDisposable()
    serial.disposable = Disposables.create { log("disposed") }
    serial.dispose()
    serial.dispose()
    #expect(log.lines == ["disposed"])
  }

  @Test func `skip(until:) drops a completion before the other stream sends`() {
    let (values, other) = (PublishSubject<Int>(), PublishSubject<Void>())
    _ = hear(values.skip(until: other))
    values.onCompleted()
    #expect(log.lines == [])
  }

  @Test func `skip(until:) leaves the other stream after its first value`() {
    let (values, other) = (PublishSubject<Int>(), PublishSubject<Void>())
    let subscription = hear(values.skip(until: other))
    values.onNext(1)
    other.onNext(())
    #expect(!other.hasObservers)
    values.onNext(2)
    values.onCompleted()
    #expect(log.lines == ["2", "completed"])
    subscription.dispose()
  }

  @Test func `concatMap calls its selector when the element arrives`() {
    let outer = PublishSubject<Int>()
    _ = hear(
      outer.concatMap { number -> Observable<Int> in
        if number == 2 { throw Full() }
        return .never()
      })
    outer.onNext(1)
    outer.onNext(2)
    #expect(log.lines == ["Full()"])
  }

  @Test func `merge(maxConcurrent:) lets streams wait for their turn`() {
    let inner = (0..<3).map { _ in PublishSubject<Int>() }
    _ = hear(Observable.from(inner).merge(maxConcurrent: 2))
    for (index, subject) in inner.enumerated() { subject.onNext(index) }
    #expect(log.take() == ["0", "1"])
    inner[0].onCompleted()
    inner[2].onNext(2)
    inner[1].onCompleted()
    inner[2].onCompleted()
    #expect(log.lines == ["2", "completed"])
  }

  @Test func `concatMap has room for ten thousand waiting streams`() {
    let gate = PublishSubject<Int>()
    var sum = 0
    _ = Observable.from(0...10_000).concatMap { $0 == 0 ? gate : .just($0) }
      .subscribe(onNext: { sum += $0 }, onCompleted: { log("\(sum)") })
    gate.onCompleted()
    #expect(log.lines == ["50005000"])
  }

  @Test func `combineLatest and zip take everything that has a stream`() {
    let relay = ReplayRelay<Int>.create(bufferSize: 1)
    relay.accept(1)
    _ = hear(Observable.combineLatest(relay, Single.just("a")).map { "\($0)\($1)" })
    _ = hear(Observable.zip(relay, Maybe.just("b")) { "\($0)\($1)" })
    _ = hear(Observable.combineLatest([Single.just(1), .just(2)]))
    #expect(log.lines == ["1a", "1b", "completed", "[1, 2]", "completed"])
  }

  @Test func `a published stream starts at connect, once for all observers`() {
    let stream = Observable<Int>.deferred {
      log("started")
      return .of(1, 2)
    }.publish()
    _ = hear(stream.asObservable())
    _ = hear(stream.asObservable())
    #expect(log.take() == [])
    _ = stream.connect()
    #expect(log.lines == ["started", "1", "1", "2", "2", "completed", "completed"])
  }

  @Test func `a late observer hears the last values of a replayed stream`() {
    let subject = PublishSubject<Int>()
    let stream = subject.replay(1)
    let connection = stream.connect()
    subject.onNext(1)
    subject.onNext(2)
    let subscription = hear(stream.asObservable())
    connection.dispose()
    subject.onNext(3)
    #expect(log.lines == ["2"])
    #expect(!subject.hasObservers)
    subscription.dispose()
  }

  @Test func `refCount connects for the first observer and ends with the last`() {
    let subject = PublishSubject<Int>()
    let stream = subject.publish().refCount()
    let (first, second) = (hear(stream), hear(stream))
    subject.onNext(1)
    first.dispose()
    #expect(subject.hasObservers)
    second.dispose()
    #expect(!subject.hasObservers)
    #expect(log.lines == ["1", "1"])
  }

  @Test func `retry subscribes until nothing fails`() {
    var attempts = 0
    _ = hear(
      Observable<Int>.deferred {
        attempts += 1
        return attempts < 2_000 ? .error(Full()) : .just(attempts)
      }.retry())
    #expect(log.lines == ["2000", "completed"])
  }

  @Test func `thirty thousand attempts fit on the stack`() {
    var attempts = 0
    _ = hear(
      Observable<Int>.deferred {
        attempts += 1
        return attempts <= 30_000 ? .error(Full()) : .just(attempts)
      }.retry(40_000))
    #expect(log.lines == ["30001", "completed"])
  }

  @Test func `a failed attempt leaves nothing behind`() {
    var attempts: [PublishSubject<Int>] = []
    weak var first: PublishSubject<Int>?
    let subscription = hear(
      Observable<Int>.deferred {
        attempts.append(PublishSubject())
        return attempts[attempts.count - 1]
      }.retry(40_000))
    first = attempts[0]
    attempts.removeFirst().onError(Full())
    #expect(first == nil)
    attempts[0].onNext(1)
    #expect(log.lines == ["1"])
    subscription.dispose()
    #expect(!attempts[0].hasObservers)
  }

  @Test func `drive and emit send the completion on`() {
    let (driven, emitted) = (PublishSubject<Int>(), PublishSubject<Int?>())
    _ = hear(driven)
    _ = hear(emitted.compactMap { $0 })
    _ = Driver.just(1).drive(driven)
    _ = Signal.just(2).emit(to: emitted)
    #expect(log.lines == ["1", "completed", "2", "completed"])
  }

  @Test func `a cancelled task ends a loop over values without an error`() async {
    let subject = PublishSubject<Int>()
    let task = Task {
      do {
        for try await value in subject.values { log("\(value)") }
        log("ended")
      } catch {
        log("\(error)")
      }
    }
    task.cancel()
    await task.value
    #expect(log.lines == ["ended"])
  }

  @Test func `operators with a scheduler wait on the clock of the app`() async {
    let scheduler = MainScheduler.instance
    let subject = PublishSubject<Int>()
    _ = hear(subject.take(for: .seconds(1), scheduler: scheduler))
    let late = hear(subject.skip(.seconds(1), scheduler: scheduler))
    subject.onNext(4)
    await clock.advance(by: .seconds(1))
    subject.onNext(5)
    #expect(log.lines == ["4", "completed", "5"])
    late.dispose()
  }

  @Test func `the after closures of do run when the event has been passed on`() {
    let stream = Observable.just(1).do(
      onNext: { log("before \($0)") }, afterNext: { log("after \($0)") },
      afterCompleted: { log("after completion") }, onSubscribed: { log("subscribed") })
    _ = hear(stream)
    #expect(
      log.lines == ["before 1", "1", "after 1", "completed", "after completion", "subscribed"])
  }

  @Test func `an error of an after closure ends the stream`() {
    _ = hear(Observable.of(1, 2).do(afterNext: { _ in throw Full() }))
    #expect(log.lines == ["1", "Full()"])
  }

  @Test func `after a timeout, the first stream is not heard again`() async {
    let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = hear(source.timeout(.seconds(1), other: other, scheduler: MainScheduler.instance))
    await clock.advance(by: .seconds(1))
    #expect(!source.hasObservers)
    other.onNext(10)
    source.onNext(2)
    other.onNext(11)
    #expect(log.lines == ["10", "11"])
  }

  @Test func `an error that no closure takes is a diagnostic`() {
    let listening = AppRun.current.diagnostics.observe { log($0.kind.rawValue) }
    let object = Full.Object()
    _ = Observable<Int>.error(Full())
      .subscribe(with: object, onNext: { _, _ in }, onCompleted: { _ in })
    _ = Single<Int>.error(Full()).subscribe(with: object, onSuccess: { _, _ in })
    _ = Maybe<Int>.error(Full()).subscribe(with: object, onSuccess: { _, _ in })
    _ = Completable.error(Full()).subscribe(with: object, onCompleted: { _ in })
    _ = Observable<Int>.error(Full()).bind(to: Binder(object) { _, _ in })
    #expect(log.lines == Array(repeating: "unhandled-error", count: 5))
    listening.dispose()
  }

  @Test func `a completion is delayed like a value`() async {
    let scheduler = MainScheduler.instance
    _ = hear(
      Observable.of(1, 2).concatMap { Observable.just($0).delay(.seconds(1), scheduler: scheduler) }
    )
    await clock.advance(by: .milliseconds(1999))
    #expect(log.take() == ["1"])
    await clock.advance(by: .milliseconds(1))
    #expect(log.lines == ["2", "completed"])
    let waiting = hear(Observable<Int>.empty().delay(.seconds(1), scheduler: scheduler))
    #expect(log.lines == ["2", "completed"])
    waiting.dispose()
  }

  @Test func `an interval of zero lets the app settle`() async {
    let ticking = hear(Observable<Int>.interval(.seconds(0), scheduler: MainScheduler.instance))
    await AppRun.current.settled()
    _ = log.take()
    await clock.advance(by: .nanoseconds(2))
    #expect(log.lines == ["1", "2"])
    ticking.dispose()
  }

  @Test func `an event and an observer are mapped, and a thrown error becomes the event`() {
    let numbers = AnyObserver<Int> { event in
      log(event.error.map { "\($0)" } ?? event.element.map { "\($0)" } ?? "completed")
    }
    let words = numbers.mapObserver { (word: String) in
      guard let number = Int(word) else { throw Full() }
      return number
    }
    words.onNext("1")
    words.onNext("one")
    words.onCompleted()
    #expect(log.lines == ["1", "Full()", "completed"])
  }

  @Test func `an observer of a multicast subject hears each connection`() {
    let subject = PublishSubject<Int>()
    _ = hear(subject)
    _ = Observable.of(1, 2).multicast(subject).connect()
    #expect(log.lines == ["1", "2", "completed"])
  }

  @Test func `the value of a single, a maybe or a completable can be awaited`() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
    await #expect(throws: Full.self) { try await Single<Int>.error(Full()).value }
    let cancelled = Task { try await Single<Int>.never().value }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test func `drivers are zipped, concatenated and merged`() {
    let (ones, twos) = (Driver.of(1, 1), Driver.just(2))
    _ = Driver.zip(ones, twos) { $0 + $1 }.drive(onNext: { log("\($0)") })
    #expect(log.take() == ["3"])
    _ = ones.concat(twos).distinctUntilChanged { $0 == $1 }.drive(onNext: { log("\($0)") })
    #expect(log.take() == ["1", "2"])
    _ = Driver.merge([ones, twos]).flatMapFirst { Driver.just($0 * 10) }
      .drive(onNext: { log("\($0)") })
    #expect(log.lines == ["10", "10", "20"])
  }

  @Test func `a disposable that is set late is disposed at once`() {
    let single = SingleAssignmentDisposable()
    single.dispose()
    single.setDisposable(Disposables.create { log("disposed") })
    #expect(single.isDisposed)
    #expect(log.lines == ["disposed"])
  }

  @Test func `a disposable that is set twice ends the process with the remedy`() async {
    let message = await expectEnd("RxSwift/Disposables.swift:") {
      let single = SingleAssignmentDisposable()
      single.setDisposable(Disposables.create())
      single.setDisposable(Disposables.create())
    }
    #expect(message.contains("use a SerialDisposable to replace it"))
  }

  @Test func `a bag disposes everything in its list`() {
    var bag: DisposeBag? = DisposeBag(disposing: Disposables.create { log("first") })
    bag?.insert([Disposables.create { log("second") }, Disposables.create { log("third") }])
    bag = nil
    #expect(log.lines == ["first", "second", "third"])
  }

  @Test func `a file with traits and drivers runs as on iOS`() async throws {
    let service = PaperLedger()
    let model = LedgerModel(service: service)
    let hearing = model.lastName.subscribe(onNext: { log($0 ?? "none") })
    model.start()
    #expect(model.total.value == 350)
    #expect(log.take() == ["Tea"])
    model.stop()
    #expect(model.isStopped)
    #expect(try await model.cents(left: 100) == 400)
    service.failures = 2
    #expect(try await model.uploadAll() == 2)
    #expect(service.uploaded == ["Bread", "Tea"])
    hearing.dispose()
  }
}

private final class PaperLedger: LedgerService {
  var failures = 0
  private(set) var uploaded: [String] = []

  func entries() -> Single<[LedgerEntry]> {
    .deferred {
      if self.failures > 0 {
        self.failures -= 1
        return .error(LedgerError.offline)
      }
      return .just([LedgerEntry(name: "Bread", cents: 250), LedgerEntry(name: "Tea", cents: 100)])
    }
  }

  func budget() -> Maybe<Int> { .just(500) }

  func upload(_ entry: LedgerEntry) -> Completable {
    .create { outcome in
      self.uploaded.append(entry.name)
      outcome(.completed)
      return Disposables.create()
    }
  }
}

private struct Full: Error {
  final class Object {}
}
