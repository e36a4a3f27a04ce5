import StateBinding
import StateBindingTestSupport
import Testing

/// Lengths at which a recursive framework runs out of stack.
struct LongChainTests {
  @Test func `a relay can feed itself a hundred thousand times`() {
    let times = runsLongTests ? 1_000_000 : 100_000
    let relay = BehaviorRelay(value: 0)
    _ = relay.subscribe(onNext: { [unowned relay] in if $0 < times { relay.accept($0 + 1) } })
    #expect(relay.value == times)
  }

  @Test func `two relays can feed each other a hundred thousand times`() {
    let ping = BehaviorRelay(value: 0)
    let pong = PublishRelay<Int>()
    _ = ping.subscribe(onNext: { if $0 < 100_000 { pong.accept($0 + 1) } })
    _ = pong.subscribe(onNext: { [unowned ping] in ping.accept($0) })
    ping.accept(1)
    #expect(ping.value == 100_000)
  }

  @Test func `a chain of relays held by each other's closures is released`() {
    weak var last: PublishRelay<Int>?
    do {
      let first = PublishRelay<Int>()
      var end = first
      for _ in 1...1_000 {
        let next = PublishRelay<Int>()
        _ = end.subscribe(onNext: { next.accept($0) })
        end = next
      }
      last = end
    }
    #expect(last == nil)
  }

  @Test func `a hundred thousand streams can follow one another`() {
    var sum = 0
    let streams = (1...100_000).map { Observable.just($0) }
    _ = Observable.concat(streams).subscribe(onNext: { sum += $0 })
    #expect(sum == 5_000_050_000)
  }

  @Test func `a stream that is over is released while the next one runs`() {
    weak var first: Probe?
    let next = PublishSubject<Int>()
    let subscription: any Disposable
    do {
      let probe = Probe()
      first = probe
      subscription = Observable.concat([Observable.just(1).filter { _ in probe === probe }, next])
        .subscribe()
    }
    #expect(next.hasObservers)
    #expect(first == nil)
    subscription.dispose()
  }

  @Test func `a chain of a thousand maps delivers and ends`() {
    let source = PublishSubject<Int>()
    let recording = record(thousandMaps(of: source))
    source.onNext(0)
    source.onCompleted()
    #expect(recording.text == "1000 |")
  }

  @Test func `a disposal releases a chain of a thousand maps`() {
    let source = PublishRelay<Int>()
    let kept = isKept { probe in
      thousandMaps(of: source).subscribe(onNext: { _ in _ = probe }).dispose()
    }
    #expect(!kept)
  }

  private func thousandMaps(of source: Observable<Int>) -> Observable<Int> {
    (1...1_000).reduce(source) { stream, _ in stream.map { $0 + 1 } }
  }
}
