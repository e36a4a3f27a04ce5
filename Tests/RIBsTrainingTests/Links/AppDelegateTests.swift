import Foundation
import HeadlessDriver
import HeadlessUI
import RIBsTraining
import StateBinding
import TestSupport
import Testing

/// What the system does with URLs.
@Suite(.ownRun) struct AppDelegateTests {
  @Test func `a URL that the system opens is followed`() async throws {
    let app = try Playground()
    #expect(app.delegate.application(open: try url("launchGame?gameId=ticTacToe")))
    #expect(await app.send("login 12345").screen.title == "Tic-tac-toe")
  }

  @Test(arguments: ["launchGame", "pots?id=7", "post?id=x"])
  func `one that is none of the app's links is not`(link: String) async throws {
    let app = try Playground()
    #expect(!app.delegate.application(open: try url(link)))
  }

  private func url(_ link: String) throws -> URL {
    try #require(URL(string: "ribs-training://\(link)"))
  }
}
