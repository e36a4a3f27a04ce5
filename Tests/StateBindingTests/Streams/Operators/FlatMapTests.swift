import StateBinding
import Testing

/// `flatMap` and `flatMapLatest`, both in Merge.swift.
@Suite(.disposesRecordings)
struct FlatMapTests {
  let outer = PublishSubject<PublishSubject<Int>>()
  let first = PublishSubject<Int>()
  let second = PublishSubject<Int>()

  @Test func `flatMap hears all inner streams`() {
    let recording = record(outer.flatMap { $0 })
    outer.onNext(first)
    first.onNext(1)
    outer.onNext(second)
    first.onNext(2)
    second.onNext(3)
    #expect(recording.text == "1 2 3")
  }

  @Test func `flatMapLatest unsubscribes from the previous inner stream`() {
    let recording = record(outer.flatMapLatest { $0 })
    outer.onNext(first)
    first.onNext(1)
    outer.onNext(second)
    #expect(!first.hasObservers)
    second.onNext(3)
    #expect(recording.text == "1 3")
  }

  @Test(arguments: [true, false])
  func `completion waits for the outer and the inner streams`(latest: Bool) {
    let recording = record(latest ? outer.flatMapLatest { $0 } : outer.flatMap { $0 })
    outer.onNext(first)
    outer.onCompleted()
    first.onNext(1)
    first.onCompleted()
    #expect(recording.text == "1 |")
  }

  @Test(arguments: [true, false])
  func `the end of an inner stream does not end the outer one`(latest: Bool) {
    let recording = record(latest ? outer.flatMapLatest { $0 } : outer.flatMap { $0 })
    outer.onNext(first)
    first.onCompleted()
    outer.onNext(second)
    second.onNext(1)
    #expect(recording.text == "1")
  }

  @Test(arguments: [true, false])
  func `an inner error ends the stream and unsubscribes from the outer one`(latest: Bool) {
    let recording = record(latest ? outer.flatMapLatest { $0 } : outer.flatMap { $0 })
    outer.onNext(first)
    first.onError(Boom())
    #expect(recording.text == "x(boom)")
    #expect(!outer.hasObservers)
  }

  @Test(arguments: [true, false])
  func `a disposal unsubscribes from the outer and the inner stream`(latest: Bool) {
    let recording = record(latest ? outer.flatMapLatest { $0 } : outer.flatMap { $0 })
    outer.onNext(first)
    recording.dispose()
    #expect(!outer.hasObservers)
    #expect(!first.hasObservers)
  }

  @Test func `an error thrown by the transform ends the stream`() {
    #expect(diagram("1 2 3 |") { $0.flatMap { .just(try failAt2($0)) } } == "1 x(boom)")
    #expect(diagram("1 2 3 |") { $0.flatMapLatest { .just(try failAt2($0)) } } == "1 x(boom)")
  }

  @Test func `a value sent while an inner stream is disposed becomes the latest`() {
    let (numbers, echoes) = (PublishRelay<Int>(), PublishRelay<Int>())
    let inner = { [unowned echoes] (number: Int) in
      Observable<Int>.create { observer in
        observer.onNext(number)
        return Disposables.create { if number == 1 { echoes.accept(3) } }
      }
    }
    let recording = record(
      Observable.merge(numbers.asObservable(), echoes).flatMapLatest { inner($0) })
    numbers.accept(1)
    numbers.accept(2)
    #expect(recording.text == "1 3")
  }

  @Test(arguments: [true, false])
  func `a transform that disposes the subscription gets no inner stream`(latest: Bool) {
    var subscriptions: [any Disposable] = []
    var inners = 0
    let inner = { (_: PublishSubject<Int>) in
      for subscription in subscriptions { subscription.dispose() }
      return Observable<Int>.deferred {
        inners += 1
        return .never()
      }
    }
    let stream = latest ? outer.flatMapLatest(inner) : outer.flatMap(inner)
    subscriptions = [stream.subscribe()]
    outer.onNext(first)
    #expect(inners == 0)
  }

  @Test func `ended inner streams are released`() {
    weak var inner: Probe?
    let outer = PublishRelay<Observable<Int>>()
    record(outer.flatMapLatest { $0 })
    do {
      let probe = Probe()
      inner = probe
      outer.accept(.create { _ in Disposables.create { _ = probe } })
    }
    #expect(inner != nil)
    outer.accept(.empty())
    #expect(inner == nil)
  }
}
