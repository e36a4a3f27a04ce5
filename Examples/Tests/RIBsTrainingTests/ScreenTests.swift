import ExampleNetwork
import HeadlessDriver
import HeadlessUI
import RIBsTraining
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The state and the rendering of each screen.
@Suite(.ownRun) struct ScreenTests {
  /// A screen and the lines to it.
  nonisolated struct Visit: Sendable, CustomTestStringConvertible {
    let name: String
    /// The RIB of the screen.
    let rib: String
    let lines: [String]
    var latency = Duration.zero
    var failing: [Substring] = []

    var testDescription: String { name }

    static let all = [
      Visit(
        name: "board loading", rib: "Board", lines: [":wait", "login 12345", ":wait 0.5s"],
        latency: .milliseconds(300)),
      Visit(name: "board", rib: "Board", lines: ["login 12345"]),
      Visit(
        name: "board failure", rib: "Board", lines: ["login 12345"], failing: ["posts"]),
      Visit(
        name: "board after a failure", rib: "Board", lines: ["login 12345", "cancel"],
        failing: ["posts"]),
      Visit(name: "post", rib: "PostDetail", lines: ["login 12345", "post 11"]),
      Visit(
        name: "game", rib: "Game",
        lines: [
          ":open ribs-training://launchGame?gameId=ticTacToe&inviteCode=ABC123", "login 12345",
          "a1", "b2",
        ]),
      Visit(
        name: "promotion", rib: "Promotion",
        lines: ["login 12345", ":open ribs-training://promotion?code=SUMMER2024"]),
    ]
  }

  @Test(arguments: Visit.all)
  func `the rendering of a screen matches its snapshot`(visit: Visit) async throws {
    let app = try await self.app(at: visit)
    let check = Snapshots().check(app.session.screen, visit.name)
    #expect(check.passed, "\(check)")
  }

  @Test(arguments: Visit.all)
  func `the state of a screen matches its snapshot`(visit: Visit) async throws {
    let app = try await self.app(at: visit)
    let state = await app.send(":state \(visit.rib)").printed()
    let check = Snapshots().check(state, visit.name)
    #expect(check.passed, "\(check)")
  }

  @Test func `every snapshot belongs to a test`() throws {
    #expect(try Snapshots().orphans() == [])
  }

  private func app(at visit: Visit) async throws -> Playground {
    let clock = VirtualClock()
    let faults = try #require(
      RequestFaults(visit.failing, of: EmbeddedTransport.trainingRequests))
    let transport = EmbeddedTransport(clock: clock, latency: visit.latency, faults: faults)
    let app = try Playground(transport: transport, clock: clock, latency: visit.latency)
    for line in visit.lines {
      let response = await app.send(line)
      #expect(response.error == nil)
    }
    return app
  }
}
