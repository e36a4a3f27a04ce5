import StateBinding
import Testing

struct StartWithTests {
  @Test func `startWith sends its elements first, in order`() {
    #expect(diagram("3 |") { $0.startWith(1, 2) } == "1 2 3 |")
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
}
