import Foundation
import TestSupport
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

  @Test(arguments: [
    (["--api", "nowhere"], #"--api: "nowhere" is not a server; write http://127.0.0.1:8080"#),
    (["--fail", "posts:0"], "--fail"), (["--fail", "save:1"], "--fail"),
    (["--fail", ""], "--fail"),
    (["--latency", "soon"], "--latency"),
  ])
  func `wrong options are refused`(arguments: [String], sentence: String) async throws {
    let run = try await Outcome.waited(for: "ribs-training", arguments, input: "")
    #expect(run.status == 2)
    #expect(run.errors.contains(sentence))
  }
}
