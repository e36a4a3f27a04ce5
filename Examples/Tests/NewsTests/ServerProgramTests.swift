import ExampleNetwork
import Foundation
import News
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

/// The app and a server, over HTTP on the loopback interface.
@Suite(.ownRun, .timeLimit(.minutes(20))) struct ServerProgramTests {
  private let one = """
    {"data":[{"id":1,"title":"From afar\\u001b[31m","source":"A","publishedAt":"2024-06-09T09:00:00Z",\
    "paragraphs":["P"]}]}
    """

  @Test func `the news is requested and shown in the language of the screens`() async throws {
    let server = try LoopbackServer { [one] _ in .answer(status: 200, body: one) }
    let run = try await Outcome.waited(
      for: "news", ["--api", server.url, "--lang", "ko"], input: "news 1\n")
    #expect(
      run
        == Outcome(
          output: """
            뉴스
              type search  검색  (비어 있음)
              news 1       From afar\\u{1B}[31m  A
              refresh
            From afar\\u{1B}[31m
              back  < 뉴스

              출처  A
              날짜  2024-06-09
              P

            """))
    var events = server.events.makeAsyncIterator()
    #expect(await events.next() == .request("GET /news?language=ko HTTP/1.1"))
    server.stop()
  }

  @Test func `an empty list says that there is no news`() async throws {
    let server = try LoopbackServer { _ in .answer(status: 200, body: #"{"data":[]}"#) }
    let run = try await Outcome.waited(for: "news", ["--api", server.url])
    #expect(
      run.output == "News\n  type search  Search  (empty)\n\n  There is no news\n\n  refresh\n")
    server.stop()
  }

  @Test func `an unreachable server raises an alert that can be cancelled`() async throws {
    let deaf = try LoopbackSocket()
    let run = try await Outcome.waited(
      for: "news", ["--api", deaf.url], input: "confirm\ncancel\n")
    #expect(run.output.contains("  Nobody answers at 127.0.0.1:"))
    #expect(run.status == 0)
    deaf.close()
  }

  #if os(Linux)
    @Test(
      .enabled(if: !isSanitized),
      arguments: [
        ("HTTP/1.1 200 OK\r\n\r\n", "[[[[[[[["), ("HTTP/1.1 200 OK\r\nX: ", "xxxxxxxx"),
        ("", "HTTP/1.1 100 Continue\r\n\r\n"),
      ])
    func `an endless answer raises an alert and takes little memory`(
      start: String, more: String
    ) throws {
      let endless = Array(String(repeating: more, count: 5_000).utf8)
      let server = try LoopbackServer { _ in .raw(Array(start.utf8), endless: endless) }
      let program = try RunningProgram("news", ["--api", server.url])
      _ = try program.read(to: "? ")
      #expect(try program.peakMemory() < 131_072)
      program.send("cancel\n")
      #expect(try program.end().status == 0)
      server.stop()
    }
  #endif

  @Test func `deactivating cancels a request to a silent server`() async throws {
    let server = try LoopbackServer { _ in .silence }
    let api = try #require(API(server.url))
    let app = AppDelegate(network: Network(transport: HTTPTransport(api: api)))
    var events = server.events.makeAsyncIterator()
    #expect(await events.next() == .request("GET /news?language=en HTTP/1.1"))
    // The views of the inactive RIBs stay in the window.
    await expectLeaks("RootViewController of Root", "ListingViewController of Root/Listing") {
      app.launchRouter.interactable.deactivate()
    }
    #expect(await events.next() == .clientHungUp)
    server.stop()
  }

  @Test func `a transcript neither contains nor reaches the server`() async throws {
    let run = try await Outcome.waited(
      for: "news", ["--echo", "--api", "http://127.0.0.1:1", "--fail", "news:2"], input: "cancel\n")
    #expect(run.output.hasPrefix("#: news 1 lang=en width=80 fail=news:2\n"))
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "#: news 1 api=http://127.0.0.1:1\n= exit 0\n", to: "a.transcript")
    let check = try await Outcome.waited(for: "news", ["--check", file])
    #expect(check.status == 1)
    #expect(check.errors.contains("\"api=http://127.0.0.1:1\" cannot be set in a header"))
  }

  @Test(arguments: [
    (["--api", "nowhere"], #"--api: "nowhere" is not a server; write http://127.0.0.1:8080"#),
    (
      ["--fail", "posts"],
      #"--fail: "posts" is wrong; write news, refresh, or news:2 to fail twice"#
    ),
    (["--fail", "news:0"], "--fail"), (["--fail", ""], "--fail"),
    (["--latency", "soon"], "--latency"),
  ])
  func `wrong options are refused`(arguments: [String], sentence: String) async throws {
    let run = try await Outcome.waited(for: "news", arguments, input: "")
    #expect(run.status == 2)
    #expect(run.errors.contains(sentence))
  }
}
