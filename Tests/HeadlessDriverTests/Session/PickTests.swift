import HeadlessDriver
import HeadlessUI
import Testing

struct PickTests {
  @Test(arguments: ["pick country", "country"])
  func `a picker lists its options when its name is sent`(line: String) async {
    let session = await startedSession { _ in Travel() }
    #expect(
      await session.answer(to: line).hasPrefix("  pick country  Country  Korea\n    France\n"))
    #expect(await session.answer(to: "pick country Peru").contains("  Peru (6 options)\n"))
    #expect(session.completions(of: "pick country ").count == 6)
  }

  @Test func `an option called TEXT is not taken for a placeholder`() async throws {
    let session = await startedSession { _ in Export() }
    #expect(await session.answer(to: "pick Format TEXT").hasSuffix("  Exports TEXT\n"))
    let map = try await Program.small { Export() }.explore(["--lang=en"])
    #expect(map.violations.map(\.kind) == [])
    #expect(map.placeCount == 2)
    #expect(map.savedMap.contains("pick Format TEXT"))
  }
}

private struct Travel: View {
  @State private var country = "Korea"

  var body: some View {
    Picker("Country", selection: $country) {
      ForEach(["France", "Germany", "Korea", "Norway", "Peru", "Spain"], id: \.self) {
        Text(verbatim: $0)
      }
    }
    .accessibilityIdentifier("country")
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
