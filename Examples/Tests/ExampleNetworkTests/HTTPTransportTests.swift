import ExampleNetwork
import StateBindingTestSupport
import Testing

/// The results of requests, by the behaviour of the server.
@Suite(.timeLimit(.minutes(20))) struct HTTPTransportTests {
  private let item = #"{"data":{"id":7,"name":"N"}}"#

  @Test func `an answer is decoded`() async throws {
    let server = try LoopbackServer { [item] _ in .answer(status: 200, body: item) }
    let response: ItemResponse = try await network(server).request(
      endpoint: ItemEndpoint.item(7))
    #expect(response.data.name == "N")
    #expect(await server.events.first == .request("GET /items/7 HTTP/1.1"))
    server.stop()
  }

  @Test func `the query is escaped, even plus signs and slashes`() async throws {
    let server = try LoopbackServer { _ in .answer(status: 404, body: "") }
    await #expect(throws: NetworkError.status(404)) {
      let _: ItemResponse = try await network(server).request(
        endpoint: ItemEndpoint.search("A+B/../c d&x=한"))
    }
    #expect(
      await server.events.first
        == .request("GET /items?q=A%2BB%2F..%2Fc%20d%26x%3D%ED%95%9C HTTP/1.1"))
    server.stop()
  }

  @Test(arguments: [404, 500, 403, 503])
  func `a status other than success is an error`(status: Int) async throws {
    try await expect(.status(status)) { _ in .answer(status: status, body: "{}") }
  }

  @Test func `a silent server times out`() async throws {
    try await expect(.timedOut, timeout: .milliseconds(500)) { _ in .silence }
  }

  @Test func `a port without a server cannot be connected`() async throws {
    let deaf = try LoopbackSocket()
    let api = try #require(API(deaf.url))
    await #expect(throws: NetworkError.cannotConnect(server: api.server)) {
      let _: ItemResponse = try await Network(transport: HTTPTransport(api: api)).request(
        endpoint: ItemEndpoint.item(7))
    }
    deaf.close()
  }

  @Test func `cancelling ends the request, and the server notices`() async throws {
    let server = try LoopbackServer { _ in .silence }
    let network = try network(server)
    let asking = Task {
      let _: ItemResponse = try await network.request(endpoint: ItemEndpoint.item(7))
    }
    var events = server.events.makeAsyncIterator()
    #expect(await events.next() == .request("GET /items/7 HTTP/1.1"))
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
      let _: ItemResponse = try await network.request(endpoint: ItemEndpoint.item(7))
    }
    server.stop()
  }

  private func network(
    _ server: LoopbackServer, timeout: Duration = .seconds(300)
  ) throws -> Network {
    Network(transport: HTTPTransport(api: try #require(API(server.url)), timeout: timeout))
  }
}

nonisolated private enum ItemEndpoint: Endpoint {
  case item(Int)
  case search(String)

  var name: String { "item" }

  var path: String {
    switch self {
    case .item(let id): "items/\(id)"
    case .search: "items"
    }
  }

  var query: [(name: String, value: String)] {
    if case .search(let text) = self { [("q", text)] } else { [] }
  }
}

nonisolated private struct ItemResponse: Decodable {
  struct Item: Decodable {
    var id: Int
    var name: String
  }

  var data: Item
}

extension AsyncStream where Element: Sendable {
  fileprivate var first: Element? {
    get async {
      var iterator = makeAsyncIterator()
      return await iterator.next()
    }
  }
}
