import StateBinding
import Testing

@Suite(.disposesRecordings)
struct CatchTests {
  @Test func `an error thrown by the handler ends the stream`() {
    struct Worse: Error {}
    #expect(diagram("1 x") { $0.catch { _ in throw Worse() } } == "1 x(Worse())")
  }

  @Test func `a disposal unsubscribes from the replacement`() {
    let replacement = PublishSubject<Int>()
    let recording = record(Observable.error(Boom()).catch { _ in replacement })
    replacement.onNext(1)
    recording.dispose()
    #expect(recording.text == "1 !")
    #expect(!replacement.hasObservers)
  }

  @Test func `the replacement begins before the failed stream is disposed`() {
    var order: [String] = []
    var observers: [AnyObserver<Int>] = []
    let stream = Observable<Int>.create { observer in
      observers = [observer]
      return Disposables.create { order.append("left") }
    }
    record(
      stream.catch { _ in Observable<Int>.empty().do(onSubscribe: { order.append("replaced") }) })
    observers[0].onError(Boom())
    #expect(order == ["replaced", "left"])
  }

  @Test func `a source shared by the failed stream and the replacement continues`() {
    var starts = 0
    let shared = Observable<Int>.create { observer in
      starts += 1
      observer.onNext(starts)
      return Disposables.create()
    }.share(replay: 1)
    let failing = PublishSubject<Int>()
    let recording = record(Observable.merge(shared, failing).catch { _ in shared })
    failing.onError(Boom())
    #expect(recording.text == "1 1")
    #expect(starts == 1)
  }

  @Test func `a handler that disposes the subscription gets no replacement`() {
    let source = PublishSubject<Int>()
    var subscriptions: [any Disposable] = []
    var replacements = 0
    let stream = source.catch { _ in
      for subscription in subscriptions { subscription.dispose() }
      return .deferred {
        replacements += 1
        return .never()
      }
    }
    subscriptions = [stream.subscribe()]
    source.onError(Boom())
    #expect(replacements == 0)
  }

  @Test func `the replacement can be the stream itself`() {
    var attempts = 0
    let stream = Observable<Int>.deferred {
      attempts += 1
      return attempts < 3 ? .error(Boom()) : .just(attempts)
    }
    #expect(record(stream.catch { _ in stream.catch { _ in stream } }).text == "3 |")
  }
}
