import StateBinding
import Testing

@Suite(.disposesRecordings)
struct SingleTests {
  @Test func `just, error and never send their outcomes`() {
    #expect(record(Single.just(1)).text == "1 |")
    #expect(record(Single<Int>.error(Boom())).text == "x(boom)")
    #expect(record(Single<Int>.never()).text == "")
  }

  @Test(arguments: [
    ("1 |", "1 |"), ("|", "x(noElements)"), ("1 2 |", "x(moreThanOneElement)"),
    ("1 x", "x(boom)"), ("x", "x(boom)"), ("1", ""),
  ])
  func `asSingle requires exactly one value`(input: String, expected: String) {
    #expect(diagram(input) { $0.asSingle().asObservable() } == expected)
  }

  @Test func `asSingle unsubscribes from the source at the second value`() {
    let source = PublishSubject<Int>()
    record(source.asSingle())
    source.onNext(1)
    source.onNext(2)
    #expect(!source.hasObservers)
  }

  @Test func `only the first outcome counts`() {
    let single = Single<Int>.create { report in
      report(.success(1))
      report(.success(2))
      report(.failure(Boom()))
      return Disposables.create()
    }
    #expect(record(single).text == "1 |")
  }

  @Test func `an outcome reported while the first is delivered does not count`() {
    var reports: [(Result<Int, any Error>) -> Void] = []
    let single = Single<Int>.create { report in
      reports = [report]
      return Disposables.create()
    }
    let recording = record(single.asObservable()) { _, _ in reports[0](.success(2)) }
    reports[0](.success(1))
    #expect(recording.text == "1 |")
  }

  @Test func `the outcome disposes create's disposable once`() {
    var disposals = 0
    let single = Single<Int>.create { report in
      report(.success(1))
      return Disposables.create { disposals += 1 }
    }
    single.subscribe().dispose()
    #expect(disposals == 1)
  }

  @Test func `subscribe calls one closure, then onDisposed`() {
    var heard: [String] = []
    for single in [Single.just(1), .error(Boom())] {
      _ = single.subscribe(
        onSuccess: { heard.append("\($0)") }, onFailure: { heard.append("\($0)") },
        onDisposed: { heard.append("disposed") })
    }
    #expect(heard == ["1", "disposed", "boom", "disposed"])
  }

  @Test func `a handler hears the outcome`() {
    var heard: [String] = []
    _ = Single.just(1).subscribe { heard.append("\($0)") }
    _ = Single<Int>.error(Boom()).subscribe { heard.append("\($0)") }
    #expect(heard == ["success(1)", "failure(boom)"])
  }

  @Test func `map transforms the value`() {
    #expect(record(Single.just(1).map { $0 * 2 }).text == "2 |")
    #expect(record(Single.just(2).map(failAt2)).text == "x(boom)")
  }

  @Test func `flatMap continues with another single`() {
    #expect(record(Single.just(1).flatMap { .just($0 + 1) }).text == "2 |")
    #expect(record(Single.just(1).flatMap { _ in Single<Int>.error(Boom()) }).text == "x(boom)")
    #expect(record(Single.just(2).flatMap { .just(try failAt2($0)) }).text == "x(boom)")
  }

  @Test func `catch continues after a failure`() {
    #expect(record(Single<Int>.error(Boom()).catch { _ in .just(9) }).text == "9 |")
    #expect(record(Single.just(1).catch { _ in .just(9) }).text == "1 |")
  }

  @Test func `do hears the outcome`() {
    var seen: [String] = []
    for single in [Single.just(1), .error(Boom())] {
      record(
        single.do(
          onSuccess: { seen.append("\($0)") }, onError: { seen.append("\($0)") },
          onDispose: { seen.append("disposed") }))
    }
    #expect(seen == ["1", "disposed", "boom", "disposed"])
  }

  @Test func `deferred makes a single for each subscription`() {
    var made = 0
    let single = Single<Int>.deferred {
      made += 1
      return .just(try failAt2(made))
    }
    #expect([record(single).text, record(single).text] == ["1 |", "x(boom)"])
  }

  @Test func `observe(on:) passes the value`() {
    #expect(record(Single.just(1).observe(on: MainScheduler.instance)).text == "1 |")
  }
}
