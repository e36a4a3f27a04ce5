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
