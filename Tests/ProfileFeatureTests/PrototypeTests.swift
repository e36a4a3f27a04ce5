import Foundation
import HeadlessDriver
import HeadlessUI
import ProfileREPL
import TestSupport
import Testing

/// The view "Use it" of a map, in a browser.
@Suite(.enabled(if: Browser.path != nil, "needs Chromium"))
struct PrototypeTests {
  private static let arguments = ["--lang=en", "--latency=0s"]
  /// The page of profile-repl. Most tests use one, because an exploration takes seconds.
  private static let page = Task {
    try await Program.profile.explore(arguments + ["--depth=6"]).map(named: "profile-repl")
  }

  @Test func `each button leads to the screen of the session`() async throws {
    let lines = [
      "login 12345", "edit", "type name 김", "save", "logout", "cancel", "logout", "confirm",
    ]
    let browser = try await Browser(showing: Self.page.value, at: "#use/")
    var seen = [try browser.screen]
    let session = try await Program.profile.session(Self.arguments)
    var expected = [session.screen.shown]
    for line in lines {
      try browser.click(line)
      seen.append(try browser.screen)
      expected.append(await session.send(line).screen.shown)
    }
    #expect(seen == expected)
  }

  @Test func `keys alone lead through the app`() async throws {
    let browser = try await Browser(showing: Self.page.value, at: "#use/")
    for (line, key) in [
      ("login 12345", Key.enter), ("edit", .space), ("type name 김", .enter), ("save", .space),
      ("logout", .enter), ("confirm", .space),
    ] {
      try browser.moveFocus(to: line)
      try browser.pressAndFollow(key)
    }
    #expect(try browser.address == "#use/login 12345/edit/type name 김/save/logout/confirm")
    #expect(try browser.screen.title == "Members")
  }

  @Test func `Tab stays in a question, and Escape cancels it`() async throws {
    let browser = try await Browser(showing: Self.page.value, at: "#use/login 12345")
    try browser.moveFocus(to: "logout")
    try browser.pressAndFollow(.enter)
    var focus = [try browser.focus]
    for key in [Key.tab, .tab, .tab, .backTab] {
      try browser.press(key)
      focus.append(try browser.focus)
    }
    #expect(focus == ["cancel", "confirm", "cancel", "confirm", "cancel"])
    try browser.pressAndFollow(.escape)
    #expect(try browser.address == "#use/login 12345/logout/cancel")
    #expect(try browser.focus == "logout")
  }

  @Test func `the browser's Back goes one line back, to the control that was used`() async throws {
    let browser = try await Browser(showing: Self.page.value, at: "#use/login 12345")
    try browser.click("edit")
    try browser.follow { try browser.run("history.back()") }
    #expect(try browser.address == "#use/login 12345")
    #expect(try browser.focus == "edit")
  }

  @Test func `the control that was used keeps the focus`() async throws {
    let browser = try await Browser(showing: Self.page.value, at: "#use/login 12345/edit")
    for line in [#"type name """#, "type name 김", #"type name """#] {
      try browser.click(line)
      #expect(try browser.focus == line)
    }
  }

  @Test func `an address leads to its screen, under the policy of the page`() async throws {
    let map = try await Program.profile.explore(Self.arguments + ["--depth=2"])
    let browser = try Browser(
      showing: map.map(named: "profile-repl"), at: "#use/login 12345/delete")
    #expect(try browser.screen.alert == "Delete your account?")
    #expect(
      try browser.text(of: "#use .end") == "Nothing can be used here: not explored: --depth.")
  }

  @Test func `a screen that the plan's key counts as another is said to be one`() async throws {
    let program = Program(
      name: "sizes", version: "1", summary: "", exploring: ExplorerPlan(key: { $0.screen.title })
    ) { _ in .showing(Sizes()) }
    let page = try await program.explore().map(named: "sizes")
    let browser = try Browser(showing: page, at: "#use/Small")
    #expect(try browser.text(of: "#use .note") == nil)
    try browser.click("Back")
    try browser.click("Large")
    let note = try #require(try browser.text(of: "#use .note"))
    #expect(note.hasPrefix("The app may show other texts after these lines: the plan's key"))
  }

  @Test(arguments: [
    "</script><script>document.title = 'owned'</script><!--<img src=x onerror=\"document.title = 'owned'\">' onclick='x' \" & &lt; &amp;lt; \\",
    "שלום, עולם 👩‍👩‍👧‍👦 🇰🇷 e\u{301} 각 " + String(repeating: "unbreakable", count: 200),
  ])
  func `hostile text is text, and stays in the screen`(text: String) async throws {
    let program = Program(name: "wall", version: "1", summary: "") { _ in
      .showing(Wall(text: text))
    }
    let page = try await program.explore().map(named: "wall")
    let browser = try Browser(showing: page, at: "#use/ask", width: 390)
    let screen = try browser.screen
    #expect(screen.title == text)
    #expect(screen.alert == text)
    #expect(screen.elements.contains("text|\(text)"))
    #expect(screen.elements.contains("field|\(text)|\(text)"))
    #expect(screen.elements.count { $0 == "button|\(text)" } == 2)
    #expect(try browser.value(of: "document.title") == "wall: no violation")
    #expect(try browser.value(of: "document.querySelectorAll('#use script, #use img').length") == 0)
    #expect(
      try browser.value(
        of:
          "Math.max(...[...document.querySelectorAll('body, body *:not(.hidden)')].map((one) => one.getBoundingClientRect().right)) <= 390"
      ))
  }

  @Test func `a character without a shape is named`() async throws {
    let (text, shown) = ("\u{202E}nimda a\u{0}b\u{7}c", #"\u{202E}nimda a\u{0}b\u{7}c"#)
    let program = Program(name: "wall", version: "1", summary: "") { _ in
      .showing(Wall(text: text))
    }
    let page = try await program.explore().map(named: "wall")
    let screen = try Browser(showing: page, at: "#use/").screen
    #expect(screen.title == shown)
    #expect(screen.elements.contains("text|\(shown)"))
    #expect(screen.elements.contains("field|\(shown)|\(shown)"))
    #expect(screen.elements.contains("button|\(shown)"))
  }

  @Test func `a map of many places opens at once`() async throws {
    let count = runsLongTests ? 5000 : 500
    let program = Program(name: "tree", version: "1", summary: "") { _ in .showing(Tree()) }
    let page = try await program.explore(["--limit=\(count)", "--lang=en"]).map(named: "tree")
    #expect(page.count < 3000 * count)
    for address in ["", "#use/"] {
      let browser = try Browser(showing: page, at: address)
      let shown: Int = try browser.value(of: "places.length")
      #expect(shown == count)
      let time: Double = try browser.value(
        of: "performance.getEntriesByType('navigation')[0].loadEventEnd")
      #expect(time < 2000)
    }
  }
}

// MARK: - Apps

extension App {
  fileprivate static func showing(_ view: some View) -> App {
    let window = UIWindow()
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    return App(window: window, embedding: { [] })
  }
}

/// Two ways to a screen that the plan's key counts as one.
private struct Sizes: View {
  @HeadlessUI.State private var size = ""

  var body: some View {
    VStack {
      if size.isEmpty {
        Button("Small") { size = "small" }
        Button("Large") { size = "large" }
      } else {
        Text(verbatim: size)
        Button("Back") { size = "" }
      }
    }
    .navigationTitle(Text(verbatim: size.isEmpty ? "Sizes" : "A size"))
  }
}

/// Shows one text wherever a screen has texts.
private struct Wall: View {
  @HeadlessUI.State private var typed: String
  @HeadlessUI.State private var isAsking = false
  private let text: String

  init(text: String) {
    self.text = text
    typed = text
  }

  var body: some View {
    VStack {
      Text(verbatim: text)
      TextField(text: $typed) { Text(verbatim: text) }.accessibilityIdentifier("field")
      Button(action: { isAsking = true }) { Text(verbatim: text) }.accessibilityIdentifier("ask")
    }
    .navigationTitle(Text(verbatim: text))
    .alert(Text(verbatim: text), isPresented: $isAsking) {
      Button(action: {}) { Text(verbatim: text) }
      Button("Leave", role: .cancel) {}
    }
  }
}

/// Each line leads to two new screens.
private struct Tree: View {
  @HeadlessUI.State private var number = 1

  var body: some View {
    VStack {
      ForEach(0..<12, id: \.self) { row in Text(verbatim: "Row \(row) of \(number)") }
      Button("Left") { number = 2 * number }
      Button("Right") { number = 2 * number + 1 }
      if number > 1 { Button("Up") { number /= 2 } }
    }
    .navigationTitle(Text(verbatim: "Number \(number)"))
  }
}

// MARK: - The browser

/// A screen as a page shows it: its title, its alert, and the texts of its elements.
private struct ShownScreen: Decodable, Equatable {
  let title: String
  let alert: String?
  /// Whether the focus is inside the alert, if there is one.
  let focus: Bool
  let elements: [String]
}

extension Screen {
  fileprivate var shown: ShownScreen {
    ShownScreen(
      title: title, alert: alert?.title, focus: true,
      elements: (elements + (alert?.elements ?? [])).compactMap { element in
        guard !element.label.isEmpty || element.value != nil else { return nil }
        return ([element.role.rawValue, element.label] + [element.value ?? ""])
          .filter { !$0.isEmpty }.joined(separator: "|")
      })
  }
}

/// A key of the keyboard, as the browser's protocol names it.
private enum Key {
  case tab, backTab, enter, space, escape

  var parameters: [String: Any] {
    switch self {
    case .tab: ["key": "Tab", "windowsVirtualKeyCode": 9]
    case .backTab: ["key": "Tab", "windowsVirtualKeyCode": 9, "modifiers": 8]
    case .enter: ["key": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"]
    case .space: ["key": " ", "windowsVirtualKeyCode": 32, "text": " "]
    case .escape: ["key": "Escape", "windowsVirtualKeyCode": 27]
    }
  }
}

/// Headless Chromium with one page, driven by messages through pipes: it gets real keys and real clicks.
private final class Browser {
  nonisolated static let path = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let folder: TemporaryFolder
  private let process = Process()
  private let commands = Pipe()
  private let answers = Pipe()
  private var unread = Data()
  private var sent = 0
  private var session: String?

  init(showing page: [UInt8], at address: String, width: Int = 800) throws {
    folder = try TemporaryFolder()
    let file = try folder.write(page, to: "map.html")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", #"exec "$0" "$@" 3<&0 4>&1 >/dev/null 2>&1"#, try #require(Self.path), "--headless",
      "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--user-data-dir=\(folder.path)/profile",
    ]
    process.environment = ["HOME": folder.path, "PATH": "/usr/bin:/bin"]
    process.standardInput = commands
    process.standardOutput = answers
    try process.run()
    let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"] as? String
    let attached = try send(
      "Target.attachToTarget", ["targetId": target ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false])
    _ = try send("Page.navigate", ["url": "file://\(file)\(address.replacing(" ", with: "%20"))"])
    try run(
      "new Promise((done) => document.readyState === 'complete' ? done() : addEventListener('load', done))"
    )
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// Sends a command, and returns the result.
  private func send(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    sent += 1
    var command: [String: Any] = ["id": sent, "method": method, "params": parameters]
    command["sessionId"] = session
    try commands.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: command) + [0])
    while true {
      while let end = unread.firstIndex(of: 0) {
        let json = try JSONSerialization.jsonObject(with: unread[..<end])
        unread = Data(unread[(end + 1)...])
        guard let message = json as? [String: Any], message["id"] as? Int == sent else { continue }
        return try #require(message["result"] as? [String: Any], "\(method): \(message)")
      }
      let bytes = answers.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "Chromium ended during \(method)")
      unread += bytes
    }
  }

  /// The value of a JavaScript expression; that of a promise, when it is kept.
  func value<Value: Decodable>(of expression: String) throws -> Value {
    let answer = try send(
      "Runtime.evaluate",
      [
        "expression": "Promise.resolve(\(expression)).then((value) => JSON.stringify([value]))",
        "awaitPromise": true, "returnByValue": true,
      ])
    let json = (answer["result"] as? [String: Any])?["value"] as? String
    return try JSONDecoder().decode(
      [Value].self, from: Data(try #require(json, "\(expression): \(answer)").utf8))[0]
  }

  func run(_ expression: String) throws {
    let _: String? = try value(of: "Promise.resolve(\(expression)).then(() => null)")
  }

  /// Does `action`, and waits until the page has followed the new address.
  func follow(_ action: () throws -> Void) throws {
    try run(
      "void (window.followed = new Promise((done, fail) => { addEventListener('hashchange', done, { once: true }); setTimeout(fail, 20000); }))"
    )
    try action()
    try run("followed")
  }

  func press(_ key: Key) throws {
    let type = key.parameters["text"] == nil ? "rawKeyDown" : "keyDown"
    for type in [type, "keyUp"] {
      _ = try send(
        "Input.dispatchKeyEvent", key.parameters.merging(["type": type]) { $1 })
    }
  }

  func pressAndFollow(_ key: Key) throws { try follow { try press(key) } }

  /// Presses Tab until the control of `line` has the focus.
  func moveFocus(to line: String) throws {
    for _ in 0..<50 where try focus != line { try press(.tab) }
    try #require(try focus == line)
  }

  /// Clicks the control of `line` with the mouse.
  func click(_ line: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(line), as: UTF8.self)
    let middle: [Double] = try value(
      of: """
        (() => {
          const one = [...document.querySelectorAll("#use .stage [data-line]")].find((one) => one.dataset.line === \(quoted) && !one.closest("[inert]"));
          one.scrollIntoView({ block: "nearest" });
          const box = one.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        })()
        """)
    try follow {
      for type in ["mousePressed", "mouseReleased"] {
        _ = try send(
          "Input.dispatchMouseEvent",
          ["type": type, "x": middle[0], "y": middle[1], "button": "left", "clickCount": 1])
      }
    }
  }

  /// The line of the control that has the focus; nil if another element has it.
  var focus: String? { get throws { try value(of: "document.activeElement.dataset.line ?? null") } }

  /// The part of the address that names the lines.
  var address: String { get throws { try value(of: "decodeURIComponent(location.hash)") } }

  func text(of selector: String) throws -> String? {
    try value(of: "document.querySelector('\(selector)')?.textContent ?? null")
  }

  var screen: ShownScreen {
    get throws {
      try value(
        of: """
          (() => {
            const alert = document.querySelector("#use [role=alertdialog]");
            const elements = [...document.querySelectorAll("#use .screen [data-role]")].map((element) => {
              const texts = element.matches(".field") ? [element.querySelector("label").textContent, element.querySelector("input").value]
                : [...element.querySelectorAll(":scope > span")].map((text) => text.textContent);
              return [element.dataset.role, ...texts].filter((text) => text).join("|");
            });
            return { title: document.querySelector("#use .page > h2").textContent, alert: alert && alert.querySelector("h2").textContent,
              focus: !alert || alert.contains(document.activeElement), elements };
          })()
          """)
    }
  }
}
