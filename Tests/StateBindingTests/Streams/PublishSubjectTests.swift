import StateBinding
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
