import HeadlessDriver
import HeadlessUI
import Testing

/// Elements without a label are called `""`, and fields and pickers by their role.
struct EmptyNameTests {
  @Test func `every listed line works`() async {
    let session = await startedSession { _ in Unlabelled() }
    #expect(
      session.actions == [
        "type field TEXT", #"tap "" 1"#, "pick picker a", "pick picker b", #"tap "" 2"#,
      ])
    #expect(await session.answer(to: "type field x").hasPrefix("  x false a 0\n"))
    #expect(await session.answer(to: #"tap "" 1"#).hasPrefix("  x true a 0\n"))
    #expect(await session.answer(to: #"toggle """#).hasPrefix("  x false a 0\n"))
    #expect(await session.answer(to: "pick picker b").hasPrefix("  x false b 0\n"))
    #expect(await session.answer(to: #"tap "" 2"#).hasPrefix("  x false b 1\n"))
  }

  @Test func `the number of an unnamed element stands for its line`() async {
    var style = Session.Style()
    style.isNumbered = true
    let session = await startedSession(style: style) { _ in Unlabelled() }
    #expect(
      await session.answer(to: "1") == #"not-here: "field" is a field; write type field TEXT"#)
    let response = await session.send("4")
    #expect(response.entry?.shown == #"tap "" 2"#)
  }

  @Test func `the empty name matches nothing if all elements have names`() async {
    let session = await startedSession { _ in Button("One") {} }
    #expect(
      await session.answer(to: #"tap """#) == #"unknown-action: no ""; :actions lists what works"#)
  }
}

private struct Unlabelled: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var choice = "a"
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "\(text) \(isOn) \(choice) \(count)")
      TextField("", text: $text)
      Toggle("", isOn: $isOn).labelsHidden()
      Picker("", selection: $choice) {
        ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }
      }
      Button("") { count += 1 }
    }
  }
}
