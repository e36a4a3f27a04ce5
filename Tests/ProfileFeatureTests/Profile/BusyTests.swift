import ProfileFeature
import StateBindingTestSupport
import Testing

/// The profile during slow work. It names the work, and everything is disabled.
struct BusyTests {
  private func loggedIn() async -> ProfileSession {
    let app = await ProfileSession(latency: .seconds(2))
    #expect(await app.answer(to: [":wait", "login 12345", ":wait"]) == Shown.profile)
    return app
  }

  @Test func `saving is shown and disables the editor`() async {
    let app = await loggedIn()
    #expect(
      await app.answer(to: ["edit", "type name Kim", "save"]) == """
        Profile
          Saving…

          type name   Name    Kim (disabled)
          type email  E-mail  gildong@example.com (disabled)
          save        Save (disabled)
          discard     Discard changes (disabled)

        """)
    for line in ["save", "discard", "type name x", "submit name"] {
      #expect(await app.answer(to: line).hasPrefix("disabled: "))
    }
    #expect(await app.answer(to: ":actions") == "")
    #expect(await app.answer(to: ":wait 1s").hasPrefix("Profile\n  Saving…\n"))
    #expect(await app.answer(to: ":wait").hasPrefix("Profile\n  Kim\n"))
  }

  @Test func `deleting disables the profile and refuses links`() async {
    let app = await loggedIn()
    #expect(await app.answer(to: ["delete", "confirm"]).hasPrefix("Profile\n  Deleting…\n"))
    #expect(await app.answer(to: "refresh").hasPrefix("not-here: "))
    for line in ["edit", "logout", "delete", "Delete account", #"tap "logout""#] {
      #expect(await app.answer(to: line).hasPrefix("disabled: "))
    }
    #expect(
      await app.answer(to: ":open profile-repl://logout")
        == #"bad-link: "profile-repl://logout": the profile is being changed; open the link again when that is done"#
    )
  }

  @Test func `refreshing is shown and disables the profile`() async throws {
    let app = await loggedIn()
    #expect(await app.answer(to: "refresh").hasPrefix("Profile\n  Loading…\n  Hong Gildong\n"))
    #expect(await app.answer(to: "edit").hasPrefix("disabled: "))
    #expect(await app.answer(to: "refresh").hasPrefix("not-here: "))
    #expect(await app.answer(to: ":wait") == Shown.profile)
  }

  @Test func `a change made elsewhere is shown after a refresh`() async throws {
    let app = await ProfileSession()
    _ = await app.answer(to: "login 12345")
    try await app.members.save(Member(id: "12345", name: "Kim", email: "kim@example.com"))
    #expect(await app.answer(to: ":screen") == Shown.profile)
    #expect(await app.answer(to: "refresh").hasPrefix("Profile\n  Kim\n"))
  }
}
