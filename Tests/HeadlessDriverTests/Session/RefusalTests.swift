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

  @Test(
    arguments: [
      (#"tap "closed""#, .disabled), ("type locked x", .disabled), ("toggle name", .badArgument),
      ("back", .notHere), ("confirm", .noAlert), ("opne", .unknownAction),
      (":open :", .unknownLink),
    ] as [(String, ErrorCode)])
  func `a refused line changes nothing`(line: String, code: ErrorCode) async {
    let session = await startedSession { _ in Doors() }
    let screen = session.screen
    #expect(await session.send(line).error?.code == code)
    #expect(session.screen == screen)
  }

  @Test func `a name below a sheet is refused with the way back`() async {
    let session = await startedSession { _ in
      Stateful(false) { $isShown in
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("Front") }
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

  @Test(arguments: ["", " ", "\t", "#", "# open", "  # open"])
  func `an empty line or a comment gets an empty answer`(line: String) async {
    let session = await startedSession { _ in Doors() }
    let response = await session.send(line)
    #expect(response.error == nil)
    #expect(response.outcome == .nothing)
    #expect(session.screen.elements.first?.label == "Opened 0")
  }

  @Test(arguments: [
    "open", " open\t", "OPEN", "Open", "tap open", #"tap "Open""#, #"tap "open" 1"#,
  ])
  func `case, spaces and verbs do not change the element of a line`(line: String) async {
    let session = await startedSession { _ in Doors() }
    #expect(await session.answer(to: line).hasPrefix("  Opened 1\n"))
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
