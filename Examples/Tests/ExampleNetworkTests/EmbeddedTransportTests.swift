import ExampleNetwork
import Foundation
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// A server inside the program, with its latency and its failing requests.
@Suite(.ownRun) struct EmbeddedTransportTests {
  @Test func `an answer comes after the latency`() async throws {
    let clock = VirtualClock()
    let transport = EmbeddedTransport(clock: clock, latency: .seconds(2)) { $0.path }
    let interactor = Interactor()
    interactor.activate()
    var answers: [Data] = []
    interactor.task { answers.append(try await transport.data(for: WordEndpoint())) }
    await clock.advance(by: .milliseconds(1999))
    #expect(answers == [])
    await clock.advance(by: .milliseconds(1))
    #expect(answers == [Data(#""word""#.utf8)])
  }

  @Test func `a named request fails as often as told, and other requests succeed`() async throws {
    let faults = try #require(RequestFaults(["word:2", "other"], of: ["word", "other"]))
    let transport = EmbeddedTransport(clock: VirtualClock(), faults: faults) { _ in "a" }
    for _ in 1...2 {
      await #expect(throws: NetworkError.unavailable) {
        try await transport.data(for: WordEndpoint())
      }
    }
    #expect(try await transport.data(for: WordEndpoint()) == Data(#""a""#.utf8))
    for _ in 1...3 {
      await #expect(throws: NetworkError.unavailable) {
        try await transport.data(for: WordEndpoint(name: "other"))
      }
    }
    #expect(try await transport.data(for: WordEndpoint(name: "third")) == Data(#""a""#.utf8))
  }

  @Test(arguments: ["", "words", "word:0", "word:-1", "word:x", "word:1:1", "word:", ":1", "Word"])
  func `a malformed fault is refused`(text: Substring) {
    #expect(RequestFaults([text], of: ["word"]) == nil)
  }

  @Test func `a request fails with the error of the server`() async {
    let transport = EmbeddedTransport(clock: VirtualClock()) { _ in throw NetworkError.status(404) }
    await #expect(throws: NetworkError.status(404)) {
      try await transport.data(for: WordEndpoint())
    }
  }
}

nonisolated private struct WordEndpoint: Endpoint {
  var name = "word"
  let path = "word"
}
