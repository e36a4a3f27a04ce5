import StateBinding
import Testing

struct TakeTests {
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
