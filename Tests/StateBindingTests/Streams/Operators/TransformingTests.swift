import StateBinding
import Testing

/// Operators that make one stream of another. `do` and `catch` have suites of their own too.
struct TransformingTests {
  @Test(arguments: [
    Rule("map transforms each value", "2 4 6 |") { diagram("1 2 3 |") { $0.map { $0 * 2 } } },
    Rule("an error thrown by map ends the stream", "1 x(boom)") {
      diagram("1 2 3 |") { $0.map(failAt2) }
    },
    Rule("map passes nil as a value", "nil Optional(2) |") {
      diagram("1 2 |") { $0.map { $0 == 1 ? nil : $0 } }
    },
    Rule("compactMap leaves nil out", "10 30 |") {
      diagram("1 2 3 |") { $0.compactMap { $0 == 2 ? nil : $0 * 10 } }
    },
    Rule("an error thrown by compactMap ends the stream", "1 x(boom)") {
      diagram("1 2 3 |") { $0.compactMap(failAt2) }
    },
    Rule("filter passes the accepted values", "3 4 |") {
      diagram("1 2 3 4 |") { $0.filter { $0 > 2 } }
    },
    Rule("an error thrown by filter ends the stream", "1 x(boom)") {
      diagram("1 2 3 |") { $0.filter { try failAt2($0) > 0 } }
    },
    Rule("filter passes an accepted nil", "nil Optional(2) |") {
      record(Observable<Int?>.of(nil, 1, 2).filter { $0 != 1 }).text
    },
    Rule("distinctUntilChanged leaves out a value equal to the one before", "1 2 1 |") {
      diagram("1 1 2 2 1 |") { $0.distinctUntilChanged() }
    },
    Rule("distinctUntilChanged leaves out a value with the same key", "11 21 13 |") {
      diagram("11 12 21 13 |") { $0.distinctUntilChanged { $0 / 10 } }
    },
    Rule("distinctUntilChanged compares each value with the last one that passed", "1 3 5 |") {
      diagram("1 2 3 4 5 |") { $0.distinctUntilChanged { abs($0 - $1) < 2 } }
    },
    Rule("an error thrown by the key of distinctUntilChanged ends the stream", "1 x(boom)") {
      diagram("1 2 3 |") { $0.distinctUntilChanged { try failAt2($0) } }
    },
    Rule("distinctUntilChanged leaves out repeated nils", "nil Optional(1) nil |") {
      record(Observable<Int?>.of(nil, nil, 1, nil).distinctUntilChanged()).text
    },
    Rule("each result of scan is the seed of the next", "11 13 16 |") {
      diagram("1 2 3 |") { $0.scan(10) { $0 + $1 } }
    },
    Rule("scan does not send the seed alone", "|") { diagram("|") { $0.scan(10) { $0 + $1 } } },
    Rule("an error thrown by scan ends the stream", "1 x(boom)") {
      diagram("1 2 3 |") { $0.scan(0) { $0 + (try failAt2($1)) } }
    },
    Rule("startWith sends its elements first, in order", "1 2 3 |") {
      diagram("3 |") { $0.startWith(1, 2) }
    },
    Rule("an error thrown by the onNext of do ends the stream", "1 x(boom)") {
      diagram("1 2 3 |") { $0.do(onNext: { _ = try failAt2($0) }) }
    },
    Rule("an error thrown by the onCompleted of do replaces the completion", "1 x(boom)") {
      diagram("1 |") { $0.do(onCompleted: { throw Boom() }) }
    },
    Rule("the replacement of catch follows the error", "1 8 9 |") {
      diagram("1 x") { $0.catch { _ in .of(8, 9) } }
    },
    Rule("catch does not replace a stream without an error", "1 |") {
      diagram("1 |") { $0.catch { _ in .of(8, 9) } }
    },
    Rule("the handler of catch receives the error", "boom |") {
      diagram("x") { $0.map { "\($0)" }.catch { .just("\($0)") } }
    },
    Rule("an error of the replacement of catch passes", "1 x(boom)") {
      diagram("1 x") { $0.catch { _ in .error(Boom()) } }
    },
    Rule("catchAndReturn sends one value and completes", "1 9 |") {
      diagram("1 x") { $0.catchAndReturn(9) }
    },
  ])
  func `an operator keeps its rule`(rule: Rule) {
    #expect(rule.play() == rule.expected)
  }

  @Test func `each subscription to a scan begins with the seed`() {
    let sums = Observable.of(1, 2).scan(0) { $0 + $1 }
    record(sums)
    #expect(record(sums).text == "1 3 |")
  }

  @Test func `startWith does not subscribe to its source if it is disposed before`() {
    let source = PublishSubject<Int>()
    let recording = record(source.startWith(1, 2).take(1))
    #expect(recording.text == "1 |")
    #expect(!source.hasObservers)
  }

  @Test func `values sent during startWith's elements are missed`() {
    let source = PublishSubject<Int>()
    let recording = record(source.startWith(1)) { [unowned source] _, value in
      if value == 1 { source.onNext(2) }
    }
    source.onNext(3)
    #expect(recording.text == "1 3")
  }

  @Test(arguments: [(-1, "|"), (0, "|"), (1, "1 |"), (2, "1 2 |"), (5, "1 2 3 |")])
  func `take passes the first values`(count: Int, expected: String) {
    #expect(diagram("1 2 3 |") { $0.take(count) } == expected)
  }

  @Test(arguments: [(-1, "1 2 3 |"), (0, "1 2 3 |"), (1, "2 3 |"), (3, "|"), (4, "|")])
  func `skip leaves the first values out`(count: Int, expected: String) {
    #expect(diagram("1 2 3 |") { $0.skip(count) } == expected)
  }

  @Test func `take stops at its count even if its observer sends another value`() {
    let (ping, pong) = (PublishRelay<Int>(), PublishRelay<Int>())
    let recording = record(Observable.merge(ping.asObservable(), pong).take(1)) { _, value in
      pong.accept(value + 1)
    }
    ping.accept(1)
    #expect(recording.text == "1 |")
  }

  @Test func `take ends an endless source`() {
    #expect(record(Observable.from(1...).take(3)).text == "1 2 3 |")
  }

  @Test(arguments: [
    ("1 2 - 3 |", "- - 9 - -", "1 2 |"),
    ("1 2 3 |", "- - 9 -", "1 2 3 |"),
    ("1 2 3 |", "- | - -", "1 2 3 |"),
    ("1 2 3 |", "- x - -", "1 2 x(boom)"),
    ("1 |", "- 9", "1 |"),
    ("- x", "- 9", "x(boom)"),
  ])
  func `take(until:) passes values until the other stream sends`(
    values: String, stop: String, expected: String
  ) {
    #expect(diagram(values, stop) { $0.take(until: $1) } == expected)
  }

  @Test func `take(until:) a stream with a current value ends at once`() {
    let recording = record(Observable.of(1, 2).take(until: BehaviorRelay(value: ())))
    #expect(recording.text == "|")
  }

  @Test func `take(until:) unsubscribes from both sources`() {
    let (values, stop) = (PublishSubject<Int>(), PublishSubject<Int>())
    record(values.take(until: stop))
    stop.onNext(0)
    #expect(!values.hasObservers)
    #expect(!stop.hasObservers)
  }

  @Test func `take(until:) completes even after its source's release`() {
    let stop = PublishSubject<Int>()
    let recording = record(PublishSubject<Int>().take(until: stop))
    stop.onNext(0)
    #expect(recording.text == "|")
  }
}
