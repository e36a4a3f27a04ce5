import HeadlessDriver
import HeadlessUI
import RIBsTraining
import StateBinding
import TestSupport
import Testing

/// A link goes when it has led somewhere, when another takes its place, and when who it is for logs out.
@Suite(.ownRun) struct LinkLifeTests {
  @Test(arguments: [
    "launchGame?gameId=ticTacToe", "profile?userId=12345", "promotion?code=WELCOME", "post?id=7",
    "post?id=99",
  ])
  func `one that has got through is not kept beyond the login`(link: String) async throws {
    let app = try Playground()
    weak let workflow = try follow(link, in: app)
    await app.send("login 12345")
    await app.send("back", "profile", "logout", "confirm")
    #expect(workflow == nil)
    #expect(app.session.waitingLink == nil)
  }

  @Test func `the second cancels the first`() async throws {
    let app = try Playground()
    weak let first = try follow("post?id=7", in: app)
    #expect(first != nil)
    weak let second = try follow("launchGame?gameId=ticTacToe", in: app)
    #expect(first == nil)
    #expect(second != nil)
    let response = await app.send("login 12345")
    #expect(response.screen.title == "Tic-tac-toe")
  }

  @Test func `a logout cancels one that waits for the server`() async throws {
    let app = try Playground(latency: .seconds(1))
    await app.send(":wait", "login 12345", ":wait")
    weak let workflow = try follow("post?id=7", in: app)
    await app.send("profile", "logout")
    #expect(workflow != nil)
    await app.send("confirm")
    #expect(workflow == nil)
    await app.send(":wait", "login 12345")
    #expect(await app.send(":wait").screen.title == "Board")
    #expect(app.diagnostics == [])
  }

  /// Follows `link` as the driver does not: nobody else holds it.
  private func follow(_ link: String, in app: Playground) throws -> Workflow<any RootActionableItem>
  {
    let workflow = try TrainingLinks.table.destination(of: "ribs-training://\(link)")
    _ = workflow.subscribe(app.delegate.actionableItem, onEnd: { _ in })
    return workflow
  }
}
