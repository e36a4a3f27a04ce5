import HeadlessDriver
import HeadlessUI
import Testing

/// Ambiguous names, which are never guessed.
struct AmbiguityTests {
  @Test func `two elements with one name are both listed, and tap tells them apart`() async {
    let session = await startedSession { _ in Pair(label: "First", identifier: "Open") }
    #expect(
      await session.answer(to: "Open")
        == #"ambiguous: 2 are called "Open": "Open" "First" (button), "Open" (button); did you mean tap "Open" 1 or tap "Open" 2?"#
    )
    #expect(await session.answer(to: "tap Open").hasPrefix("ambiguous: 2 are called"))
    #expect(await session.answer(to: "open").hasPrefix("  Tapped second\n"))
    #expect(await session.answer(to: "first").hasPrefix("  Tapped first\n"))
    #expect(await session.answer(to: #"tap "Open" 2"#).hasPrefix("  Tapped second\n"))
    #expect(
      await session.answer(to: #"tap "Open" 3"#)
        == #"bad-argument: there are 2 called "Open", no number 3"#)
  }

  @Test func `buttons with one name are told apart by the elements before them`() async {
    let session = await startedSession { _ in
      List {
        ForEach([1, 2], id: \.self) { number in
          HStack {
            Text(number == 1 ? "Emma" : "Ulysses")
            Button("Remove") {}
          }
        }
      }
    }
    #expect(
      await session.answer(to: "Remove")
        == #"ambiguous: 2 are called "Remove": "Remove" (button after "Emma"), "Remove" (button after "Ulysses"); did you mean tap "Remove" 1 or tap "Remove" 2?"#
    )
  }

  @Test func `a printed name is not ambiguous because another label is equal`() async {
    let session = await startedSession { _ in Pair(label: "Open", identifier: "first") }
    #expect(await session.answer(to: "Open").hasPrefix("  Tapped second\n"))
    #expect(await session.answer(to: "first").hasPrefix("  Tapped first\n"))
    #expect(await session.answer(to: "OPEN").hasPrefix("ambiguous: 2 are called"))
  }

  @Test(arguments: [
    (":colon", #"unknown-action: no ":colon"; did you mean tap ":colon"?"#),
    (
      "tap member 12",
      #"unknown-action: no "member"; a name with spaces is quoted: tap "member 12""#
    ),
    (#"tap "member 12" 2"#, #"bad-argument: only one is called "member 12", no number 2"#),
  ])
  func `a misread name is answered with its quoted form`(line: String, answer: String) async {
    let session = await startedSession { _ in
      Button(":colon") {}
      Button("member 12") {}
    }
    #expect(await session.answer(to: line) == answer)
    #expect(await session.send(#"tap ":colon""#).error == nil)
  }
}

/// A button with an identifier, and a button labelled "Open" without one.
private struct Pair: View {
  let label: String
  let identifier: String
  @State private var tapped = "none"

  var body: some View {
    VStack {
      Text(verbatim: "Tapped \(tapped)")
      Button(label) { tapped = "first" }.accessibilityIdentifier(identifier)
      Button("Open") { tapped = "second" }
    }
  }
}
