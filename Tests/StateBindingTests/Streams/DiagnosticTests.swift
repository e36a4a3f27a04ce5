import StateBinding
import TestSupport
import Testing

struct DiagnosticTests {
  @Test func `listeners hear a diagnostic until they are disposed`() {
    let diagnostics = Diagnostics()
    var heard: [String] = []
    let first = diagnostics.observe { heard.append("a: \($0)") }
    let second = diagnostics.observe { heard.append("b: \($0)") }
    fail(in: diagnostics)
    first.dispose()
    fail(in: diagnostics)
    second.dispose()
    let text = "unhandled-error: a stream of Int failed with Boom: boom and nothing took the error"
    #expect(heard == ["a: \(text)", "b: \(text)", "b: \(text)"])
  }

  @Test func `with nobody listening they are lines on standard error`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Observable<Int>.error(Boom()).subscribe() }
    }
    #expect(
      message(of: result).contains(
        "unhandled-error: a stream of Int failed with Boom: boom and nothing took the error\n"))
  }

  @Test func `the current ones hold across a suspension`() async {
    let diagnostics = Diagnostics()
    var heard: [Diagnostic.Kind] = []
    let observation = diagnostics.observe { heard.append($0.kind) }
    await diagnostics.perform {
      await Task.yield()
      _ = Observable<Int>.error(Boom()).subscribe()
    }
    observation.dispose()
    #expect(heard == [.unhandledError])
  }

  private func fail(in diagnostics: Diagnostics) {
    diagnostics.perform {
      _ = Observable<Int>.error(Boom()).subscribe()
    }
  }
}
