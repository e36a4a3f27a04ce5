import StateBinding
import TestSupport
import Testing

struct DiagnosticsTests {
  private struct Boom: Error {}
  private let run = AppRun()

  @Test func `an error of a task that nothing takes is reported`() async {
    let heard = await diagnostics {
      let interactor = Interactor()
      interactor.activate()
      interactor.task { throw Boom() }
      await settled()
    }
    #expect(
      heard == [
        "unhandled-error: a task of Interactor failed with Boom() and nothing took the error"
      ])
  }

  @Test func `an error of a task that was cancelled is not`() async {
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

  @Test func `each listener hears, until it is disposed`() async {
    var first: [String] = []
    let listener = run.diagnostics.observe { first.append($0.kind.rawValue) }
    let second = await diagnostics {
      Observable<Int>.error(Boom()).subscribe()
      listener.dispose()
      Observable<Int>.error(Boom()).subscribe()
    }
    #expect(first == ["unhandled-error"])
    #expect(second.count == 2)
  }

  @Test func `with nobody listening they go to standard error`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      @MainActor in
      struct Unexpected: Error {}
      Observable<Int>.error(Unexpected()).subscribe()
    }
    #expect(message(of: result).contains("unhandled-error: a stream of Int failed with "))
  }

  @Test func `the run holds across a suspension`() async {
    let heard = await diagnostics {
      await Task.yield()
      Observable<Int>.error(Boom()).subscribe()
    }
    #expect(heard.count == 1)
  }

  @Test func `outside any run the default run hears`() {
    var heard: [String] = []
    let listener = AppRun.current.diagnostics.observe { heard.append($0.message) }
    struct OutsideAnyRun: Error {}
    Observable<Int>.error(OutsideAnyRun()).subscribe()
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
