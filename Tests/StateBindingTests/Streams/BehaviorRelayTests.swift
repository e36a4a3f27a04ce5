import StateBinding
import Testing

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
