import StateBinding
import Testing

/// `combineLatest` and `zip`.
@Suite(.disposesRecordings)
struct CombineTests {
  @Test(arguments: [
    ("1 - 2 |", "- 7 - 8 |", "17 27 28 |"),
    ("1 |", "- - 7 8 |", "17 18 |"),
    ("1 2", "|", "|"),
    ("1 x", "7 -", "17 x(boom)"),
    ("- 1", "x -", "x(boom)"),
  ])
  func `combineLatest joins the latest values`(first: String, second: String, expected: String) {
    let joined = diagram(first, second) { .combineLatest($0, $1) { $0 * 10 + $1 } }
    #expect(joined == expected)
  }

  @Test(arguments: [
    ("1 2 3 |", "- - 7 8 9", "17 28 39 |"),
    ("1 - 2 |", "- 7 - - 8", "17 28 |"),
    ("1 |", "7 8", "17 |"),
    ("|", "7", "|"),
    ("1 2 x", "7", "17 x(boom)"),
  ])
  func `zip joins values at equal positions`(first: String, second: String, expected: String) {
    #expect(diagram(first, second) { .zip($0, $1) { $0 * 10 + $1 } } == expected)
  }

  @Test func `combineLatest and zip without a selector send tuples`() {
    #expect(
      record(Observable.combineLatest(Observable.just(1), Observable.just("a"))).text
        == #"(1, "a") |"#)
    #expect(record(Observable.zip(Observable.just(1), Observable.just("a"))).text == #"(1, "a") |"#)
  }

  @Test func `combineLatest joins three inputs of different types`() {
    let (number, text, flag) = (
      BehaviorRelay(value: 1), BehaviorRelay(value: "a"), BehaviorRelay(value: true)
    )
    let recording = record(
      Observable.combineLatest(number, text, flag) { "\($0)\($1)\($2 ? "+" : "-")" })
    flag.accept(false)
    text.accept("b")
    #expect(recording.text == "1a+ 1a- 1b-")
  }

  @Test func `combineLatest and zip pass nil as a value`() {
    let missing = Observable<Int?>.just(nil)
    #expect(
      record(Observable.combineLatest(missing, Observable.just(1)) { $0 ?? $1 }).text == "1 |")
    #expect(record(Observable.zip(missing, Observable.just(1)) { $0 ?? $1 }).text == "1 |")
  }

  @Test func `an error thrown by the selector ends the stream and unsubscribes from the inputs`() {
    let (first, second) = (BehaviorSubject(value: 1), PublishSubject<Int>())
    let recording = record(Observable.combineLatest(first, second) { _, n in try failAt2(n) })
    second.onNext(1)
    second.onNext(2)
    #expect(recording.text == "1 x(boom)")
    #expect(!first.hasObservers)
    #expect(!second.hasObservers)
  }

  @Test func `a disposal unsubscribes from all inputs`() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    record(Observable.combineLatest(first, second)).dispose()
    record(Observable.zip(first, second)).dispose()
    #expect(!first.hasObservers)
    #expect(!second.hasObservers)
  }

  @Test func `an input set during a delivery is joined at once`() {
    let (first, second) = (BehaviorRelay(value: 1), BehaviorRelay(value: 7))
    let joined = Observable.combineLatest(first, second) { $0 * 10 + $1 }
    let recording = record(joined) { [unowned second] _, joined in
      if joined == 27 { second.accept(8) }
    }
    first.accept(2)
    #expect(recording.text == "17 27 28")
  }

  @Test func `zip keeps its positions if an input is sent during a delivery`() {
    let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
    let joined = Observable.zip(first, second) { $0 * 10 + $1 }
    let recording = record(joined) { [unowned first] _, joined in
      if joined == 17 { first.accept(2) }
    }
    first.accept(1)
    second.accept(7)
    second.accept(8)
    #expect(recording.text == "17 28")
  }
}
