import ExampleNetwork
import Foundation
import HeadlessDriver
import HeadlessUI
import ProfileFeature
import RIBsTraining
import StateBinding

extension FuzzTarget {
  /// Answers the requests of the RIBs Training app with `bytes`, and visits its screens: in a session, or in a script with
  /// `--json` or `--trace`. The first byte is the form.
  ///
  /// Lines `---` separate the answers for boards, posts, a post, a promotion and more posts. If some are missing, the last one
  /// takes their place. An answer that begins with `!` is an error of the network.
  func answer(_ bytes: [UInt8], in scratch: Scratch) async throws {
    let form = ["--json", "--trace", nil][Int(bytes.first ?? 0) % 3]
    let answers = bytes.dropFirst().split(separator: Array("\n---\n".utf8)).map(Array.init)
    let program = Program(name: "training", version: "0", summary: "Hostile answers.") { launch in
      let delegate = AppDelegate(
        members: InMemoryMembers(clock: launch.clock),
        network: Network(transport: HostileServer(answers: answers)), language: launch.language)
      return App(
        window: delegate.window, router: delegate.launchRouter,
        links: AppLinks(open: delegate.application(open:)))
    }
    let session = try await program.session()
    _ = await session.send("login 12345")
    let fixed = [
      "refresh", "more", ":state", ":tree", ":open ribs-training://post?id=1",
      ":open ribs-training://promotion?code=WELCOME", ":actions", "back",
    ]
    let lines = session.actions.prefix(6) + fixed
    if let form {
      let script = try scratch.write(
        Array((["login 12345"] + lines).joined(separator: "\n").utf8), to: "script")
      let outcome = try await scratch.run(program, ["--script", script, "--keep-going", form])
      try expect([.success, .failure].contains(outcome.status), "it ends with \(outcome.status)")
      return
    }
    for line in lines {
      let response = await session.send(line)
      try expectHarmless(
        response.error?.description ?? response.printed(), from: "the answer to \(line)")
    }
  }
}

/// A server that answers with prepared bytes.
private final class HostileServer: Transport {
  private let answers: [[UInt8]]

  init(answers: [[UInt8]]) {
    self.answers = answers
  }

  func data(for endpoint: any Endpoint) async throws -> Data {
    let index = ["boards", "posts", "post", "promotion", "more"].firstIndex(of: endpoint.name) ?? 0
    let answer = answers.isEmpty ? [] : answers[min(index, answers.count - 1)]
    if answer.first == UInt8(ascii: "!") {
      throw NetworkError.failed(reason: String(decoding: answer.dropFirst(), as: UTF8.self))
    }
    return Data(answer)
  }
}
