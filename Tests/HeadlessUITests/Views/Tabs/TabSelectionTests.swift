import HeadlessUI
import Testing

struct TabSelectionTests {
  @Test func `tags select tabs, inside or outside of the tab item`() throws {
    let view = ShownView(state: 2) { $selection in
      TabView(selection: $selection) {
        Text("first").tag(1).tabItem { Text("First") }
        Text("second").tabItem { Text("Second") }.tag(2)
        Third().tag(3)
      }
      Button("chosen \(selection)") { selection = 2 }
    }
    #expect(view.outline.contains("text 'second'"))
    try view.tap("First")
    #expect(view.outline.contains("text 'first'"))
    try view.tap("Third")
    #expect(
      view.outline == [
        "tab 'First'", "tab 'Second'", "tab 'Third' = 'new' selected", "text 'third'",
        "button 'chosen 3'",
      ])
    #expect(view.outline.last == "button 'chosen 3'")
    try view.tap("chosen 3")
    #expect(view.outline[1] == "tab 'Second' selected")
  }

  @Test func `a tab can be added and removed`() throws {
    var hasAdmin = false
    let view = ShownView.live {
      TabView {
        Tab("Home", systemImage: "house") { Text("1") }
        if hasAdmin {
          Tab("Admin", systemImage: "gear") { Text("2") }
          Tab("Log", systemImage: "list") { Text("3") }
        } else {
          Text("4").tabItem { Text("Guest") }
        }
      }
    }
    #expect(view.outline == ["tab 'Home' selected", "tab 'Guest'", "text '1'"])
    hasAdmin = true
    try view.tap("Admin")
    #expect(view.outline == ["tab 'Home'", "tab 'Admin' selected", "tab 'Log'", "text '2'"])
    hasAdmin = false
    #expect(view.outline == ["tab 'Home' selected", "tab 'Guest'", "text '1'"])
  }
}

private struct Third: View {
  var body: some View {
    Text("third").tabItem { Text("Third") }.badge("new")
  }
}
