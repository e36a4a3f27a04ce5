import StateBinding
import Testing

struct DoTests {
  private func looks(at stream: Observable<Int>) -> [String] {
    var heard: [String] = []
    stream
      .do(
        onNext: { heard.append("do \($0)") }, onError: { heard.append("do \($0)") },
        onCompleted: { heard.append("do |") }, onSubscribe: { heard.append("do subscribe") },
        onDispose: { heard.append("do dispose") }
      )
      .subscribe(
        onNext: { heard.append("\($0)") }, onError: { heard.append("\($0)") },
        onCompleted: { heard.append("|") }
      )
      .dispose()
    return heard
  }

  @Test func `do runs before each event is passed on`() {
    #expect(looks(at: .just(1)) == ["do subscribe", "do 1", "1", "do |", "|", "do dispose"])
  }

  @Test func `do hears an error`() {
    #expect(looks(at: .error(Boom())) == ["do subscribe", "do boom", "boom", "do dispose"])
  }

  @Test func `do hears a disposal`() {
    #expect(looks(at: .never()) == ["do subscribe", "do dispose"])
  }

  @Test func `an error thrown by onNext does not reach onError`() {
    var seen = 0
    let stream = Observable.just(2).do(onNext: { _ = try failAt2($0) }, onError: { _ in seen += 1 })
    #expect(record(stream).text == "x(boom)")
    #expect(seen == 0)
  }

  @Test func `onDispose runs once after the end or a disposal`() {
    var disposals = 0
    let subscription = Observable.just(1).do(onDispose: { disposals += 1 }).subscribe()
    subscription.dispose()
    #expect(disposals == 1)
  }
}
