import StateBinding
import Testing

struct PublishRelayTests {
  let relay = PublishRelay<Int>()

  @Test func `an observer hears only values sent after it joined`() {
    relay.accept(1)
    let recording = record(relay)
    relay.accept(2)
    relay.accept(3)
    #expect(recording.text == "2 3")
  }

  @Test func `observers hear values in the order in which they joined`() {
    var heard: [String] = []
    for name in ["a", "b", "c"] {
      _ = relay.subscribe(onNext: { heard.append("\(name)\($0)") })
    }
    relay.accept(1)
    relay.accept(2)
    #expect(heard == ["a1", "b1", "c1", "a2", "b2", "c2"])
  }

  @Test func `observers keep their order while many join and leave`() {
    var heard: [Int] = []
    let subscriptions = (0..<100).map { number in
      relay.subscribe(onNext: { _ in heard.append(number) })
    }
    for (number, subscription) in subscriptions.enumerated() where number % 25 != 0 {
      subscription.dispose()
    }
    _ = relay.subscribe(onNext: { _ in heard.append(100) })
    relay.accept(1)
    #expect(heard == [0, 25, 50, 75, 100])
  }
}

struct BehaviorRelayTests {
  let relay = BehaviorRelay(value: 1)

  @Test func `an observer hears the current value, then the next`() {
    let recording = record(relay)
    relay.accept(2)
    #expect(recording.text == "1 2")
  }

  @Test func `a late observer hears only the current value`() {
    relay.accept(2)
    relay.accept(3)
    #expect(record(relay).text == "3")
  }

  @Test func `the value is current before any observer has heard it`() {
    var values: [Int] = []
    record(relay) { [unowned relay] _, value in
      guard value == 1 else { return }
      relay.accept(2)
      values.append(relay.value)
    }
    #expect(values == [2])
  }

  @Test func `the value is kept without observers`() {
    relay.accept(5)
    #expect(relay.value == 5)
  }
}
