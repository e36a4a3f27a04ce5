import HeadlessUI
import Testing

struct SectionExpandedTests {
  @Test func `a collapsible section has a button as its heading`() throws {
    let view = ShownView(state: true, false) { $members, $guests in
      List {
        Section("Members", isExpanded: $members) { Text("Kim") }
        Section(isExpanded: $guests) {
          Text("Lee")
        } header: {
          Text("Guests")
        }
      }
    }
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
