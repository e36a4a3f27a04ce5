import HeadlessDriver
import HeadlessUI
import Testing

/// Lines without a meaning, or impossible now. Each gets an answer, and nothing happens.
struct RefusalTests {
  @Test func `the working lines follow the app even if the screen looks the same`() async {
    let session = await startedSession { _ in OneStep() }
    #expect(session.actions == ["increase Step", "decrease Step"])
    _ = await session.send("increase Step")
    #expect(session.actions == ["decrease Step"])
    #expect(await session.answer(to: "increase Step").hasPrefix("not-here: "))
  }

  @Test(arguments: [
    ("closed", #"disabled: "closed" cannot be used now; :actions lists what can"#),
    ("name", #"not-here: "name" is a field; write type name TEXT"#),
    (
      "submit name",
      #"not-here: "name" takes each text as it is typed; there is nothing to submit"#
    ),
    ("type locked x", #"disabled: "locked" cannot be used now; :actions lists what can"#),
    (":save x.transcript", "not-here: nothing is recorded here; :save works on a terminal"),
    (":expect Opne", #"expectation-failed: the screen has no "Opne""#),
    (":open a://b", #"unknown-link: no link is like "a://b"; the app has no links"#),
  ])
  func `an impossible line gets a reason and changes nothing`(line: String, answer: String) async {
    let session = await startedSession { _ in Doors() }
    let screen = session.screen
    #expect(await session.answer(to: line) == answer)
    #expect(session.screen == screen)
  }

  @Test func `a name below a sheet is refused with the way back`() async {
    let session = await startedSession { _ in
      Stateful(false) { $isShown in
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("UsableScreen") }
      }
    }
    _ = await session.send("Open")
    #expect(
      await session.answer(to: "open")
        == #"unknown-action: "open" is below the sheet in front; write back to close the sheet"#)
    #expect(
      await session.answer(to: "nowhere")
        == #"unknown-action: no "nowhere"; :actions lists what works"#)
  }
}

private struct Doors: View {
  @State private var count = 0
  @State private var text = ""
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(verbatim: "Opened \(count)")
      Button("Open") { count += 1 }.accessibilityIdentifier("open")
      TextField("Name", text: $text).accessibilityIdentifier("name")
      Group {
        Button("Close") { count -= 1 }.accessibilityIdentifier("closed")
        TextField("Lock", text: $text).accessibilityIdentifier("locked")
        Toggle("Stuck", isOn: $isOn).accessibilityIdentifier("stuck")
      }
      .disabled(true)
    }
  }
}

private struct OneStep: View {
  @State private var isFirst = true

  var body: some View {
    Stepper("Step", onIncrement: isFirst ? step : nil, onDecrement: {})
  }

  private func step() { isFirst = false }
}
