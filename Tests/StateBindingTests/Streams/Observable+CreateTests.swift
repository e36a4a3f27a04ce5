import StateBinding
import Testing

struct ObservableCreateTests {
  @Test func `just, empty, never and error send their events`() {
    #expect(record(Observable.just(1)).text == "1 |")
    #expect(record(Observable<Int>.empty()).text == "|")
    #expect(record(Observable<Int>.never()).text == "")
    #expect(record(Observable<Int>.error(Boom())).text == "x(boom)")
  }

  @Test func `of and from send their elements`() {
    #expect(record(Observable.of(1, 2, 3)).text == "1 2 3 |")
    #expect(record(Observable.from([1, 2])).text == "1 2 |")
    #expect(record(Observable.from(1...3)).text == "1 2 3 |")
    #expect(record(Observable<Int>.from([])).text == "|")
  }

  @Test func `from reads only the elements that are used`() {
    var read: [Int] = []
    let elements = (1...9).lazy.map { element in
      read.append(element)
      return element
    }
    record(Observable.from(elements).take(2))
    #expect(read == [1, 2])
  }

  @Test func `create passes events until the end`() {
    let stream = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(Boom())
      return Disposables.create()
    }
    #expect(record(stream).text == "1 |")
  }

  @Test(arguments: [Event<Int>.completed, .error(Boom())])
  func `the end disposes create's disposable once`(end: Event<Int>) {
    var observers: [AnyObserver<Int>] = []
    var disposals = 0
    let stream = Observable<Int>.create { observer in
      observers = [observer]
      return Disposables.create { disposals += 1 }
    }
    let recording = record(stream)
    #expect(disposals == 0)
    observers[0].on(end)
    #expect(disposals == 1)
    recording.dispose()
    observers[0].on(end)
    #expect(disposals == 1)
  }

  @Test func `a stream that ends inside create disposes its disposable at once`() {
    var disposals = 0
    record(
      Observable<Int>.create { observer in
        observer.onCompleted()
        return Disposables.create { disposals += 1 }
      })
    #expect(disposals == 1)
  }

  @Test func `create calls its closure for each subscription`() {
    var calls = 0
    let stream = Observable<Int>.create { observer in
      calls += 1
      observer.onNext(calls)
      return Disposables.create()
    }
    #expect([record(stream).text, record(stream).text] == ["1", "2"])
  }

  @Test func `deferred makes a stream for each subscription`() {
    var made = 0
    let stream = Observable<Int>.deferred {
      made += 1
      return .just(made)
    }
    #expect([record(stream).text, record(stream).text] == ["1 |", "2 |"])
  }

  @Test func `an error thrown by deferred ends the stream`() {
    #expect(record(Observable<Int>.deferred { throw Boom() }).text == "x(boom)")
  }
}
