import HeadlessDriver
import ProfileFeature
import StateBinding
import StateBindingTestSupport
import Testing

/// Logging out and deleting, which ask first and leave nothing of the member's screens.
struct LeavingTests {
  @Test func `all members can be deleted one after the other`() async throws {
    let app = await ProfileSession()
    var last = ""
    for id in ["12345", "23456", "34567"] {
      last = await app.answer(to: ["login \(id)", "delete", "confirm"])
    }
    #expect(last == "Members\n  type id  Member ID  (empty)\n  refresh\n")
  }

  @Test func `repeated logins leave nothing behind`() async {
    let app = await ProfileSession()
    for _ in 0..<(runsLongTests ? 100 : 5) {
      #expect(
        await app.answer(to: ["login 12345", "edit", "discard", "logout", "confirm"])
          == Shown.members)
    }
    #expect(await app.answer(to: ":tree") == "Root\n  LoggedOut (on top)\n")
  }

  @Test func `a logout during slow work cancels the work`() async {
    let app = await ProfileSession(latency: .seconds(2))
    _ = await app.answer(to: [":wait", "login 12345", ":wait", "logout"])
    #expect(await app.answer(to: ["confirm", ":wait"]) == Shown.members)
    #expect(app.session.clock.nextDeadline == nil)
  }
}
