import StateBinding
import StateBindingTesting
import StateBindingTestSupport
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

  @Test func `fromAsync sends the value and completes`() async {
    _ = logging(.fromAsync { 1 })
    #expect(log.lines == [])
    await settled()
    #expect(log.lines == ["1", "completed"])
  }

  @Test func `fromAsync fails with the thrown error`() async {
    _ = logging(Observable<Int>.fromAsync { throw Failure() })
    await settled()
    #expect(log.lines == ["Failure"])
  }

  @Test func `disposing a fromAsync stream cancels the operation silently`() async {
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

  @Test func `a single from an operation sends its value`() async {
    _ = Single.fromAsync { 1 }.subscribe(onSuccess: { [log] in log("\($0)") })
    await settled()
    #expect(log.lines == ["1"])
  }

  @Test func `a single from an operation fails with the thrown error`() async {
    _ = Single<Int>.fromAsync { throw Failure() }
      .subscribe(onFailure: { [log] in log("\(type(of: $0))") })
    await settled()
    #expect(log.lines == ["Failure"])
  }

  @Test func `disposing a single cancels its operation`() async {
    let subscription = Single<Int>.fromAsync { [log, clock] in
      do { try await clock.sleep(for: .seconds(1)) } catch { log("cancelled") }
      return 1
    }.subscribe(onSuccess: { [log] in log("\($0)") })
    await settled()
    subscription.dispose()
    await settled()
    #expect(log.lines == ["cancelled"])
  }

  @Test func `each subscription runs the operation again`() async {
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

  @Test func `a value after the deactivation is not received`() async {
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
