import StateBinding
import TestSupport
import Testing

struct ReplaySubjectTests {
  @Test(arguments: [(0, "4"), (1, "3 4"), (2, "2 3 4"), (3, "1 2 3 4"), (9, "1 2 3 4")])
  func `a late observer hears the last values`(bufferSize: Int, expected: String) {
    let subject = ReplaySubject<Int>.create(bufferSize: bufferSize)
    for value in 1...3 { subject.onNext(value) }
    let recording = record(subject)
    subject.onNext(4)
    #expect(recording.text == expected)
  }

  @Test func `an unbounded subject keeps every value`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for value in 1...5 { subject.onNext(value) }
    #expect(record(subject).text == "1 2 3 4 5")
  }

  @Test func `a buffer keeps the last of very many values`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 3)
    for value in 1...1_000 { subject.onNext(value) }
    #expect(record(subject).text == "998 999 1000")
  }

  @Test func `the kept values are heard even after the completion`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    for value in 1...3 { subject.onNext(value) }
    subject.onCompleted()
    subject.onNext(4)
    #expect(record(subject).text == "2 3 |")
  }

  @Test func `the kept values are heard even after an error`() {
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    subject.onNext(1)
    subject.onError(Boom())
    #expect(record(subject).text == "1 x(boom)")
  }

  @Test func `a replay subject keeps nil as a value`() {
    let subject = ReplaySubject<Int?>.create(bufferSize: 2)
    for value in [1, nil, nil] { subject.onNext(value) }
    #expect(record(subject).text == "nil nil")
  }

  @Test func `an observer that finishes during the replay hears no more of it`() {
    let subject = ReplaySubject<Int>.createUnbounded()
    for value in 1...3 { subject.onNext(value) }
    #expect(record(subject.take(2)).text == "1 2 |")
    #expect(!subject.hasObservers)
  }

  @Test func `a negative buffer size ends the process`() async {
    await expectEnd("bufferSize is -1; a ReplaySubject keeps 0 values or more") {
      _ = ReplaySubject<Int>.create(bufferSize: -1)
    }
  }
}
