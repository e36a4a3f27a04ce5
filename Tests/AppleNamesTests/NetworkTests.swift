import Combine
import Foundation
import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import StateBindingTesting
import Testing

/// The requests of an app, and where their answers come from. The transcript `weather` plays a folder of answers.
@Suite(.ownRun)
struct NetworkTests {
  private nonisolated static let answers = "\(FileTests.folder)/weather-answers"

  @Test func `an app without answers is not connected, and a note says how to record them`()
    async throws
  {
    let session = try await Self.weather.session()
    for name in ["Today", "Tomorrow", "The week"] {
      let response = await session.send(name)
      #expect(
        response.screen.text().hasPrefix("  The Internet connection appears to be offline.\n"))
      let day = ["Today": "today", "Tomorrow": "tomorrow"][name] ?? "week"
      #expect(
        response.notes == [
          "note: not connected: nothing answers GET https://weather.example/\(day); record answers with --record FOLDER, and play them with --network FOLDER"
        ])
    }
  }

  @Test func `the article shows an answer of the transcript`() throws {
    let sources = "\(FileTests.folder)/../../../Sources"
    let article = try String(
      contentsOfFile: "\(sources)/HeadlessUI/HeadlessUI.docc/CompilingFilesAsTheyAre.md",
      encoding: .utf8)
    let answer = try String(contentsOfFile: "\(Self.answers)/today-1.answer", encoding: .utf8)
    #expect(article.contains("```\n\(answer)```\n"))
  }

  @Test func `a request without an answer in the folder is named`() async throws {
    let session = try await Self.weather.session(["--network", Self.answers])
    let response = await session.send("The year")
    #expect(
      response.notes == [
        "note: not connected: nothing answers GET https://weather.example/year; record the answer with --record \(Self.answers), or write its file there"
      ])
  }

  @Test(.ownRun(network: answers)) func `a test plays a folder`() async throws {
    let address = try #require(URL(string: "https://weather.example/tomorrow"))
    let (data, response) = try await URLSession.shared.data(from: address)
    #expect(String(decoding: data, as: UTF8.self) == "No such day")
    #expect((response as? HTTPURLResponse)?.statusCode == 404)
  }

  @Test func `a recorded answer is played`() async throws {
    let server = try LoopbackServer { _ in .answer(status: 201, body: #"{"words": "Fog"}"#) }
    let folder = try TemporaryFolder()
    let network = AppRun.current.network
    var request = URLRequest(url: try #require(URL(string: "\(server.url)/today?town=Seoul")))
    request.httpMethod = "POST"
    network.withLock { $0 = .recorded(folder: folder.path) }
    let real = try await URLSession.shared.data(for: request)
    server.stop()
    await #expect(throws: URLError.self) { _ = try await URLSession.shared.data(for: request) }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.map { $0.prefix(3) } == ["001", "002"])
    #expect(
      try String(contentsOfFile: "\(folder.path)/\(files[0])", encoding: .utf8)
        == "POST \(server.url)/today?town=Seoul\n201\nContent-Type: application/json\n\n{\"words\": \"Fog\"}"
    )
    network.withLock { $0 = .played(folder: folder.path) }
    let played = try await URLSession.shared.data(for: request)
    #expect(played.0 == real.0)
    #expect((played.1 as? HTTPURLResponse)?.statusCode == 201)
    await #expect(throws: URLError.self) { _ = try await URLSession.shared.data(for: request) }
  }

  @Test(arguments: [
    ("hello", "line 1 has no method and address; write a line such as GET https://example.com"),
    ("GET /\nOK", "line 2 is not a status; write a line such as 200, 404 after 2s, or error -1001"),
    ("GET /\n200 after long", "line 2 has no valid time after `after`; write 2s or 300ms"),
    (
      "GET /\n200\nbody",
      "line 3 is not a header; write NAME: VALUE, or an empty line above the body"
    ),
  ])
  func `a wrong file of answers is named with its line`(text: String, flaw: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.answer")
    let run = AppRun.current
    run.network.withLock { $0 = .played(folder: folder.path) }
    _ = try? await URLSession.shared.data(from: URL(filePath: "/"))
    #expect(run.takeNotes().first == "note: \(folder.path)/a.answer is left out: \(flaw)")
  }

  @Test func `a link in a folder of answers is left out`() async throws {
    let folder = try TemporaryFolder()
    try folder.link("a.answer", to: "/dev/zero")
    let run = AppRun.current
    run.network.withLock { $0 = .played(folder: folder.path) }
    _ = try? await URLSession.shared.data(from: URL(filePath: "/"))
    #expect(
      run.takeNotes().first
        == "note: \(folder.path)/a.answer is left out: it is a link, or has more than 256 MiB")
  }

  @Test func `a request that is cancelled fails as cancelled`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("GET https://a.example\n200 after 9s\n", to: "a.answer")
    AppRun.current.network.withLock { $0 = .played(folder: folder.path) }
    let address = try #require(URL(string: "https://a.example"))
    let codes = Locked<[URLError.Code?]>([])
    let task = URLSession.shared.dataTask(with: address) { _, _, error in
      codes.withLock { $0.append((error as? URLError)?.code) }
    }
    task.resume()
    await settled()
    #expect(task.state == .running)
    task.cancel()
    await settled()
    #expect(task.state == .completed)
    #expect(codes.withLock { $0 } == [.cancelled])
  }

  @Test func `a recording names its folder, and an absolute path does not go into it`() throws {
    func header(_ arguments: String...) throws -> String {
      let options = try Self.weather.parser.parse(arguments).launch
      return Self.weather.header(options, keepsGoing: false, allowsUnfinishedWork: false)
    }
    #expect(try header("--record", "Answers") == "#: weather 1 lang=en width=80 network=Answers")
    #expect(
      try header("--network", Self.answers)
        == "#: weather 1 lang=en width=80\n# recorded with --network; a replay runs without, and may differ"
    )
  }

  @Test(arguments: [
    (
      "network=/etc",
      #""network=/etc" is not below the working folder; name a folder below the working folder"#
    ),
    (
      "network=a/../..",
      #""network=a/../.." is not below the working folder; name a folder below the working folder"#
    ),
    (
      "network=none",
      #"network: "none" is not a folder; name one, or record one with --record FOLDER"#
    ),
  ])
  func `a header names a folder below the working directory`(setting: String, answer: String) {
    #expect(throws: UsageError(answer)) { _ = try Self.weather.parser.parseHeader([setting]) }
  }

  private static var weather: Program {
    Program(name: "weather", version: "1", summary: "A file as on iOS.") { _ in
      Mode.swift5.app("weather")
    }
  }
}
