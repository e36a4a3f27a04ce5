import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// The diagnostics and events in the answer to a line.
struct ResponseTests {
  @Test func `a diagnostic belongs to the answer of its line only`() async {
    let session = await startedSession { _ in LosingView() }
    let messages = await session.send("lose").diagnostics.map(\.message)
    #expect(
      messages == [
        "ViewModel<Int, String> has no listener for \"gone\"; make the interactor its listener"
      ])
    #expect(await session.send("").diagnostics.isEmpty)
    #expect(await session.send("lose").diagnostics.count == 1)
  }

  @Test func `an event belongs to the answer of its line only`() async {
    var style = Session.Style()
    style.isTraced = true
    let session = await startedSession(style: style) { _ in LosingView() }
    #expect(await session.send("lose").events.map(\.kind) == [.lost])
    #expect(await session.send("# nothing").events.isEmpty)
  }

  @Test(arguments: [
    (":save x.transcript", "not-here: nothing is recorded here; :save works on a terminal"),
    (":open a://b", #"unknown-link: no link is like "a://b"; the app has no links"#),
    ("tap Stuck", #"disabled: "Stuck" cannot be used now; :actions lists what can"#),
  ])
  func `an impossible line gets a reason and changes nothing`(line: String, answer: String) async {
    let session = await startedSession { _ in
      Button("Stuck") { Issue.record("it was tapped") }.disabled(true)
    }
    let screen = session.screen
    #expect(await session.answer(to: line) == answer)
    #expect(session.screen == screen)
  }

  @Test func `the working lines follow the app even if the screen looks the same`() async {
    let session = await startedSession { _ in OneStep() }
    #expect(session.actions == ["increase Step", "decrease Step"])
    _ = await session.send("increase Step")
    #expect(session.actions == ["decrease Step"])
    #expect(await session.answer(to: "increase Step").hasPrefix("not-here: "))
  }

  @Test func `an answer contains nothing of the line before`() async {
    let session = await startedSession { _ in LosingView() }
    #expect(await session.send("nowhere").error != nil)
    let next = await session.send("")
    #expect(next.error == nil)
    #expect(next.sent?.shown == "")
    #expect(next.outcome == .nothing)
    #expect(next.screen.elements.map(\.label) == ["lose"])
  }
}

private struct LosingView: View {
  @State private var model = ViewModel<Int, String>(state: 0)

  var body: some View {
    Button("lose") { model.request(action: "gone") }
  }
}

private struct OneStep: View {
  @State private var isFirst = true

  var body: some View { Stepper("Step", onIncrement: isFirst ? step : nil, onDecrement: {}) }

  private func step() { isFirst = false }
}
