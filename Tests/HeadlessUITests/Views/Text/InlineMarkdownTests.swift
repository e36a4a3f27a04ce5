import HeadlessUI
import Testing

/// Markdown and agreement in number in a key. A `String` has none.
struct InlineMarkdownTests {
  @Test(
    arguments: [
      ("**Hi** _there_", "Hi there"),
      ("***both*** and ~~old~~ `code`", "both and old code"),
      ("snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"),
      (#"\*not\* emphasis"#, "*not* emphasis"),
      ("**open", "**open"),
      ("*a **b** c*", "a b c"),
      ("`**` stays", "** stays"),
      ("[not a link]", "[not a link]"),
      ("1 < 2", "1 < 2"),
      ("~one~", "one"),
      (#"1\. a \_b\_ \[c\]"#, "1. a _b_ [c]"),
      ("**see [the *terms*](x) now**", "see the terms now"),
      (LocalizedStringKey("**" + "key" + "** 5%"), "key 5%"),
      ("^[\(1) apple](inflect: true)", "1 apple"),
      ("^[\(2) apple](inflect: true)", "2 apples"),
      ("You have ^[\(0) new box](inflect: true).", "You have 0 new boxes."),
      ("^[\(3) City](inflect: true)", "3 Cities"),
      ("^[\(5) person](inflect: true)", "5 people"),
      ("^[\(2) day](inflect: true)", "2 days"),
      ("^[\(2) sheep](inflect: true)", "2 sheep"),
    ] as [(LocalizedStringKey, String)])
  func `a key is read without its marks`(key: LocalizedStringKey, words: String) {
    #expect(ShownView { Text(key) }.outline.first == "text '\(words)'")
  }

  @Test func `a value and a string keep their marks`() {
    let name = "**Ann**"
    let view = ShownView {
      Text("_Hello_ \(name)")
      Text(name)
      Text(verbatim: "[a](b)")
      Button("**Save** \(name)") {}
    }
    #expect(
      view.outline == [
        "text 'Hello **Ann**'", "text '**Ann**'", "text '[a](b)'", "button 'Save **Ann**'",
      ])
  }

  @Test func `a link in a text can be tapped`() throws {
    var opened: [String] = []
    let id = 7
    let view = ShownView {
      VStack {
        Text("Read the [terms](https://example.com/terms/\(id)) and <https://example.com>")
        Text("[**Help**](https://example.com/help)")
      }
      .environment(
        \.openURL,
        OpenURLAction { address in
          opened.append(address)
          return .handled
        })
    }
    #expect(
      view.outline == [
        "text 'Read the terms and https://example.com'", "link 'terms'",
        "link 'https://example.com'", "link 'Help'",
      ])
    try view.tap("terms")
    try view.tap("Help")
    #expect(opened == ["https://example.com/terms/7", "https://example.com/help"])
  }

  @Test func `a translation has Markdown of its own, and agrees only in English`() {
    let german = StringCatalogue(
      language: "de",
      [
        "**Save**": "_Sichern_", "^[%lld apple](inflect: true)": "^[%lld Apfel](inflect: true)",
      ])
    let view = ShownView {
      Group {
        Text("**Save**")
        Text("^[\(2) apple](inflect: true)")
      }
    }
    view.window.environment.strings = german
    #expect(view.outline == ["text 'Sichern'", "text '2 Apfel'"])
  }
}
