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

  @Test func `a post that the server sends twice is shown once`() async throws {
    let post = #"""
      {"id":1,"boardId":"b","title":"T","author":"A","createdAt":"","body":"","views":1}
      """#
    let server = try LoopbackServer { request in
      let isFirst = !request.contains("after")
      return request.contains("/boards")
        ? .answer(status: 200, body: #"{"data":[]}"#)
        : .answer(
          status: 200,
          body: #"{"data":[\#(post),\#(post)]\#(isFirst ? #","next":1"# : "")}"#)
    }
    let run = try await Outcome.waited(
      for: "ribs-training", ["--api", server.url], input: "login 12345\nolder\n")
    #expect(run.output.components(separatedBy: "  post 1   T").count == 3)
    #expect(run.output.components(separatedBy: "  older").count == 2)
    #expect(run.errors == "")
    server.stop()
  }

  @Test func `a server error is shown in the language of the screens`() async throws {
    let server = try LoopbackServer { _ in .answer(status: 500, body: "") }
    let run = try await Outcome.waited(
      for: "ribs-training",
      ["--api", server.url, "--lang", "ko"], input: "login 12345\ncancel\n")
    #expect(run.output.contains("? 글을 불러오지 못했습니다\n  서버에 문제가 있습니다 (500)\n"))
    server.stop()
  }

  @Test func `an unreachable server raises an alert that can be cancelled`() async throws {
    let deaf = try LoopbackSocket()
    let run = try await Outcome.waited(
      for: "ribs-training",
      ["--api", deaf.url], input: "login 12345\nconfirm\ncancel\n")
    #expect(run.output.contains("  Nobody answers at 127.0.0.1:"))
    #expect(run.status == 0)
    deaf.close()
  }

  @Test func `a transcript does not contain the server's address`() async throws {
    let run = try await Outcome.waited(
      for: "ribs-training",
      ["--echo", "--api", "http://127.0.0.1:1", "--latency", "1s"], input: "")
    #expect(run.output.hasPrefix("#: ribs-training 1 lang=en width=80 latency=1s\n"))
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
