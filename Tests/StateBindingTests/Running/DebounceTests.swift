import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The replacement for `debounce` in the article on waiting.
@Suite(.ownRun)
struct DebounceTests {
  private let clock = VirtualClock()
  private let text = PublishRelay<String>()
  private let log = Log()

  @Test func `debounce sends only the last value before a pause`() async {
    let subscription = debounced().subscribe(onNext: { [log] in log($0) })
    text.accept("a")
    await clock.advance(by: .milliseconds(299))
    text.accept("ab")
    await clock.advance(by: .milliseconds(299))
    #expect(log.take() == [])
    await clock.advance(by: .milliseconds(1))
    #expect(log.take() == ["ab"])
    subscription.dispose()
  }

  @Test func `a disposed debounce sends nothing`() async {
    let subscription = debounced().subscribe(onNext: { [log] in log($0) })
    text.accept("a")
    subscription.dispose()
    await clock.advance(by: .seconds(1))
    #expect(log.take() == [])
  }

  private func debounced() -> Observable<String> {
    text.flatMapLatest { [clock] text in
      Observable.fromAsync {
        try await clock.sleep(for: .milliseconds(300))
        return text
      }
    }
  }
}

/// Delays in real time, where two equal waits may end in either order.
struct DelayTests {
  @Test func `delayed values of one turn keep their order in real time`() async {
    let log = Log()
    // A run without a clock waits in real time.
    let run = AppRun()
    await run.perform {
      let subscription = Observable.from(0..<200).delay(.microseconds(10))
        .subscribe(onNext: { log("\($0)") })
      await run.settled()
      #expect(log.lines == (0..<200).map(String.init))
      subscription.dispose()
    }
  }
}
