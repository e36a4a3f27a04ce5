import StateBinding
import StateBindingTestSupport
import Testing

struct PublishSubjectTests {
  let subject = PublishSubject<Int>()

  @Test func `nothing follows completion`() {
    let recording = record(subject)
    subject.onNext(1)
    subject.onCompleted()
    subject.onNext(2)
    subject.onError(Boom())
    #expect(recording.text == "1 |")
  }

  @Test func `a late observer hears the completion`() {
    subject.onNext(1)
    subject.onCompleted()
    #expect(record(subject).text == "|")
  }

  @Test func `a late observer hears the error`() {
    subject.onError(Boom())
    subject.onCompleted()
    #expect(record(subject).text == "x(boom)")
  }

  @Test func `hasObservers is true while anything subscribes`() {
    #expect(!subject.hasObservers)
    let (first, second) = (record(subject), record(subject))
    first.dispose()
    #expect(subject.hasObservers)
    second.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `a completed subject has no observers`() {
    record(subject)
    subject.onCompleted()
    #expect(!subject.hasObservers)
  }

  @Test func `a stream can feed a subject`() {
    let recording = record(subject)
    _ = Observable.of(1, 2).subscribe(subject)
    #expect(recording.text == "1 2 |")
  }
}

struct BehaviorSubjectTests {
  let subject = BehaviorSubject(value: 1)

  @Test func `an observer hears the current value first`() throws {
    subject.onNext(2)
    let recording = record(subject)
    subject.onNext(3)
    #expect(recording.text == "2 3")
    #expect(try subject.value() == 3)
  }

  @Test func `a late observer hears only the completion`() {
    subject.onNext(2)
    subject.onCompleted()
    #expect(record(subject).text == "|")
  }

  @Test func `a late observer hears only the error`() {
    subject.onError(Boom())
    #expect(record(subject).text == "x(boom)")
  }

  @Test func `the last value stays after completion`() throws {
    subject.onNext(2)
    subject.onCompleted()
    subject.onNext(3)
    #expect(try subject.value() == 2)
  }

  @Test func `the value throws the error that ended the stream`() {
    subject.onError(Boom())
    #expect(throws: Boom()) { try subject.value() }
  }

  @Test func `the value is current while an earlier one is delivered`() {
    var values: [Int?] = []
    record(subject) { [unowned subject] _, value in
      guard value == 1 else { return }
      subject.onNext(2)
      values.append(try? subject.value())
    }
    #expect(values == [2])
  }
}

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
