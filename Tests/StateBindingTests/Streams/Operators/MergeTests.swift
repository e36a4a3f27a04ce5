import StateBinding
import Testing

@Suite(.disposesRecordings)
struct MergeTests {
  @Test(arguments: [
    ("1 - 2 |", "- 7 - - 8 |", "1 7 2 8 |"),
    ("1 x", "- - 7", "1 x(boom)"),
    ("|", "7 |", "7 |"),
    ("1", "|", "1"),
  ])
  func `merge passes values as they come`(first: String, second: String, expected: String) {
    #expect(diagram(first, second) { .merge($0, $1) } == expected)
  }

  @Test func `merging no streams completes`() {
    #expect(record(Observable<Int>.merge([])).text == "|")
  }

  @Test func `merge hears a source twice if it is listed twice`() {
    #expect(diagram("1 2 |") { .merge($0, $0) } == "1 1 2 2 |")
  }

  @Test func `merge unsubscribes from every source after an error`() {
    let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
    record(Observable.merge(first.asObservable(), second))
    first.onError(Boom())
    #expect(!second.hasObservers)
  }

  @Test func `merge does not subscribe to more sources after its end`() {
    let later = PublishSubject<Int>()
    record(Observable.merge(.just(1), later).take(1))
    #expect(!later.hasObservers)
  }

  @Test func `a released source does not silence the other sources`() {
    let left = PublishSubject<Int>()
    let recording = record(Observable.merge(PublishRelay<Int>().asObservable(), left))
    left.onNext(1)
    left.onCompleted()
    #expect(recording.text == "1")
  }
}
