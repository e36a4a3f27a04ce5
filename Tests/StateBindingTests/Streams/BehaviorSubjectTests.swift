import StateBinding
import Testing

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
