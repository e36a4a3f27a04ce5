import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct ObservableTests {
  @Test func `a handler hears every event`() {
    var heard: [String] = []
    _ = Observable.of(1, 2).subscribe { heard.append("\($0)") }
    #expect(heard == ["next(1)", "next(2)", "completed"])
  }

  @Test func `onDisposed comes last`() {
    var heard: [String] = []
    _ = Observable.just(1).subscribe(
      onNext: { heard.append("\($0)") }, onError: { _ in heard.append("error") },
      onCompleted: { heard.append("completed") }, onDisposed: { heard.append("disposed") })
    #expect(heard == ["1", "completed", "disposed"])
  }

  @Test func `onDisposed runs at a disposal after the source's release`() {
    var disposals = 0
    let subscription = PublishRelay<Int>().subscribe(onDisposed: { disposals += 1 })
    #expect(disposals == 0)
    subscription.dispose()
    subscription.dispose()
    #expect(disposals == 1)
  }

  @Test func `an unhandled error is a diagnostic`() {
    let lines = diagnosed {
      _ = Observable<Int>.error(Boom()).subscribe()
      _ = Single<String>.error(Boom()).subscribe()
    }
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("unhandled-error: a stream of Int failed with ") == true)
    #expect(lines.last?.hasPrefix("unhandled-error: a stream of String failed with ") == true)
  }

  @Test func `an error handled by onError is no diagnostic`() {
    let lines = diagnosed {
      _ = Observable<Int>.error(Boom()).subscribe(onError: { _ in })
      _ = Observable<Int>.error(Boom()).subscribe { _ in }
    }
    #expect(lines == [])
  }
}
