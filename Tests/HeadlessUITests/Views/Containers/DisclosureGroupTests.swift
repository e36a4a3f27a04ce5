import HeadlessUI
import Testing

struct DisclosureGroupTests {
  @Test func `a disclosure group shows its content on demand`() throws {
    let view = ShownView {
      DisclosureGroup("Details") { Text("one") }
    }
    #expect(view.outline == ["button 'Details' = 'collapsed'"])
    try view.tap("Details")
    #expect(view.outline == ["button 'Details' = 'expanded'", "  text 'one'"])
    try view.tap("Details")
    #expect(view.outline == ["button 'Details' = 'collapsed'"])
  }

  @Test func `a disclosure group in a list follows its binding and shows rows`() throws {
    let view = ShownView(state: true) { $isOpen in
      List {
        DisclosureGroup("Details", isExpanded: $isOpen) {
          LabeledContent("Name", value: "Kim")
        }
        .accessibilityIdentifier("details")
        Toggle("Open", isOn: $isOpen)
      }
    }
    #expect(
      view.outline == [
        "list", "  button 'Details' = 'expanded' #details", "    row 'Name' = 'Kim'",
        "  toggle 'Open' = 'on' selected",
      ])
    try view.tap("Open")
    #expect(
      view.outline == [
        "list", "  button 'Details' = 'collapsed' #details", "  toggle 'Open' = 'off'",
      ])
  }

  @Test func `a view after a disclosure group keeps its state when the group opens`() throws {
    let view = ShownView {
      DisclosureGroup {
        Counter("in")
      } label: {
        Text("More")
      }
      Counter("after")
    }
    try view.tap("after", "More")
    #expect(view.labels == ["More", "in 0", "after 1"])
  }

  @Test func `a group box is a section with a heading`() {
    let view = ShownView {
      GroupBox("Today") { Text("sunny") }
      GroupBox {
        Text("rain")
      } label: {
        Label("Tomorrow", systemImage: "sun.max")
      }
      GroupBox { Text("snow") }
    }
    #expect(
      view.outline == [
        "section 'Today'", "  text 'sunny'", "section 'Tomorrow'", "  text 'rain'", "section",
        "  text 'snow'",
      ])
  }

  @Test func `a ContentUnavailableView shows its title, description and actions`() {
    let view = ShownView {
      ContentUnavailableView(
        "No mail", systemImage: "tray", description: Text("New mail appears here."))
      ContentUnavailableView {
        Label("No network", systemImage: "wifi.slash")
      } actions: {
        Button("Try again") {}
      }
    }
    #expect(
      view.outline == [
        "heading 'No mail'", "text 'New mail appears here.'", "heading 'No network'",
        "button 'Try again'",
      ])
  }
}
