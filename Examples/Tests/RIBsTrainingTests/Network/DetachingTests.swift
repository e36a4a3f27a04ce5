import HeadlessUI
import ProfileFeature
import RIBsTraining
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// Requests belong to the RIB that makes them.
@Suite(.ownRun) struct DetachingTests {
  @Test(.timeLimit(.minutes(20)))
  func `logging out cancels a request to a silent server`() async throws {
    let server = try LoopbackServer { request in
      request.contains("/boards") ? .answer(status: 200, body: #"{"data":[]}"#) : .silence
    }
    let api = try #require(API(server.url))
    let app = AppDelegate(
      members: InMemoryMembers(clock: VirtualClock()),
      network: Network(transport: HTTPTransport(api: api)))
    await settled()
    var events = server.events.makeAsyncIterator()
    try tap("login 12345", in: app)
    #expect(await events.next() == .request("GET /boards HTTP/1.1"))
    #expect(await events.next() == .request("GET /posts HTTP/1.1"))
    #expect(app.window.screen.elements.contains { $0.role == .progress })
    for name in ["profile", "logout", "Log out"] { try tap(name, in: app) }
    #expect(await events.next() == .clientHungUp)
    await settled()
    #expect(app.window.screen.title == "Members")
    server.stop()
  }

  private func tap(_ name: String, in app: AppDelegate) throws {
    let index = app.window.screen.reachable.firstIndex { $0.address == name }
    try app.window.send(.tap, to: try #require(index))
  }
}
