import StateBinding
import TestSupport
import Testing

@Suite(.ownRun)
struct FromAsyncConformanceTests {
  private struct Failure: Error {}

  private let log = Log()
  private let clock = VirtualClock()

  private func logging<Element>(_ stream: Observable<Element>) -> any Disposable {
    stream.subscribe(
      onNext: { [log] in log("\($0)") }, onError: { [log] in log("\(type(of: $0))") },
      onCompleted: { [log] in log("completed") })
  }

  @Test func `an observable has the value and completes`() async {
    _ = logging(.fromAsync { 1 })
    #expect(log.lines == [])
    await settled()
    #expect(log.lines == ["1", "completed"])
  }

  @Test func `an observable fails with what is thrown`() async {
    _ = logging(Observable<Int>.fromAsync { throw Failure() })
    await settled()
    #expect(log.lines == ["Failure"])
  }

  @Test func `disposing cancels the operation, and nothing is heard`() async {
    let subscription = logging(
      Observable<Int>.fromAsync { [log, clock] in
        do { try await clock.sleep(for: .seconds(1)) } catch { log("cancelled") }
        return 1
      })
    await settled()
    subscription.dispose()
    await settled()
    #expect(log.lines == ["cancelled"])
  }

  @Test func `a single has the value`() async {
    Single.fromAsync { 1 }.subscribe(onSuccess: { [log] in log("\($0)") })
    await settled()
    #expect(log.lines == ["1"])
  }

  @Test func `a single fails with what is thrown`() async {
    Single<Int>.fromAsync { throw Failure() }
      .subscribe(onFailure: { [log] in log("\(type(of: $0))") })
    await settled()
    #expect(log.lines == ["Failure"])
  }

  @Test func `disposing a single cancels the operation`() async {
    let subscription = Single<Int>.fromAsync { [log, clock] in
      do { try await clock.sleep(for: .seconds(1)) } catch { log("cancelled") }
      return 1
    }.subscribe(onSuccess: { [log] in log("\($0)") })
    await settled()
    subscription.dispose()
    await settled()
    #expect(log.lines == ["cancelled"])
  }

  @Test func `each subscription runs the operation anew`() async {
    var runs = 0
    let stream = Observable<Int>.fromAsync {
      runs += 1
      return runs
    }
    _ = logging(stream)
    _ = logging(stream)
    await settled()
    #expect(log.lines == ["1", "completed", "2", "completed"])
  }

  @Test func `a value that comes after the deactivation is not heard`() async {
    let interactor = Interactor()
    interactor.activate()
    logging(
      .fromAsync { [clock] in
        try? await clock.sleep(for: .seconds(1))
        return 1
      }
    ).disposeOnDeactivate(interactor: interactor)
    interactor.deactivate()
    await clock.advance(by: .seconds(1))
    #expect(log.lines == [])
  }
}
