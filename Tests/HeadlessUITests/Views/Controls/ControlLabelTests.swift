import HeadlessUI
import Testing

struct ControlLabelTests {
  @Test func `controls in the label of a link stand below it`() throws {
    var used: [String] = []
    let view = ShownView {
      NavigationStack {
        List {
          NavigationLink {
            Text("page")
          } label: {
            HStack {
              Text("Post 1")
              Spacer()
              Button {
                used.append("fav")
              } label: {
                Image(systemName: "star")
              }
              .buttonStyle(.borderless)
              .accessibilityLabel("Favourite")
              .accessibilityIdentifier("fav 1")
            }
          }
          .accessibilityIdentifier("post 1")
          .swipeActions { Button("Drop") { used.append("drop") } }
          Text("after")
        }
      }
    }
    #expect(
      view.outline == [
        "list", "  link 'Post 1' #post 1", "    button 'Favourite' #fav 1", "    button 'Drop'",
        "  row 'after'",
      ])
    try view.tap("fav 1")
    try view.tap("Drop")
    #expect(used == ["fav", "drop"])
    try view.tap("post 1")
    #expect(view.outline.last == "text 'page'")
  }

  @Test func `row actions in a label belong to the link or button around it`() throws {
    var used: [String] = []
    let view = ShownView {
      Button {
        used.append("open")
      } label: {
        VStack {
          Text("Kim")
          Text("online")
        }
        .contextMenu { Button("Copy") { used.append("copy") } }
        .contextMenu { Menu("Pin") { Button("On top") { used.append("top") } } }
      }
      DisclosureGroup(isExpanded: .constant(true)) {
        Text("in")
      } label: {
        Text("Group").contextMenu { Button("Rename") { used.append("rename") } }
      }
    }
    #expect(
      view.outline == [
        "button 'Kim, online'", "  button 'Copy'", "  section 'Pin'", "    button 'On top'",
        "button 'Group' = 'expanded'", "  button 'Rename'", "  text 'in'",
      ])
    for name in ["Kim, online", "Copy", "On top", "Rename"] { try view.tap(name) }
    #expect(used == ["open", "copy", "top", "rename"])
  }

  @Test func `a link with a toggle as label is named like the toggle`() throws {
    var isOn = false
    let view = ShownView {
      NavigationLink {
        Text("page")
      } label: {
        Toggle("Airplane", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
      }
    }
    #expect(view.outline == ["link 'Airplane' disabled", "  toggle 'Airplane' = 'off'"])
    try view.window.send(.toggle, to: 1)
    #expect(isOn)
  }

  @Test func `toggles, links, menus and steppers keep the controls in their labels`() {
    let view = ShownView {
      Toggle(isOn: .constant(true)) { info("Wi-Fi") }
      Link(destination: "https://example.com") { info("Help") }
      Stepper {
        info("Guests")
      } onIncrement: {
      } onDecrement: {
      }
      Menu {
        Button("By name") {}
      } label: {
        info("Sort")
      }
    }
    #expect(
      view.outline == [
        "toggle 'Wi-Fi' = 'on' selected", "  button 'Info'", "link 'Help'", "  button 'Info'",
        "stepper 'Guests'", "  button 'Info'", "section 'Sort'", "  button 'Info'",
        "  button 'By name'",
      ])
  }

  private func info(_ title: String) -> some View {
    HStack {
      Text(title)
      Button("Info") {}
    }
  }
}
