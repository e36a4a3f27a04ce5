import HeadlessDriver
import ProfileFeature
import StateBindingTestSupport
import Testing

/// Deep links, which show or ask, but never act.
struct ProfileLinksTests {
  @Test func `a link to another member is refused after the login`() async {
    let app = await ProfileSession()
    _ = await app.answer(to: ":open profile-repl://profile?userId=23456")
    let refused =
      #"bad-link: "profile-repl://profile?userId=23456": the link is for member "23456", and 12345 is logged in; log out and log in as that member"#
    #expect(await app.answer(to: "login 12345") == refused)
    #expect(app.screen == Shown.profile)
    #expect(app.session.waitingLink == nil)
    #expect(await app.answer(to: ":open profile-repl://profile?userId=23456") == refused)
    #expect(await app.answer(to: ":open profile-repl://profile?userId=12345") == Shown.profile)
  }

  @Test func `a link refused during a wait is an error of the wait`() async {
    let app = await ProfileSession(latency: .seconds(2))
    _ = await app.answer(to: [":open profile-repl://profile?userId=23456", ":wait"])
    #expect(await app.answer(to: "login 12345").contains("Logging in…"))
    #expect(await app.answer(to: ":wait").hasPrefix("bad-link: "))
    #expect(app.screen == Shown.profile)
  }

  @Test func `a link's question appears above the editor and keeps the typed text`() async {
    let app = await ProfileSession()
    _ = await app.answer(to: ["login 12345", "edit", "type name Kim"])
    #expect(
      await app.answer(to: ":open profile-repl://logout").hasSuffix("  cancel   Cancel\n"))
    #expect(await app.answer(to: "cancel").hasPrefix("Profile\n  type name   Name    Kim\n"))
  }

  @Test func `a link to the profile leaves the editor open, and says so`() async {
    let app = await ProfileSession()
    _ = await app.answer(to: ["login 12345", "edit", "type name Kim"])
    #expect(
      await app.answer(to: ":open profile-repl://profile?userId=12345")
        == #"bad-link: "profile-repl://profile?userId=12345": the profile is being edited; save or discard the changes, then open the link again"#
    )
    #expect(app.screen.hasPrefix("Profile\n  type name   Name    Kim\n"))
  }

  @Test func `a finished link does not come back with the next login`() async {
    let app = await ProfileSession()
    #expect(
      await app.answer(to: [":open profile-repl://logout", "login 12345", "confirm"])
        == Shown.members)
    #expect(await app.answer(to: "login 12345") == Shown.profile)
  }
}
