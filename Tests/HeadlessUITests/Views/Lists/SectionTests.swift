import HeadlessUI
import Testing

struct SectionTests {
  @Test func `buttons in a header or footer stand below its text`() throws {
    var used: [String] = []
    let view = ShownView {
      List {
        Section {
          Text("in")
        } header: {
          HStack {
            Text("Head")
            Spacer()
            Button("See all") { used.append("all") }.accessibilityIdentifier("all")
            Menu("Sort") { Button("By name") { used.append("name") } }
          }
        } footer: {
          Text("Small print.")
          Button("Read") { used.append("read") }
          Text("It is long.")
        }
        Text("after")
        Button("Last") { used.append("last") }
      }
    }
    #expect(
      view.outline == [
        "list", "  section 'Head'", "    button 'See all' #all", "    section 'Sort'",
        "      button 'By name'", "    row 'in'", "    text 'Small print., It is long.'",
        "    button 'Read'", "  row 'after'", "  button 'Last'",
      ])
    for name in ["all", "By name", "Read", "Last"] { try view.tap(name) }
    #expect(used == ["all", "name", "read", "last"])
  }

  @Test func `a header with only a toggle gives the section no name`() throws {
    var isOn = false
    let view = ShownView {
      Section {
        Text("in")
      } header: {
        Toggle("All", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      } footer: {
        Button("More") {}
      }
      GroupBox {
        Text("boxed")
      } label: {
        Label("Box", systemImage: "cube")
        Button("Close") {}
      }
    }
    #expect(
      view.outline == [
        "section", "  toggle 'All' = 'off'", "  text 'in'", "  button 'More'", "section 'Box'",
        "  button 'Close'", "  text 'boxed'",
      ])
    try view.send(.toggle, to: "All")
    #expect(isOn)
  }

  @Test func `texts in a header or footer are joined, and pictures left out`() {
    let view = ShownView {
      Section {
        Text("in").contextMenu { Button("Delete") {} }
      } header: {
        HStack {
          Image(systemName: "star")
          Text("Head")
          Text("2")
        }
      } footer: {
        VStack {
          Text("One.")
          Text("Two.")
        }
      }
    }
    #expect(
      view.outline == [
        "section 'Head 2'", "  text 'in'", "    button 'Delete'", "  text 'One., Two.'",
      ])
  }

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
