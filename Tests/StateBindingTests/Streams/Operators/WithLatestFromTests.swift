import StateBinding
import Testing

@Suite(.disposesRecordings)
struct WithLatestFromTests {
  @Test(arguments: [
    ("1 - 2 - 3 |", "- 7 - 8 - -", "27 38 |"),
    ("1 2 |", "- - -", "|"),
    ("- 1 2 |", "7 | - -", "17 27 |"),
    ("- 1 2 |", "7 x - -", "17 x(boom)"),
    ("- 1 x", "7 - -", "17 x(boom)"),
    ("1 2 |", "7 - -", "27 |"),
  ])
  func `withLatestFrom joins each value with the latest`(
    values: String, latest: String, expected: String
  ) {
    let met = diagram(values, latest) { $0.withLatestFrom($1) { $0 * 10 + $1 } }
    #expect(met == expected)
  }

  @Test func `withLatestFrom without a selector sends the latest alone`() {
    #expect(diagram("- 1 - 2 |", "7 - 8 - -") { $0.withLatestFrom($1) } == "7 8 |")
  }

  @Test func `an error thrown by the selector ends the stream`() {
    let stream = Observable.of(1, 2, 3).withLatestFrom(Observable.just(0)) { value, _ in
      try failAt2(value)
    }
    #expect(record(stream).text == "1 x(boom)")
  }

  @Test func `the end unsubscribes from both sources`() {
    let (values, latest) = (PublishSubject<Int>(), PublishSubject<Int>())
    record(values.withLatestFrom(latest))
    values.onCompleted()
    #expect(!values.hasObservers)
    #expect(!latest.hasObservers)
  }

  @Test func `a value sent by the observer is joined with the latest of that moment`() {
    let (values, latest) = (PublishRelay<Int>(), BehaviorRelay(value: 7))
    let met = values.withLatestFrom(latest) { $0 * 10 + $1 }
    let recording = record(met) { [unowned values, unowned latest] _, met in
      guard met == 17 else { return }
      latest.accept(8)
      values.accept(2)
    }
    values.accept(1)
    #expect(recording.text == "17 28")
  }
}
