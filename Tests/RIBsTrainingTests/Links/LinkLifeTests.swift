import HeadlessDriver
import HeadlessUI
import RIBsTraining
import StateBinding
import TestSupport
import Testing

/// A link ends when it has arrived, when another link is opened, and at a logout.
@Suite(.ownRun) struct LinkLifeTests {
  @Test(arguments: [
    "launchGame?gameId=ticTacToe", "profile?userId=12345", "promotion?code=WELCOME", "post?id=7",
    "post?id=99",
  ])
  func `a finished link does not come back with the next login`(link: String) async throws {
    let app = try Playground()
    await app.send(":open ribs-training://\(link)", "login 12345")
    #expect(app.session.waitingLink == nil)
    await app.send("back", "profile", "logout", "confirm")
    #expect(await app.send("login 12345").screen.title == "Board")
    #expect(app.diagnostics == [])
  }

  @Test func `a second link cancels the first`() async throws {
    let app = try Playground()
    let first = watch("post?id=7", in: app)
    #expect(first.isRunning)
    let second = watch("launchGame?gameId=ticTacToe", in: app)
    #expect(!first.isRunning)
    #expect(second.isRunning)
    let response = await app.send("login 12345")
    #expect(response.screen.title == "Tic-tac-toe")
    #expect(!second.isRunning)
  }

  @Test(arguments: ["pots?id=7", "post?id=x"])
  func `a wrong link leaves the waiting link alone`(link: String) async throws {
    let app = try Playground()
    let first = watch("launchGame?gameId=ticTacToe", in: app)
    #expect(throws: DeepLinkError.self) {
      try app.delegate.application(open: "ribs-training://\(link)")
    }
    #expect(first.isRunning)
    #expect(await app.send("login 12345").screen.title == "Tic-tac-toe")
  }

  @Test func `a logout cancels a link that waits for the server`() async throws {
    let app = try Playground(latency: .seconds(1))
    await app.send(":wait", "login 12345", ":wait")
    let link = watch("post?id=7", in: app)
    await app.send("profile", "logout")
    #expect(link.isRunning)
    await app.send("confirm")
    #expect(!link.isRunning)
    await app.send(":wait", "login 12345")
    #expect(await app.send(":wait").screen.title == "Board")
    #expect(app.diagnostics == [])
  }

  /// The workflow of `link`, followed by the app as on a device.
  private func watch(_ link: String, in app: Playground) -> WorkflowWatch {
    let watch = WorkflowWatch()
    #expect(throws: Never.self) {
      try watch.watch { try app.delegate.application(open: "ribs-training://\(link)") }
    }
    return watch
  }
}
