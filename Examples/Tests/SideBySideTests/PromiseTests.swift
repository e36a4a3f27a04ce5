import ExampleNetwork
import Foundation
import HeadlessDriver
import News
import NewsProgram
import ProfileFeature
import RIBsTraining
import RIBsTrainingProgram
import StateBinding
import Testing

/// The promises in the plans of the apps. Each holds in the sound app, and is broken by one request that is never answered.
struct PromiseTests {
  @Test func `the promises of the news app are proved`() async throws {
    let map = try await Program.news(silent: nil).explore(["--lang=en", "--latency=1s"])
    #expect(map.violations.isEmpty, "\(map)")
    #expect("\(map)".contains("2 of 2 promises") && !"\(map)".contains("not proved"), "\(map)")
  }

  // RIBs Training has too many places for a test, so one proof ends at the depth.
  @Test func `the promises of RIBs Training hold within a few lines`() async throws {
    let map = try await Program.training(silent: nil).explore([
      "--lang=en", "--latency=1s", "--depth=5",
    ])
    #expect(map.violations.isEmpty, "\(map)")
    #expect("\(map)".contains("2 of 2 promises"), "\(map)")
    #expect(!"\(map)".contains("not proved: --lang=en: \"work of LoggedOut"), "\(map)")
  }

  @Test(arguments: [
    ("news", "the first screen has news, or says why not", [String]()),
    ("refresh", "a fetch ends", [":wait", "refresh"]),
  ])
  func `a request of the news app that is never answered breaks a promise`(
    request: String, promise: String, lines: [String]
  ) async throws {
    try await expect(.news(silent: request), toBreak: promise, by: lines)
  }

  @Test(arguments: [
    ("login", "work of LoggedOut ends", [":wait", "login 12345"]),
    ("posts", "work of Board ends", [":wait", "login 12345", ":wait"]),
  ])
  func `a request of RIBs Training that is never answered breaks a promise`(
    request: String, promise: String, lines: [String]
  ) async throws {
    try await expect(.training(silent: request), toBreak: promise, by: lines)
  }

  private func expect(
    _ program: Program, toBreak promise: String, by lines: [String]
  ) async throws {
    let map = try await program.explore(["--lang=en", "--latency=1s", "--depth=3"])
    let found = try #require(
      map.violations.first { $0.kind == "promise" && $0.message.contains(promise) }, "\(map)")
    #expect(found.lines == lines)
    let check = await program.check(Array(found.transcript.utf8), named: "found")
    #expect(check.passed)
  }
}

extension Program {
  /// The news app with a server that never answers the request `silent`.
  fileprivate static func news(silent: String?) -> Program {
    Program(
      name: "news", version: "0.1.0", summary: "", options: [NetworkOptions.latency],
      exploring: .news
    ) { launch in
      let server = EmbeddedTransport(
        newsOn: launch.clock, latency: NetworkOptions.latency(of: launch))
      let delegate = News.AppDelegate(
        network: Network(transport: SilentTransport(server: server, silent: silent)),
        language: launch.language)
      return App(window: delegate.window, router: delegate.launchRouter)
    }
  }

  /// RIBs Training with a server, and with members, that never answer the request `silent`.
  fileprivate static func training(silent: String?) -> Program {
    Program(
      name: "ribs-training", version: "0.1.0", summary: "", options: [NetworkOptions.latency],
      exploring: .training
    ) { launch in
      let latency = NetworkOptions.latency(of: launch)
      let server = EmbeddedTransport(
        clock: launch.clock, language: launch.language, latency: latency)
      let delegate = RIBsTraining.AppDelegate(
        members: SilentMembers(
          members: InMemoryMembers(clock: launch.clock, latency: latency), silent: silent),
        network: Network(transport: SilentTransport(server: server, silent: silent)),
        language: launch.language)
      return App(
        window: delegate.window, router: delegate.launchRouter,
        links: AppLinks(open: delegate.application(open:)))
    }
  }
}

/// A server that never answers the request `silent`.
private struct SilentTransport: Transport {
  let server: EmbeddedTransport
  let silent: String?

  func data(for endpoint: any Endpoint) async throws -> Data {
    if endpoint.name == silent { try await waitForEver() }
    return try await server.data(for: endpoint)
  }
}

/// Members among whom nobody is found, ever, if the request `login` is `silent`.
private struct SilentMembers: Members {
  let members: InMemoryMembers
  let silent: String?

  func all() async throws -> [Member] { try await members.all() }
  func member(id: String) async throws -> Member? {
    if silent == "login" { try await waitForEver() }
    return try await members.member(id: id)
  }
  func save(_ member: Member) async throws { try await members.save(member) }
  func delete(id: String) async throws { try await members.delete(id: id) }
}

/// Waits until the task is cancelled.
private func waitForEver() async throws {
  for try await _ in Observable<Void>.never().values {}
  try Task.checkCancellation()
}
