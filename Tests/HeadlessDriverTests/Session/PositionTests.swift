import HeadlessDriver
import HeadlessUI
import Testing

/// Several elements of one kind and one name. A number after the quoted name chooses one.
struct PositionTests {
  @Test func `every printed, listed and suggested line works`() async {
    let session = await startedSession { _ in Cart() }
    let expected = [
      #"increase "q" 1"#, #"decrease "q" 1"#, #"increase "q" 2"#, #"decrease "q" 2"#,
      #"tap "On" 1"#, #"type "Name" 1 TEXT"#, #"submit "Name" 1"#, #"pick "P" 1 one"#,
      #"pick "P" 1 two"#, #"tap "On" 2"#, #"type "Name" 2 TEXT"#, #"submit "Name" 2"#,
      #"pick "P" 2 one"#, #"pick "P" 2 two"#,
    ]
    #expect(session.actions == expected)
    #expect(session.completions(of: "type ") == [#"type "Name" 1 "#, #"type "Name" 2 "#])
    for line in expected {
      let response = await session.send(line)
      #expect(response.error == nil, "\(line)")
      #expect(response.sent?.shown == line)
    }
    let printed = session.screen.text()
    for word in [#"decrease "q" 2"#, #"type "Name" 2"#, #"pick "P" 2"#] {
      #expect(printed.contains("  \(word)"), "\(word) in \(printed)")
    }
    for line in ["increase q", "decrease q", "submit Name", "type Name 7 x", "pick P one"] {
      let suggestions = await session.send(line).error?.suggestions ?? []
      #expect(suggestions.count == 2, "\(line)")
      for suggestion in suggestions {
        #expect(await session.send(suggestion).error == nil, "\(suggestion)")
      }
    }
    #expect(session.screen.text().contains("\n  names 7 x|7 x\n"))
    #expect(
      await session.answer(to: #"tap "q" 2"#)
        == #"not-here: "q" is a stepper; write increase "q" 2"#)
  }

  @Test func `text typed into one of several secure fields stays hidden`() async {
    let session = await startedSession { _ in Pins() }
    for line in [#"type "PIN" 2 s3cret"#, #"type "PIN" 2 "s3cret""#] {
      let response = await session.send(line)
      #expect(response.sent?.isSecret == true)
      #expect(response.sent?.shown == #"type "PIN" 2 ••••"#)
      #expect(response.error == nil)
    }
    #expect(session.screen.text().contains("  0 6\n"))
    for line in [
      "type PIN s3cret", #"type "PIN" 2 "s3cret"#, #"type "PIN" 7 s3cret"#, "type PIN 2 s3cret",
    ] {
      let response = await session.send(line)
      #expect(response.sent?.isSecret == true)
      #expect(response.error != nil)
      #expect(!"\(response)".contains("s3cret"))
    }
    #expect(
      await session.send("type PIN s3cret").error?.suggestions == [
        #"type "PIN" 1 TEXT"#, #"type "PIN" 2 TEXT"#,
      ])
  }
}

private struct Cart: View {
  @State private var first = 0
  @State private var second = 0
  @State private var isOn = [false, false]
  @State private var names = ["", ""]
  @State private var picked = [1, 1]
  @State private var submitted = -1

  var body: some View {
    Text(verbatim: "q \(first) \(second)")
    Text(verbatim: "on \(isOn[0]) \(isOn[1])")
    Text(verbatim: "names \(names[0])|\(names[1])")
    Text(verbatim: "picked \(picked[0]) \(picked[1])")
    Text(verbatim: "submitted \(submitted)")
    Stepper("q", value: $first)
    Stepper("q", value: $second)
    ForEach(0..<2, id: \.self) { index in
      Toggle("On", isOn: $isOn[index])
      TextField("Name", text: $names[index]).onSubmit { submitted = index }
      Picker("P", selection: $picked[index]) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
    }
  }
}

private struct Pins: View {
  @State private var first = ""
  @State private var second = ""

  var body: some View {
    Text(verbatim: "\(first.count) \(second.count)")
    SecureField("PIN", text: $first)
    SecureField("PIN", text: $second)
  }
}
