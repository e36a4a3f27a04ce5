import StateBinding
import Testing

struct ObservableBindTests {
  private final class Target {
    var heard: [Int] = []
  }

  @Test func `a bound relay accepts the values of its stream`() {
    let first = BehaviorRelay(value: 0)
    let second = BehaviorRelay(value: 0)
    _ = Observable.of(1, 2).bind(to: first, second)
    #expect(first.value == 2)
    #expect(second.value == 2)
  }

  @Test func `subscribing with an object does not keep it`() {
    let relay = PublishRelay<Int>()
    var target: Target? = Target()
    weak let weakTarget = target
    _ = relay.subscribe(with: Target()) { target, value in target.heard.append(value) }
    if let target { _ = relay.subscribe(with: target) { $0.heard.append($1) } }
    relay.accept(1)
    #expect(target?.heard == [1])
    target = nil
    #expect(weakTarget == nil)
    relay.accept(2)
  }

  @Test func `flatMap accepts a single`() {
    var heard: [Int] = []
    _ = Observable.of(1, 2).flatMap { Single.just($0 * 10) }
      .subscribe(onNext: { heard.append($0) })
    #expect(heard == [10, 20])
  }

  @Test func `combineLatest and zip accept lists of streams`() {
    var heard: [[Int]] = []
    _ = Observable.combineLatest([Observable.just(1), .of(2, 3)])
      .subscribe(onNext: { heard.append($0) })
    _ = Observable.zip([Observable.of(1, 2), .of(3, 4)]).subscribe(onNext: { heard.append($0) })
    #expect(heard == [[1, 2], [1, 3], [1, 3], [2, 4]])
  }

  @Test func `combining no streams sends the empty combination`() {
    var events: [String] = []
    _ = Observable.combineLatest([Observable<Int>]()).subscribe { events.append("\($0)") }
    #expect(events == ["next([])", "completed"])
  }
}
