import HeadlessUI
import Testing

struct AccessibilityTests {
  @Test func `a combined element joins the labels of its parts`() throws {
    var taps = 0
    let view = ShownView {
      VStack {
        Text("Kim")
        Text("online")
      }
      .accessibilityElement(children: .combine)
      HStack {
        Text("Mail")
        Toggle("on", isOn: .constant(true))
      }
      .accessibilityElement(children: .combine)
      VStack {
        Text("Call")
        Button("now") { taps += 1 }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Call now")
      VStack {
        Button("a") {}
        Button("b") {}
      }
      .accessibilityElement(children: .combine)
      VStack { Text("c") }.accessibilityElement(children: .contain)
    }
    #expect(
      view.outline == [
        "text 'Kim, online'", "toggle 'Mail, on' = 'on' selected", "button 'Call now'",
        "button 'a'", "button 'b'", "text 'c'",
      ])
    try view.tap("Call now")
    #expect(taps == 1)
  }

  @Test func `a labelled container is a section with its elements below`() throws {
    var likes = 0
    let view = ShownView {
      VStack {
        Text("Hello")
        Button("Like") { likes += 1 }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Card")
      List {
        HStack {
          Text("Kim")
          Text("online")
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Person")
      }
    }
    #expect(
      view.outline == [
        "section 'Card'", "  text 'Hello'", "  button 'Like'", "list", "  section 'Person'",
        "    row 'Kim online'",
      ])
    try view.tap("Like")
    #expect(likes == 1)
  }

  @Test func `traits make an element a heading, a link or selected`() {
    let view = ShownView {
      Text("Settings").font(.title).accessibilityAddTraits(.isHeader)
      Text("plain").accessibilityAddTraits(.isButton)
      Button("chip") {}.accessibilityAddTraits([.isSelected, .isLink])
      Text("no").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
      Text("hint").accessibilityHint("does nothing")
    }
    #expect(
      view.outline == [
        "heading 'Settings'", "text 'plain'", "link 'chip' selected", "text 'no'", "text 'hint'",
      ])
  }

  @Test func `a badge is part of the value`() {
    let view = ShownView {
      List {
        Text("Inbox").badge(7)
        Text("Drafts").badge(0)
        LabeledContent("Sent", value: "all").badge("new")
        NavigationLink("Trash", value: 1).badge(Text("full"))
      }
    }
    #expect(
      view.outline == [
        "list", "  row 'Inbox' = '7'", "  row 'Drafts'", "  row 'Sent' = 'all, new'",
        "  link 'Trash' = 'full' disabled",
      ])
  }

  @Test func `overlays and safe area insets are shown, backgrounds are not`() {
    let view = ShownView {
      Text("base")
        .overlay(alignment: .topTrailing) { Text("dot") }
        .overlay(Text("old"))
        .overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 1))
        .overlay(.red)
        .overlay(Color.red)
        .background { Text("behind") }
        .background(Color.red)
        .background(.thinMaterial, in: Capsule())
      Text("list")
        .safeAreaInset(edge: .bottom) { Button("Buy") {} }
        .safeAreaInset(edge: .top) { Text("above") }
    }
    #expect(
      view.outline == [
        "text 'base'", "text 'dot'", "text 'old'", "text 'above'", "text 'list'", "button 'Buy'",
      ])
  }
}
