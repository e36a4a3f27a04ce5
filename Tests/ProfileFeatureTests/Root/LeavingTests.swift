import HeadlessDriver
import ProfileFeature
import StateBinding
import TestSupport
import Testing

/// Logging out and deleting, which ask first and leave nothing of the member's screens.
struct LeavingTests {
  @Test(arguments: ["confirm", #"tap "Log out""#, "tap \"Log out\" 1"])
  func `a member logs out after a confirmation`(answer: String) async throws {
    let app = await ProfileSession()
    #expect(await app.answer(to: ["login 12345", "logout"]) == Shown.logout)
    #expect(await app.answer(to: answer) == Shown.members)
    #expect(await app.answer(to: ":tree") == "Root\n  LoggedOut (on top)\n")
    #expect(try await app.members.all() == Member.seeds)
  }

  @Test(arguments: ["confirm", "tap Delete"])
  func `a member's account is deleted after a confirmation`(answer: String) async throws {
    let app = await ProfileSession()
    #expect(await app.answer(to: ["login 12345", "delete"]) == Shown.delete)
    #expect(
      await app.answer(to: answer) == """
        Members
          login 23456  Kim Cheolsu
          login 34567  Lee Younghee
          type id      Member ID  (empty)
          refresh

        """)
    #expect(await app.answer(to: ":tree") == "Root\n  LoggedOut (on top)\n")
    #expect(
      await app.answer(to: "login 12345")
        == #"unknown-action: no "login 12345"; did you mean "login 23456" or type id 12345?"#)
    #expect(try await app.members.all().map(\.id) == ["23456", "34567"])
  }

  @Test(arguments: ["logout", "delete"])
  func `cancelling changes nothing`(line: String) async throws {
    let app = await ProfileSession()
    #expect(await app.answer(to: ["login 12345", line, "cancel"]) == Shown.profile)
    #expect(await app.answer(to: [line, "tap Cancel"]) == Shown.profile)
    #expect(await app.answer(to: "confirm").hasPrefix("no-alert: "))
    #expect(try await app.members.all() == Member.seeds)
  }

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
