import RIBsTraining
import Testing

/// What a server does, and what comes of it.
@Suite(.timeLimit(.minutes(5))) struct HTTPTransportTests {
  private let post = """
    {"data":{"id":7,"boardId":"swift","title":"T","author":"A","createdAt":"2024-06-09T09:00:00Z",\
    "body":"B","views":1}}
    """

  @Test func `an answer is decoded`() async throws {
    let server = try LoopbackServer { [post] _ in .answer(status: 200, body: post) }
    let response: FetchPostResponse = try await network(server).request(
      endpoint: PostEndpoint.fetchPost(id: 7))
    #expect(response.data.title == "T")
    #expect(await server.events.first == .request("GET /posts/7 HTTP/1.1"))
    server.stop()
  }

  @Test func `the query is escaped, plus signs and slashes too`() async throws {
    let server = try LoopbackServer { _ in .answer(status: 404, body: "") }
    await #expect(throws: NetworkError.status(404)) {
      let _: FetchPromotionResponse = try await network(server).request(
        endpoint: PromotionEndpoint.fetchPromotion(code: "A+B/../c d&x=한"))
    }
    #expect(
      await server.events.first
        == .request("GET /promotion?code=A%2BB%2F..%2Fc%20d%26x%3D%ED%95%9C HTTP/1.1"))
    server.stop()
  }

  @Test(arguments: [404, 500, 403, 503])
  func `a status that is no success is an error`(status: Int) async throws {
    try await expect(.status(status)) { _ in .answer(status: status, body: "{}") }
  }

  @Test(arguments: ["", "{", "[]", #"{"data":{"id":"7"}}"#, "\u{FEFF}null", "<html></html>"])
  func `an answer that is none of the app's is unreadable`(body: String) async throws {
    try await expect(.unreadable) { _ in .answer(status: 200, body: body) }
  }

  @Test func `an answer that is shorter than it says is cut off`() async throws {
    try await expect(.cutOff) { [post] _ in
      .cutOff(body: String(post.prefix(40)), length: post.utf8.count)
    }
  }

  @Test func `a server that hangs up without a word gave no answer`() async throws {
    try await expect(.unreadable) { _ in .hangUp }
  }

  @Test func `a server that says nothing is given up`() async throws {
    try await expect(.timedOut, timeout: .milliseconds(500)) { _ in .silence }
  }

  @Test func `nobody listens`() async throws {
    let deaf = try LoopbackSocket()
    let api = try #require(API(deaf.url))
    await #expect(throws: NetworkError.cannotConnect(server: api.server)) {
      let _: FetchPostResponse = try await Network(transport: HTTPTransport(api: api)).request(
        endpoint: PostEndpoint.fetchPost(id: 7))
    }
    deaf.close()
  }

  @Test func `cancelling ends the request, and the server sees that`() async throws {
    let server = try LoopbackServer { _ in .silence }
    let network = try network(server)
    let asking = Task {
      let _: FetchPostResponse = try await network.request(endpoint: PostEndpoint.fetchPost(id: 7))
    }
    var events = server.events.makeAsyncIterator()
    #expect(await events.next() == .request("GET /posts/7 HTTP/1.1"))
    asking.cancel()
    await #expect(throws: CancellationError.self) { try await asking.value }
    #expect(await events.next() == .clientHungUp)
    server.stop()
  }

  private func expect(
    _ error: NetworkError, timeout: Duration = .seconds(300),
    _ reply: @escaping @Sendable (String) -> LoopbackServer.Reply
  ) async throws {
    let server = try LoopbackServer(reply)
    let network = try network(server, timeout: timeout)
    await #expect(throws: error) {
      let _: FetchPostResponse = try await network.request(endpoint: PostEndpoint.fetchPost(id: 7))
    }
    server.stop()
  }

  private func network(
    _ server: LoopbackServer, timeout: Duration = .seconds(300)
  ) throws -> Network {
    Network(transport: HTTPTransport(api: try #require(API(server.url)), timeout: timeout))
  }
}

extension AsyncStream where Element: Sendable {
  fileprivate var first: Element? {
    get async {
      var iterator = makeAsyncIterator()
      return await iterator.next()
    }
  }
}
