import Foundation
import StateBindingTestSupport
import Testing

/// The program with a server.
@Suite(.timeLimit(.minutes(20))) struct ServerProgramTests {
  @Test func `posts come from the server`() async throws {
    let server = try LoopbackServer { request in
      request.contains("/boards")
        ? .answer(status: 200, body: #"{"data":[]}"#)
        : .answer(
          status: 200,
          body: """
            {"data":[{"id":1,"boardId":"b","title":"From afar\\u001b[31m","author":"A",\
            "createdAt":"2024-06-09T09:00:00Z","body":"B","views":1}],"next":null}
            """)
    }
    let run = try await Outcome.waited(
      for: "ribs-training", ["--api", server.url], input: "login 12345\n")
    #expect(run.output.hasSuffix("  post 1   From afar\\u{1B}[31m  A, 2024-06-09\n  refresh\n"))
    #expect(run.errors == "")
    server.stop()
  }
}
