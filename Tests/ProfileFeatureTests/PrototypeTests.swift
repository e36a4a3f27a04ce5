import Foundation
import HeadlessDriver
import HeadlessUI
import ProfileREPL
import TestSupport
import Testing

/// The view "Use it" of a map, in a browser.
@Suite(.enabled(if: Browser.path != nil, "needs Chromium"))
struct PrototypeTests {
  @Test func `each button leads to the screen of the session`() async throws {
    let arguments = ["--lang=en", "--latency=0s"]
    let lines = [
      "login 12345", "edit", "type name 김", "save", "logout", "cancel", "logout", "confirm",
    ]
    let map = try await Program.profile.explore(arguments + ["--depth=6"])
    let seen = try Browser.screens(of: map.map(named: "profile-repl"), after: lines)
    let session = try await Program.profile.session(arguments)
    var expected = [session.screen.shown]
    for line in lines { expected.append(await session.send(line).screen.shown) }
    #expect(seen == expected)
  }

  @Test func `an address leads to its screen, under the policy of the page`() async throws {
    let map = try await Program.profile.explore(["--lang=en", "--latency=0s", "--depth=2"])
    let page = try Browser.page(
      map.map(named: "profile-repl"), at: "#use/login 12345/delete")
    #expect(page.contains(#"<h2 id="alert-title">Delete your account?</h2>"#))
    #expect(page.contains("Nothing can be used here: not explored: --depth."))
  }
}

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

/// Headless Chromium.
private enum Browser {
  nonisolated static let path = [
    "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome",
  ]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The document that the browser makes of `page`, opened at `address`.
  static func page(_ page: [UInt8], at address: String) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(page, to: "map.html")
    let outcome = try Outcome(
      of: #require(path),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=20000",
        "--user-data-dir=\(folder.path)/profile", "--dump-dom", "file://\(file)\(address)",
      ], environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"])
    return outcome.output
  }

  /// The screens that `page` shows at first and after a click on the control of each of `lines`.
  static func screens(of page: [UInt8], after lines: [String]) throws -> [ShownScreen] {
    let list = String(decoding: try JSONEncoder().encode(lines), as: UTF8.self)
    let driver = """
      <script>
      function look() {
        const alert = document.querySelector("#use [role=alertdialog]");
        const elements = [...document.querySelectorAll("#use .screen [data-role]")].map((element) => {
          const texts = element.matches(".field") ? [element.querySelector("label").textContent, element.querySelector("input").value]
            : [...element.querySelectorAll(":scope > span")].map((text) => text.textContent);
          return [element.dataset.role, ...texts].filter((text) => text).join("|");
        });
        return { title: document.querySelector("#use .page > h2").textContent, alert: alert && alert.querySelector("h2").textContent,
          focus: !alert || alert.contains(document.activeElement), elements };
      }
      async function drive(lines) {
        const seen = [];
        location.hash = "#use/";
        for (const line of [null, ...lines]) {
          if (line !== null) [...document.querySelectorAll("#use .stage [data-line]")].find((one) => one.dataset.line === line && !one.closest("[inert]")).click();
          await new Promise((done) => setTimeout(done, 100));
          seen.push(look());
        }
        return seen;
      }
      drive(\(list)).then((seen) => JSON.stringify(seen), (error) => String(error))
        .then((text) => document.body.replaceChildren(make("pre", { id: "seen" }, text)));
      </script></body>
      """
    // The policy of the page refuses every script but its own.
    let text = String(decoding: page, as: UTF8.self)
      .replacing("script-src &#39;sha256-", with: "script-src &#39;unsafe-inline&#39; &#39;x-")
      .replacing("</body>", with: driver)
    let document = try self.page(Array(text.utf8), at: "")
    let start = try #require(document.range(of: #"<pre id="seen">"#)?.upperBound)
    let json = document[start...].prefix { $0 != "<" }
      .replacing("&amp;", with: "&").replacing("&lt;", with: "<").replacing("&gt;", with: ">")
    try #require(json.hasPrefix("["), "\(json)")
    return try JSONDecoder().decode([ShownScreen].self, from: Data(json.utf8))
  }
}
