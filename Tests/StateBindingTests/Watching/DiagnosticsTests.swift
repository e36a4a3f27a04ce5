import StateBinding
import StateBindingTestSupport
import Testing

struct DiagnosticsTests {
  private struct Boom: Error {}
  private let run = AppRun()

  @Test func `an error after a cancellation is not reported`() async {
    let heard = await diagnostics {
      let interactor = Interactor()
      interactor.activate()
      interactor.task {
        try? await VirtualClock().sleep(for: .seconds(1))
        throw Boom()
      }
      await settled()
      interactor.deactivate()
      await settled()
    }
    #expect(heard == [])
  }

  @Test func `each observer hears diagnostics until it is disposed`() async {
    var first: [String] = []
    let listener = run.diagnostics.observe { first.append($0.kind.rawValue) }
    let second = await diagnostics {
      _ = Observable<Int>.error(Boom()).subscribe()
      listener.dispose()
      _ = Observable<Int>.error(Boom()).subscribe()
    }
    #expect(first == ["unhandled-error"])
    #expect(second.count == 2)
  }

  @Test func `diagnostics without an observer go to standard error, in a debug build only`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      struct Unexpected: Error {}
      _ = Observable<Int>.error(Unexpected()).subscribe()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #if DEBUG
      #expect(message.contains("unhandled-error: a stream of Int failed with "))
    #else
      #expect(!message.contains("unhandled-error"))
    #endif
  }

  @Test func `perform keeps its run across a suspension`() async {
    let heard = await diagnostics {
      await Task.yield()
      _ = Observable<Int>.error(Boom()).subscribe()
    }
    #expect(heard.count == 1)
  }

  @Test func `diagnostics outside any run go to the default run`() {
    var heard: [String] = []
    let listener = AppRun.current.diagnostics.observe { heard.append($0.message) }
    struct OutsideAnyRun: Error {}
    _ = Observable<Int>.error(OutsideAnyRun()).subscribe()
    listener.dispose()
    #expect(heard.contains { $0.contains("OutsideAnyRun()") })
  }

  private func diagnostics(_ body: () async -> Void) async -> [String] {
    var heard: [String] = []
    let listener = run.diagnostics.observe { heard.append($0.description) }
    await run.perform(body)
    listener.dispose()
    return heard
  }
}
