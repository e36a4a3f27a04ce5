import HeadlessDriver
import HeadlessUI
import Testing

/// A picker with many options shows only its choice.
struct PickTests {
  @Test func `a picker with many options shows only its choice and their number`() async {
    let session = await startedSession { _ in Travel() }
    #expect(
      session.screen.text() == """
          pick Class             Second
            First
            Second  (selected)
          pick country  Country  Korea (6 options)
          Buy

        """)
    #expect(session.screen.elements.count { $0.role == .option } == 8)
  }

  @Test(arguments: ["pick country", "country", #"tap "country""#, "Country"])
  func `a picker lists its options when its name is sent`(line: String) async {
    let session = await startedSession { _ in Travel() }
    #expect(
      await session.answer(to: line) == """
          pick country  Country  Korea
            France
            Germany
            Korea    (selected)
            Norway
            Peru
            Spain

        """)
    #expect(await session.answer(to: "pick country Peru").contains("  Peru (6 options)\n"))
  }

  @Test func `a position chooses the picker that lists its options`() async {
    let session = await startedSession { _ in
      Travel()
      Travel()
    }
    #expect(await session.answer(to: #"pick "country" 2"#).hasPrefix(#"  pick "country" 2  C"#))
    #expect(await session.send("pick country").error?.code == .ambiguous)
  }

  @Test func `an option called TEXT is not taken for a placeholder`() async throws {
    let session = await startedSession { _ in Export() }
    #expect(await session.answer(to: "pick Format TEXT").hasSuffix("  Exports TEXT\n"))
    #expect(await session.answer(to: "pick Format CSV").hasSuffix("  Exports CSV\n"))
    let map = try await Program.small { Export() }.explore(["--lang=en"])
    #expect(map.violations.map(\.kind) == [])
    #expect(map.placeCount == 2)
    #expect(map.savedMap.contains("pick Format TEXT"))
  }

  @Test func `an unknown option is answered with a near one`() async {
    let session = await startedSession { _ in Travel() }
    #expect(
      await session.answer(to: "pick country Koera")
        == #"bad-argument: "country" has no option "Koera"; write pick country for the list of 6; did you mean pick country Korea?"#
    )
  }

  @Test func `:actions lists a long picker once, and completion lists all options`() async {
    let session = await startedSession { _ in Travel() }
    #expect(
      await session.answer(to: ":actions")
        == "pick Class First\npick Class Second\npick country\nBuy\n")
    #expect(session.completions(of: "pick country ").count == 6)
  }

  @Test func `an option is picked by its identifier`() async {
    let session = await startedSession { _ in
      Stateful(false) {
        Picker("Theme", selection: $0) {
          Text("Light").tag(false)
          Text("Very dark").tag(true).accessibilityIdentifier("dark")
        }
      }
    }
    #expect(session.screen.text().contains("\n    dark   Very dark\n"))
    #expect(session.actions == ["pick Theme Light", "pick Theme dark"])
    #expect(await session.answer(to: "pick Theme dark").contains("pick Theme  Very dark\n"))
    #expect(await session.answer(to: "pick Theme light").contains("pick Theme  Light\n"))
  }
}

private struct Travel: View {
  @State private var travelClass = "Second"
  @State private var country = "Korea"

  var body: some View {
    Picker("Class", selection: $travelClass) {
      ForEach(["First", "Second"], id: \.self) { Text(verbatim: $0) }
    }
    Picker("Country", selection: $country) {
      ForEach(["France", "Germany", "Korea", "Norway", "Peru", "Spain"], id: \.self) {
        Text(verbatim: $0)
      }
    }
    .accessibilityIdentifier("country")
    Button("Buy") {}
  }
}

private struct Export: View {
  @State private var format = "CSV"

  var body: some View {
    Picker("Format", selection: $format) {
      ForEach(["CSV", "TEXT"], id: \.self) { Text($0).tag($0) }
    }
    Text("Exports \(format)")
  }
}
