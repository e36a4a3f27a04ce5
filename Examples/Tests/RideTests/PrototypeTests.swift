import TestSupport
import Testing

/// The view "Use it" of the map of Ride, in a browser.
@Suite(.enabled(if: runsLongTests && Browser.path != nil, "long, and needs Chromium"), .browser)
@BrowserActor struct PrototypeTests {
  private static let html = Task {
    try await BrowserPage.map(of: "ride", ["--latency=0s"])
  }

  @Test(arguments: BrowserPage.visits)
  func `a car can be called and called off with the mouse, and with keys alone`(
    look: BrowserPage.Look, device: Device
  ) async throws {
    let page = try await BrowserPage(showing: Self.html.value, at: "#use/", in: look)
    let lines = [
      "login 12345", "call", "from seoul-station", "to city-hall", "call", "request", ":wait 5s",
      "call off", "cancel", "call off", "confirm",
    ]
    let problems = try page.problems(taking: lines, with: device)
    #expect(problems == [])
    #expect(try page.screen.title == "Home")
  }
}
