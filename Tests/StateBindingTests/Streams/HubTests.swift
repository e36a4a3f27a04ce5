import StateBinding
import Testing

/// The order in which the observers of a relay or subject hear its events.
struct HubTests {
  let relay = PublishRelay<Int>()

  @Test func `an event sent during a delivery waits until all observers have the earlier one`() {
    var heard: [String] = []
    _ = relay.subscribe(onNext: { [unowned relay] value in
      heard.append("a\(value)")
      if value < 3 { relay.accept(value + 1) }
      heard.append("a\(value).")
    })
    _ = relay.subscribe(onNext: { heard.append("b\($0)") })
    relay.accept(1)
    #expect(heard == ["a1", "a1.", "b1", "a2", "a2.", "b2", "a3", "a3.", "b3"])
  }

  @Test
  func `an observer that joins during a delivery hears the current value once, then later ones`() {
    let relay = BehaviorRelay(value: 0)
    var late: [Recording] = []
    record(relay) { [unowned relay] _, value in
      guard value == 1 else { return }
      relay.accept(2)
      late.append(record(relay))
      relay.accept(3)
    }
    relay.accept(1)
    #expect(late.map(\.text) == ["2 3"])
  }

  @Test func `disposing another observer during a delivery stops it at once`() {
    var others: [Recording] = []
    record(relay) { _, _ in for other in others { other.dispose() } }
    others = [record(relay)]
    relay.accept(1)
    #expect(others.map(\.text) == ["!"])
  }

  @Test func `an observer that leaves does not hear waiting events`() {
    let recording = record(relay) { [unowned relay] recording, value in
      relay.accept(value + 1)
      recording.dispose()
    }
    let other = record(relay)
    relay.accept(1)
    #expect(recording.text == "1 !")
    #expect(other.text == "1 2")
  }

  @Test func `a completion during a delivery waits too, and ends the subject`() {
    let subject = PublishSubject<Int>()
    let first = record(subject) { [unowned subject] _, value in
      guard value == 1 else { return }
      subject.onNext(2)
      subject.onCompleted()
      subject.onNext(3)
    }
    let second = record(subject)
    subject.onNext(1)
    #expect(first.text == "1 2 |")
    #expect(second.text == "1 2 |")
  }

  @Test func `a delivery to another relay finishes before the outer one goes on`() {
    let inner = PublishRelay<Int>()
    var heard: [String] = []
    _ = relay.subscribe(onNext: { value in
      heard.append("a\(value)")
      inner.accept(value * 10)
    })
    _ = relay.subscribe(onNext: { heard.append("b\($0)") })
    _ = inner.subscribe(onNext: { heard.append("c\($0)") })
    _ = inner.subscribe(onNext: { heard.append("d\($0)") })
    relay.accept(1)
    #expect(heard == ["a1", "c10", "d10", "b1"])
  }

  @Test func `a finished observer does not subscribe`() {
    let (subject, stop) = (PublishSubject<Int>(), PublishRelay<Void>())
    let stream = Observable<Int>.deferred {
      stop.accept(())
      return subject
    }
    record(stream.take(until: stop))
    #expect(!subject.hasObservers)
  }

  @Test func `a relay released by its observer still delivers to the other observers`() {
    var relays = [PublishRelay<Int>()]
    record(relays[0]) { _, _ in relays = [] }
    let other = record(relays[0])
    relays[0].accept(1)
    #expect(other.text == "1")
  }
}
