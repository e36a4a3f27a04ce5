import StateBinding
import Testing

@Suite(.disposesRecordings)
struct ShareTests {
  let source = PublishSubject<Int>()

  @Test(arguments: [0, 1])
  func `share subscribes to its source once while it has observers`(replay: Int) {
    var subscriptions = 0
    let shared = source.do(onSubscribe: { subscriptions += 1 }).share(replay: replay)
    #expect(subscriptions == 0)
    let (first, second) = (record(shared), record(shared))
    first.dispose()
    #expect(source.hasObservers)
    second.dispose()
    #expect(!source.hasObservers)
    #expect(subscriptions == 1)
  }

  @Test func `share takes RxSwift's scope parameter`() {
    let shared = source.share(replay: 1, scope: .whileConnected)
    let first = record(shared)
    source.onNext(1)
    #expect(record(shared).text == "1")
    first.dispose()
  }

  @Test(arguments: [(0, "3"), (1, "2 3"), (2, "1 2 3")])
  func `a late observer hears the last values`(replay: Int, expected: String) {
    let shared = source.share(replay: replay)
    record(shared)
    source.onNext(1)
    source.onNext(2)
    let late = record(shared)
    source.onNext(3)
    #expect(late.text == expected)
  }

  @Test(arguments: [0, 1])
  func `the last observer to leave clears the replay`(replay: Int) {
    let shared = source.share(replay: replay)
    let first = record(shared)
    source.onNext(1)
    first.dispose()
    let next = record(shared)
    source.onNext(2)
    #expect(next.text == "2")
  }

  @Test(arguments: [0, 1])
  func `an observer after the end starts the source anew`(replay: Int) {
    var subscriptions = 0
    let shared = Observable<Int>.deferred {
      subscriptions += 1
      return .just(subscriptions)
    }
    .share(replay: replay)
    #expect(record(shared).text == "1 |")
    #expect(record(shared).text == "2 |")
  }

  @Test(arguments: [(0, "2 x(boom)"), (1, "1 2 x(boom)")])
  func `an error reaches all observers`(replay: Int, expected: String) {
    let shared = source.share(replay: replay)
    let first = record(shared)
    source.onNext(1)
    let second = record(shared)
    source.onNext(2)
    source.onError(Boom())
    #expect(first.text == "1 2 x(boom)")
    #expect(second.text == expected)
  }

  @Test(arguments: [(0, "2"), (1, "2")])
  func `an observer starts anew after all have left a source that can send no more`(
    replay: Int, expected: String
  ) {
    var subscriptions = 0
    let shared = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onNext(subscriptions)
      return Disposables.create()
    }
    .share(replay: replay)
    let kept = [shared.subscribe(), shared.subscribe()]
    for subscription in kept { subscription.dispose() }
    #expect(record(shared).text == expected)
  }

  @Test(arguments: [(0, "2"), (1, "1 2")])
  func `an observer that joins during a delivery hears the replay and later values`(
    replay: Int, expected: String
  ) {
    let shared = source.share(replay: replay)
    var late: [Recording] = []
    record(shared) { [unowned shared] _, value in if value == 1 { late.append(record(shared)) } }
    source.onNext(1)
    source.onNext(2)
    #expect(late.map(\.text) == [expected])
  }

  @Test func `all observers hear a cold source's values in one order`() {
    let shared = Observable.of(1, 2, 3).share(replay: 1)
    var late: [Recording] = []
    let first = record(shared) { _, value in if value == 2 { late.append(record(shared)) } }
    #expect(first.text == "1 2 3 |")
    #expect(late.map(\.text) == ["2 3 |"])
  }

  @Test func `a finished observer does not subscribe to the source`() {
    let stop = PublishRelay<Void>()
    let stream = Observable<Int>.deferred { [source] in
      stop.accept(())
      return source.share()
    }
    record(stream.take(until: stop))
    #expect(!source.hasObservers)
  }

  @Test func `replayed values are heard even if the source can send no more`() {
    let shared = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create()
    }
    .share(replay: 1)
    record(shared)
    #expect(record(shared).text == "1")
  }

  @Test func `a waiting event is heard even after its source's release`() {
    var feed: [AnyObserver<Int>] = []
    let shared = Observable<Int>.create { observer in
      feed = [observer]
      return Disposables.create()
    }
    .share()
    let recording = record(shared) { _, value in
      guard value == 1 else { return }
      feed[0].onNext(2)
      feed = []
    }
    feed[0].onNext(1)
    #expect(recording.text == "1 2")
  }
}
