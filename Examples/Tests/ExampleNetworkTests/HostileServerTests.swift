import ExampleNetwork
import Foundation
import HeadlessUI
import StateBindingTestSupport
import Testing

/// Hostile and broken servers, and the errors that a person reads.
@Suite(.timeLimit(.minutes(20))) struct HostileServerTests {
  private nonisolated static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  @Test func `an endless body is abandoned at the limit`() async throws {
    let text = try await shown(.raw(bytes(Self.head + "\r\n"), endless: bytes("[[[[[[[[")))
    #expect(text == "The answer has more than 100,000 bytes")
  }

  @Test func `an endless compressed body is abandoned when its text reaches the limit`()
    async throws
  {
    // In this compressed form, each zero byte stands for 1,000 spaces.
    let zipped: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 237, 193, 129, 0, 0, 0, 0, 195, 32, 149, 249, 83, 30, 228,
      85, 1,
    ]
    let head = bytes(Self.head + "Content-Encoding: gzip\r\n\r\n")
    let text = try await shown(.raw(head + zipped, endless: Array(repeating: 0, count: 1_000)))
    #expect(text == "The answer has more than 100,000 bytes")
  }

  @Test(arguments: ["", "X: "]) func `an endless head is abandoned`(start: String) async throws {
    let more = start.isEmpty ? "X: \(String(repeating: "x", count: 1_000))\r\n" : "xxxxxxxxxx"
    let text = try await shown(.raw(bytes(Self.head + start), endless: bytes(more)))
    #expect(text == "The server's answer cannot be read")
  }

  @Test func `endless provisional answers are abandoned`() async throws {
    let more = Array(repeating: bytes("HTTP/1.1 100 Continue\r\n\r\n"), count: 100).flatMap { $0 }
    let text = try await shown(.raw([], endless: more))
    #expect(text == "The server's answer cannot be read")
  }

  @Test(arguments: [
    "/items/7", "http://127.0.0.2:1/", "//127.0.0.2:1/", "file:///etc/passwd", "gopher://x",
    "javascript:x", "%",
  ])
  func `a redirect is not followed`(place: String) async throws {
    let text = try await shown(
      .raw(bytes("HTTP/1.1 302 Found\r\nLocation: \(place)\r\nContent-Length: 0\r\n\r\n")))
    #expect(text == "The server sends the request on to \(place)")
  }

  @Test(arguments: ["", "Location: \r\n"])
  func `a redirect without a target is a server error`(place: String) async throws {
    let text = try await shown(
      .raw(bytes("HTTP/1.1 302 Found\r\n\(place)Content-Length: 0\r\n\r\n")))
    #expect(text == "The server has a problem (302)")
  }

  @Test func `a request for a password is not answered`() async throws {
    let text = try await shown(
      .raw(
        bytes("HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 0\r\n\r\n")
      ))
    #expect(text == "The server has a problem (401)")
  }

  @Test(arguments: [
    "Content-Length: -1\r\n\r\n{}", "Content-Length: 99999999999999999999\r\n\r\n{}",
    "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n{}",
    "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}",
    "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}",
    "Content-Encoding: unheard\r\nContent-Length: 2\r\n\r\n{}", " x: folded\r\n\r\n{}",
    "Content-Type: image/png\r\nContent-Length: 4\r\n\r\n\u{89}PNG",
  ])
  func `a contradictory head makes an unreadable answer`(rest: String) async throws {
    let text = try await shown(.raw(bytes("HTTP/1.1 200 OK\r\n" + rest)))
    #expect(text == "The server's answer cannot be read")
  }

  @Test(arguments: ["Content-Length: 9\r\n\r\n{}", "Transfer-Encoding: chunked\r\n\r\n9\r\n{}"])
  func `a body that ends too early is cut off`(rest: String) async throws {
    let text = try await shown(.raw(bytes("HTTP/1.1 200 OK\r\n" + rest)))
    #expect(text == "The answer was cut off")
  }

  @Test(arguments: [
    "", "HTTP/1.1 200 OK", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nX: x\r\n",
    "HTTP/1.1 100 Continue\r\n\r\n",
  ])
  func `a head that ends too early is cut off`(head: String) async throws {
    #expect(try await shown(.raw(bytes(head))) == "The answer was cut off")
  }

  @Test(arguments: [[0, 255, 254, 13, 10, 13, 10], Array("SSH-2.0-x\r\n".utf8), [22, 3, 1, 0]])
  func `an answer that is not HTTP is unreadable`(bytes: [UInt8]) async throws {
    #expect(try await shown(.raw(bytes)) == "The server's answer cannot be read")
  }

  @Test(arguments: [
    String(repeating: "[", count: 90_000), String(repeating: #"{"a":"#, count: 15_000),
    #"{"number":"# + String(repeating: "[", count: 40_000)
      + String(repeating: "]", count: 40_000) + "}",
    #"{"number":1e400}"#, #"{"number":1e999999999}"#, #"{"number":-9223372036854775809}"#,
    #"{"number":0.5}"#, #"{"number":"# + String(repeating: "9", count: 90_000) + "}",
    #"{"number":NaN}"#, #"{"number":null}"#, #"{"number":"1"}"#, #"{"number":1}}"#,
    #"{"number":1,"text":"\ud800"}"#, "\u{0}", "", "[]", "\u{FEFF}null", "<html></html>",
  ])
  func `JSON that is too deep, out of range or broken is unreadable`(body: String) async throws {
    let text = try await shown(.answer(status: 200, body: body))
    #expect(text == "The server's answer cannot be read")
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]])
  func `a text that is not UTF-8 is unreadable`(broken: [UInt8]) async throws {
    let body = bytes(#"{"number":1,"text":""#) + broken + bytes(#""}"#)
    let head = bytes(Self.head + "Content-Length: \(body.count)\r\n\r\n")
    #expect(try await shown(.raw(head + body)) == "The server's answer cannot be read")
  }

  @Test func `a body that comes byte by byte times out`() async throws {
    let text = try await shown(
      .raw(bytes(Self.head + "\r\n"), endless: [32]), timeout: .milliseconds(100), limit: .max)
    #expect(text == "The server took too long to answer")
  }

  /// The error on the screen after a request to a server that answers with `reply`.
  private func shown(
    _ reply: LoopbackServer.Reply, timeout: Duration = .seconds(300), limit: Int = 100_000
  ) async throws -> String {
    let server = try LoopbackServer { _ in reply }
    defer { server.stop() }
    let api = try #require(API(server.url))
    let network = Network(transport: HTTPTransport(api: api, timeout: timeout, limit: limit))
    do {
      let answer: Numbered = try await network.request(endpoint: Numbers())
      return "\(answer)"
    } catch let error as NetworkError {
      let window = UIWindow(strings: StringCatalogue(language: "en", NetworkWords.english))
      window.rootViewController = UIHostingController(rootView: NetworkErrorText(error: error))
      window.makeKeyAndVisible()
      return window.screen.elements.map(\.label).joined()
    }
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}

nonisolated private struct Numbers: Endpoint {
  var name: String { "numbers" }
  var path: String { "numbers" }
}

nonisolated private struct Numbered: Decodable {
  var number: Int
  var text: String?
}
