import HeadlessDriver
import HeadlessUI
import RIBsTraining
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// A link ends when it has arrived, and a wrong link does not end it.
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
}
