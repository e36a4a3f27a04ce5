import HeadlessUI
import Testing

struct SectionExpandedTests {
  @Test func `a collapsible section has a button as its heading`() throws {
    let view = ShownView(Folded())
    #expect(
      view.outline == [
        "list", "  button 'Members' = 'expanded'", "    row 'Kim'",
        "  button 'Guests' = 'collapsed'",
      ])
    try view.tap("Members")
    try view.tap("Guests")
    #expect(
      view.outline == [
        "list", "  button 'Members' = 'collapsed'", "  button 'Guests' = 'expanded'",
        "    row 'Lee'",
      ])
  }
}

private struct Folded: View {
  @State private var members = true
  @State private var guests = false

  var body: some View {
    List {
      Section("Members", isExpanded: $members) { Text("Kim") }
      Section(isExpanded: $guests) {
        Text("Lee")
      } header: {
        Text("Guests")
      }
    }
  }
}
