import HeadlessDriver
import HeadlessUI
import ProfileREPL
import StateBindingTestSupport
import Testing

/// The view "Use it" of a map, in a browser.
@Suite(.enabled(if: Browser.path != nil, "needs Chromium"), .browser)
@BrowserActor struct PrototypeTests {
  private static let arguments = ["--lang=en", "--latency=0s"]
  /// The page of profile-repl. Most tests use one, because an exploration takes seconds.
  private static let html = Task {
    try await Program.profile.explore(arguments + ["--depth=4"]).map(named: "profile-repl")
  }

  /// The lines of a person who cancels the first logout, and confirms the second.
  private static let lines = [
    "login 12345", "logout", "cancel", "logout", "confirm", "login 12345", "edit", "type name 김",
    "save",
  ]

  @Test func `each button leads to the screen of the session`() async throws {
    let page = try await BrowserPage(showing: Self.html.value, at: "#use/")
    var seen = [try page.screen]
    let session = try await Program.profile.session(Self.arguments)
    var expected = [await session.screen.shown]
    for line in Self.lines {
      try page.click(line)
      seen.append(try page.screen)
      expected.append(await session.send(line).screen.shown)
    }
    #expect(seen == expected)
  }

  @Test(
    arguments: runsLongTests
      ? BrowserPage.visits
      : [(.init(width: 390, isDark: true), .keyboard), (.init(width: 1600), .mouse)])
  func `the app can be used with the mouse, and with keys alone`(
    look: BrowserPage.Look, device: Device
  ) async throws {
    let page = try await BrowserPage(showing: Self.html.value, at: "#use/", in: look)
    let problems = try page.problems(taking: Self.lines, with: device)
    #expect(problems == [])
    #expect(try page.screen.elements.first == "text|김")
  }

  @Test func `Tab stays in a question, and Escape cancels it`() async throws {
    let page = try await BrowserPage(showing: Self.html.value, at: "#use/login 12345")
    try page.moveFocus(to: "logout")
    try page.pressAndFollow(.enter)
    var focus = [try page.focus]
    for key in [BrowserPage.Key.tab, .tab, .tab, .backTab] {
      try page.press(key)
      focus.append(try page.focus)
    }
    #expect(focus == ["cancel", "confirm", "cancel", "confirm", "cancel"])
    try page.pressAndFollow(.escape)
    #expect(try page.address == "#use/login 12345/logout/cancel")
    #expect(try page.focus == "logout")
  }

  @Test func `the browser's Back goes one line back, to the control that was used`() async throws {
    let page = try await BrowserPage(showing: Self.html.value, at: "#use/login 12345")
    try page.click("edit")
    try page.follow { try page.run("history.back()") }
    #expect(try page.address == "#use/login 12345")
    #expect(try page.focus == "edit")
  }

  @Test func `the control that was used keeps the focus`() async throws {
    let page = try await BrowserPage(showing: Self.html.value, at: "#use/login 12345/edit")
    for line in [#"type name """#, "type name 김", #"type name """#] {
      try page.click(line)
      #expect(try page.focus == line)
    }
  }

  @Test func `a line to another screen moves the focus to its title`() async throws {
    let html = try await Program.tree.explore(["--lang=en", "--depth=1"]).map(named: "tree")
    let page = try BrowserPage(showing: html, at: "#use/", in: .init(width: 390))
    try page.click("Left")
    #expect(try page.value(of: "document.activeElement.textContent") == "Number 2")
  }

  @Test func `a field offers the texts and lines that it takes`() async throws {
    let html = try await Program.fields.explore(["--lang=en", "--sample=On=hi"]).map(
      named: "fields")
    let page = try BrowserPage(showing: html, at: "#use/")
    #expect(try page.text(of: "#use .page") == "FieldsOffOnhi")
    #expect(
      try page.value(
        of: "[...document.querySelectorAll('#use .field button')].map((one) => one.textContent)")
        == ["hi"])
  }

  @Test func `a key leads from the changes to the map`() async throws {
    let map = try await Program.tree.explore(["--depth=1"])
    let walks = map.savedMap.split(separator: "walk lang=ko").map(String.init)
    let old =
      walks[0].replacing("Row 3 of 1", with: "Row three") + "walk lang=ko"
      + walks[1].replacing("Row 3 of 2", with: "Row three")
    let comparison = MapComparison(
      of: SavedMap(map), with: try SavedMap(reading: old, named: "main.map"), named: "main.map")
    let html = map.map(named: "tree", against: comparison)
    // Without an address, the page opens at the changes.
    let page = try BrowserPage(showing: html, at: "")
    #expect(try page.text(of: ".verdict.failed") == "no violation, 2 changes")
    #expect(
      try page.value(
        of: "[...document.querySelectorAll('#changes > p')].map((one) => one.textContent)")
        == ["lang=en width=80", "lang=ko width=80"])
    #expect(
      try page.value(
        of:
          "[...document.querySelectorAll('#overview > pre, #changes pre')].every((one) => one.tabIndex === 0)"
      ))
    #expect(
      try page.value(
        of:
          "[...document.querySelectorAll('.beside pre')].every((one) => !one.textContent.endsWith('\\n\\n'))"
      ))
    try page.press(.down)
    #expect(try page.address == "#changes")
    #expect(try page.text(of: "nav [aria-current=page]") == "Changes")
    try page.pressAndFollow(.j)
    #expect(try page.address == "#place-1")
    #expect(try page.text(of: "nav [aria-current=page]") == "Map")
    #expect(try page.value(of: "document.querySelector('#changes').checkVisibility()") == false)
  }

  @Test func `the menu of walks takes its keys, and each walk has its own figures`() async throws {
    let html = try await Program.stairs.explore(["--limit=40"]).map(named: "stairs")
    let page = try BrowserPage(showing: html, at: "#place-1", in: .init(width: 1600))
    #expect(try page.text(of: ".figures")?.hasPrefix("--lang=en: 31 places") == true)
    #expect(try page.value(of: "main.scrollWidth > main.clientWidth"))
    try page.run("document.querySelector('header select').focus()")
    try page.press(.down)
    #expect(try page.address == "#place-32")
    #expect(try page.text(of: ".figures")?.hasPrefix("--lang=ko: 2 places") == true)
    #expect(try page.value(of: "main.scrollWidth === main.clientWidth"))
    try page.run("[search.value = 'Step 1', search.dispatchEvent(new Event('input'))]")
    #expect(try page.text(of: ".search p") == "12 places found in all walks")
    try page.follow { try page.run("location.hash = '#use-2/Up'") }
    #expect(try page.value(of: "document.querySelector('#use .screen').lang") == "ko")
    #expect(try page.text(of: "nav [aria-current=page]") == "Use it")
  }

  @Test func `Escape on the menu of walks answers no question`() async throws {
    let html = try await Program.wall("Text").explore().map(named: "wall")
    let page = try BrowserPage(showing: html, at: "#use/ask")
    try page.run("document.querySelector('header select').focus()")
    try page.press(.escape)
    #expect(try page.address == "#use/ask")
  }

  @Test func `a chosen violation has no link to its own place`() async throws {
    let html = try await Program.stairs.explore(["--limit=40"]).map(named: "stairs")
    let page = try BrowserPage(showing: html)
    #expect(try page.text(of: "aside .violation .error")?.isEmpty == false)
    #expect(try page.text(of: "aside .violation a") == nil)
    try page.follow { try page.run("location.hash = '#summary'") }
    #expect(try page.text(of: "aside .violation a") == "at place 33")
  }

  @Test func `an address leads to its screen, under the policy of the page`() async throws {
    let map = try await Program.profile.explore(Self.arguments + ["--depth=2"])
    let page = try BrowserPage(
      showing: map.map(named: "profile-repl"), at: "#use/login 12345/delete")
    #expect(try page.screen.alert == "Delete your account?")
    #expect(try page.screen.focus)
    #expect(
      try page.text(of: "#use .end") == "Nothing can be used here: not explored: --depth.")
  }

  @Test func `a screen that the plan's key counts as another is said to be one`() async throws {
    let html = try await Program.sizes.explore().map(named: "sizes")
    let page = try BrowserPage(showing: html, at: "#use/Small")
    #expect(try page.text(of: "#use .note") == nil)
    try page.click("Back")
    try page.click("Large")
    let note = try #require(try page.text(of: "#use .note"))
    #expect(note.hasPrefix("The app may show other texts after these lines: the plan's key"))
  }

  @Test(arguments: [
    "</script><script>document.title = 'owned'</script><!--<img src=x onerror=\"document.title = 'owned'\">' onclick='x' \" & &lt; &amp;lt; \\",
    "שלום, עולם 👩‍👩‍👧‍👦 🇰🇷 e\u{301} 각 " + String(repeating: "unbreakable", count: 200),
  ])
  func `hostile text is text, and stays in the screen`(text: String) async throws {
    let html = try await Program.wall(text).explore().map(named: "wall")
    let page = try BrowserPage(showing: html, at: "#use/ask", in: .init(width: 390))
    let screen = try page.screen
    #expect(screen.title == text)
    #expect(screen.alert == text)
    #expect(screen.elements.contains("text|\(text)"))
    #expect(screen.elements.contains("field|\(text)|\(text)"))
    #expect(screen.elements.count { $0 == "button|\(text)" } == 2)
    #expect(try page.value(of: "document.title") == "wall: no violation")
    #expect(try page.value(of: "document.querySelectorAll('#use script, #use img').length") == 0)
    #expect(
      try page.value(
        of:
          "Math.max(...[...document.querySelectorAll('body, body *:not(.hidden)')].map((one) => one.getBoundingClientRect().right)) <= 390"
      ))
  }

  @Test func `a character without a shape is named`() async throws {
    let (text, shown) = ("\u{202E}nimda a\u{0}b\u{7}c", #"\u{202E}nimda a\u{0}b\u{7}c"#)
    let html = try await Program.wall(text).explore().map(named: "wall")
    let screen = try BrowserPage(showing: html, at: "#use/").screen
    #expect(screen.title == shown)
    #expect(screen.elements.contains("text|\(shown)"))
    #expect(screen.elements.contains("field|\(shown)|\(shown)"))
    #expect(screen.elements.contains("button|\(shown)"))
  }

  @Test func `a map of many places opens at once`() async throws {
    let count = runsLongTests ? 5000 : 200
    let html = try await Program.tree.explore(["--limit=\(count)", "--lang=en"]).map(named: "tree")
    #expect(html.count < 3000 * count)
    for address in ["", "#use/"] {
      let page = try BrowserPage(showing: html, at: address)
      let shown: Int = try page.value(of: "places.length")
      #expect(shown == count)
      #expect(try page.work < 1)
    }
  }
}

extension Screen {
  fileprivate nonisolated var shown: ShownScreen {
    ShownScreen(
      title: title, alert: alert?.title, focus: true,
      elements: (elements + (alert?.elements ?? [])).compactMap { element in
        guard !element.label.isEmpty || element.value != nil else { return nil }
        return ([element.role.rawValue, element.label] + [element.value ?? ""])
          .filter { !$0.isEmpty }.joined(separator: "|")
      })
  }
}
