import HeadlessDriver
import HeadlessUI
import Testing

/// Elements named like a verb without arguments. Lines reach both the element and the verb.
struct VerbNameTests {
  @Test(arguments: ["Back", "BACK", "back"])
  func `a sheet with a button named back can be left and the button tapped`(label: String) async {
    let session = await startedSession { _ in Sheet(label: label) }
    let shown = await session.answer(to: "open")
    #expect(shown.contains("  back \"\""))
    let tap = label == "back" ? #"tap "back""# : label
    #expect(session.actions == [#"back """#, tap])
    #expect(await session.send("back").error?.code == .ambiguous)
    #expect(await session.answer(to: tap).contains("tapped 1\n"))
    #expect(await session.answer(to: #"tap "back""#).contains("tapped 2\n"))
    #expect(await session.answer(to: #"back """#) == "  tapped 2\n\n  open\n")
    #expect(await session.answer(to: #"back """#).hasPrefix("not-here: "))
  }

  @Test func `more and refresh work beside elements with the same names`() async {
    let session = await startedSession { _ in
      Stateful("nothing") { $tapped in
        List {
          Text(verbatim: "tapped \(tapped)")
          Button("More") { tapped = "More" }
          Button("Again") { tapped = "Again" }.accessibilityIdentifier("refresh")
          ForEach(0..<150, id: \.self) { Text(verbatim: "row \($0)") }
        }
        .refreshable { tapped = "nothing" }
      }
    }
    #expect(session.screen.text().hasSuffix("\n  more \"\"  … 130 more\n\n  refresh \"\"\n"))
    #expect(session.actions.suffix(2) == [#"more """#, #"refresh """#])
    #expect(
      await session.answer(to: "refresh")
        == #"ambiguous: "refresh" is a verb and the name of "refresh" "Again" (button); write tap "refresh" for that, or refresh "" for the verb"#
    )
    #expect(await session.answer(to: "More").contains("tapped More\n"))
    #expect(await session.answer(to: #"tap "refresh""#).contains("tapped Again\n"))
    #expect(await session.answer(to: #"refresh """#).contains("tapped nothing\n"))
    #expect(await session.answer(to: #"more """#).contains("row 39"))
  }

  @Test func `a verb without a namesake is shown without quotes`() async {
    let session = await startedSession { _ in Sheet(label: "Backwards") }
    #expect(await session.answer(to: "open").contains("  back  Close\n"))
    #expect(session.actions == ["back", "Backwards"])
    #expect(await session.answer(to: #"back """#) == "  tapped 0\n\n  open\n")
  }
}

private struct Sheet: View {
  let label: String
  @State private var isOpen = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text(verbatim: "tapped \(count)")
      Button("open") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) {
      VStack {
        Text(verbatim: "tapped \(count)")
        Button(action: { count += 1 }) { Text(verbatim: label) }
      }
    }
  }
}
