import Foundation
import RxRelay
import RxSwift
import StateBinding
import StateBindingTesting
import TestSupport
import Testing

/// RxSwift's rules for single operators.
@Suite(.ownRun)
struct RxOperatorTests {
  private let log = Log()
  private let clock = VirtualClock()

  init() {
    clock.tick(for: .current)
  }

  private func hear<Value>(_ stream: Observable<Value>) -> any Disposable {
    stream.subscribe(
      onNext: { log("\($0)") }, onError: { log("\($0)") }, onCompleted: { log("completed") })
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
    Observable.from(0...10_000).concatMap { $0 == 0 ? gate : .just($0) }
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
    stream.connect()
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

  @Test func `take sends its last value if the behavior is inclusive`() {
    _ = hear(Observable.of(1, 2, 3).take(while: { $0 < 2 }, behavior: .inclusive))
    _ = hear(Observable.of(1, 2, 3).take(until: { $0 == 2 }))
    #expect(log.lines == ["1", "2", "completed", "1", "completed"])
  }

  @Test func `takeLast sends the last values at the end`() {
    _ = hear(Observable.of(1, 2, 3).takeLast(2))
    #expect(log.lines == ["2", "3", "completed"])
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

  @Test func `catch(sequence:) goes on with the next stream after an error`() {
    _ = hear(Observable.catch(sequence: [.error(Full()), Observable.just(1), .just(2)]))
    _ = hear(Observable<Int>.catch(sequence: [Observable<Int>.error(Full())]))
    #expect(log.lines == ["1", "completed", "Full()"])
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

  @Test func `operators with a scheduler deliver at once, or on the clock of the app`() async {
    let scheduler = MainScheduler.instance
    _ = hear(Observable.of(1, 2, scheduler: CurrentThreadScheduler.instance))
    _ = hear(Observable.range(start: 3, count: 1, scheduler: CurrentThreadScheduler.instance))
    #expect(log.take() == ["1", "2", "completed", "3", "completed"])
    let subject = PublishSubject<Int>()
    _ = hear(subject.take(for: .seconds(1), scheduler: scheduler))
    let late = hear(subject.skip(.seconds(1), scheduler: scheduler))
    subject.onNext(4)
    await clock.advance(by: .seconds(1))
    subject.onNext(5)
    #expect(log.lines == ["4", "completed", "5"])
    late.dispose()
  }
}

private struct Full: Error {}
