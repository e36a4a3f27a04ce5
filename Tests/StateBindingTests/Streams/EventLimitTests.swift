import StateBinding
import StateBindingTestSupport
import Testing

struct EventLimitTests {
  @Test func `the limit is ten million events`() {
    #expect(EventLimit.perTurn == 10_000_000)
  }

  @Test func `a cycle through two relays ends the process with the chain`() async {
    await expectEnd(
      "BehaviorRelay<Int> queued more than 100 events in one turn: a cycle, "
        + "BehaviorRelay<Int> → PublishRelay<String> → BehaviorRelay<Int>; "
        + "break it, with distinctUntilChanged() for instance, or raise EventLimit.perTurn"
    ) {
      EventLimit.perTurn = 100
      let (numbers, texts) = (BehaviorRelay(value: 0), PublishRelay<String>())
      _ = texts.subscribe(onNext: { numbers.accept(Int($0) ?? 0) })
      _ = numbers.subscribe(onNext: { texts.accept("\($0 + 1)") })
    }
  }

  @Test func `a subject that feeds itself ends the process with its name`() async {
    await expectEnd("PublishSubject<Bool> → PublishSubject<Bool>") {
      EventLimit.perTurn = 3
      let subject = PublishSubject<Bool>()
      _ = subject.subscribe(onNext: { subject.onNext(!$0) })
      subject.onNext(true)
    }
  }

  @Test func `as many events as the limit are delivered`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      EventLimit.perTurn = 100
      let relay = BehaviorRelay(value: 0)
      _ = relay.subscribe(onNext: { if $0 < 100 { relay.accept($0 + 1) } })
      _ = relay.subscribe(onNext: { if $0 < 200 { relay.accept($0 + 1) } })
    }
  }

  @Test func `one event over the limit is forgiven each time`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      EventLimit.perTurn = 100
      let relay = BehaviorRelay(value: 0)
      _ = relay.subscribe(onNext: { if $0 % 102 != 101 { relay.accept($0 + 1) } })
      relay.accept(102)
      relay.accept(204)
    }
  }
}
