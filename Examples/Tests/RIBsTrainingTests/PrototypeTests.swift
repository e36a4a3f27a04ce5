import TestSupport
import Testing

/// The view "Use it" of the map of RIBs Training, in a browser.
@Suite(.enabled(if: runsLongTests && Browser.path != nil, "long, and needs Chromium"), .browser)
@BrowserActor struct PrototypeTests {
  private static let html = Task {
    try await BrowserPage.map(of: "ribs-training", ["--latency=0s", "--depth=6"])
  }

  @Test(arguments: BrowserPage.visits)
  func `the app can be used with the mouse, and with keys alone`(
    look: BrowserPage.Look, device: Device
  ) async throws {
    let page = try await BrowserPage(showing: Self.html.value, at: "#use/", in: look)
    let lines = [
      "login 12345", "profile", "logout", "cancel", "logout", "confirm", "login 12345", "games",
      "b2", "profile", "edit", "type name 김",
    ]
    let problems = try page.problems(taking: lines, with: device)
    #expect(problems == [])
    #expect(try page.screen.title == "Profile")
  }
}
