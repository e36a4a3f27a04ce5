import HeadlessDriver
import HeadlessUI
import ProfileREPL
import StateBinding
import StateBindingTestSupport
import Testing

/// A session that went back equals a session without the undone lines.
struct GoingBackTests {
  private nonisolated static let lines = [
    "login 12345", "login 23456", "logout", "delete", "edit", "save", "discard", "back", "refresh",
    "confirm", "confirm", "cancel", "type name Kim", "type name \"\"", "type email a@b.c",
    "type id 34567", "type id 1", "submit id", ":wait", ":wait 400ms", ":wait 2s", ":screen", "x",
    ":open profile-repl://profile?userId=12345", ":open profile-repl://logout", ":open x",
  ]

  // A thousand lines in total.
  @Test(arguments: 1...(runsLongTests ? 50 : 16))
  func `every random line can be undone`(seed: UInt64) async throws {
    var random = Random(seed: seed)
    let options = [["--latency=1s"], ["--latency=1s", "--fail=save"], ["--lang=ko"], []]
    let arguments = options[Int(seed % 4)]
    let plain = try await Program.profile.session(arguments)
    let undone = try await Program.profile.session(arguments)
    var before = await all(of: plain)
    for _ in 0..<20 {
      let line = Self.lines.randomElement(using: &random) ?? ""
      let answer = await plain.answer(to: line)
      let after = await all(of: plain)
      #expect(await undone.answer(to: line) == answer)
      if after.history != before.history {
        #expect(await undone.answer(to: ":undo") == before.screen)
        try #require(await all(of: undone) == before, "\(line)")
        #expect(await undone.answer(to: line) == answer)
      }
      before = after
    }
  }

  /// Everything visible in a session.
  private func all(of session: Session) async -> Sight {
    Sight(
      screen: session.screen.text(), tree: await session.answer(to: ":tree"),
      state: await session.answer(to: ":state"), history: await session.answer(to: ":history"),
      actions: session.actions, link: session.waitingLink, time: session.clock.now.offset)
  }
}

private struct Sight: Equatable {
  let screen: String
  let tree: String
  let state: String
  let history: String
  let actions: [String]
  let link: String?
  let time: Duration
}

extension Session {
  fileprivate func answer(to line: String) async -> String {
    let response = await send(line)
    return (response.error.map(\.description) ?? response.printed())
      + response.diagnostics.map { "\nwarning: \($0)" }.joined()
  }
}
