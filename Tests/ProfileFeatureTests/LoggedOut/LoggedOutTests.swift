import ProfileFeature
import StateBindingTestSupport
import Testing

/// The list of members and the login.
struct LoggedOutTests {
  @Test func `the first screen lists the members`() async {
    let app = await ProfileSession()
    #expect(app.screen == Shown.members)
    #expect(app.diagnostics == [])
    #expect(
      await app.answer(to: ":actions")
        == "login 12345\nlogin 23456\nlogin 34567\ntype id TEXT\nsubmit id\nrefresh\n")
    #expect(await app.answer(to: ":tree") == "Root\n  LoggedOut (on top)\n")
  }

  @Test(arguments: [
    ["login 12345"], ["Hong Gildong"], ["HONG gildong"], [#"tap "login 12345""#],
    ["type id 12345", "submit id"], [#"type id "12345""#, "submit id"],
  ])
  func `a member logs in by name, by command or by typing the id`(lines: [String]) async {
    let app = await ProfileSession()
    #expect(await app.answer(to: lines) == Shown.profile)
    #expect(await app.answer(to: ":tree") == "Root\n  LoggedIn\n    Profile (on top)\n")
  }

  @Test(arguments: [
    ("99999", "There is no member 99999"), ("012345", "There is no member 012345"),
    ("%@ %lld", "There is no member %@ %lld"), ("１２３４５", "There is no member １２３４５"),
    (#""\u{1B}[2J""#, #"There is no member \u{1B}[2J"#), (#""""#, "Enter a member ID"),
  ])
  func `an unknown id is reported on the screen`(typed: String, text: String) async {
    let app = await ProfileSession()
    let answer = await app.answer(to: ["type id \(typed)", "submit id"])
    #expect(answer.hasPrefix("Members\n  \(text)\n\n  login 12345  Hong Gildong\n"))
    // It goes with the next attempt.
    #expect(await app.answer(to: ["type id 12345", "submit id"]) == Shown.profile)
  }

  @Test func `a running login disables the screen until it ends`() async {
    let app = await ProfileSession(latency: .seconds(2))
    #expect(await app.answer(to: [":wait", "login 12345"]).contains("Logging in…"))
    #expect(
      await app.answer(to: "login 23456")
        == #"disabled: "login 23456" cannot be used now; :actions lists what can"#)
    #expect(await app.answer(to: "refresh").hasPrefix("not-here: "))
    // A shorter wait does not end the login.
    #expect(await app.answer(to: ":wait 1999ms").contains("Logging in…"))
    #expect(await app.answer(to: ":wait 1ms") == Shown.profile)
    #expect(await app.answer(to: ":wait") == Shown.profile)
  }

  @Test func `no second refresh is offered during the first`() async {
    let app = await ProfileSession(latency: .seconds(2))
    _ = await app.answer(to: [":wait", "refresh", ":wait 1s"])
    #expect(await app.answer(to: "refresh").hasPrefix("not-here: "))
    #expect(await app.answer(to: ":actions") == "")
    #expect(await app.answer(to: ":wait 1s") == Shown.members)
  }

  @Test func `a failed load is shown and can be tried again`() async {
    let app = await ProfileSession(faults: [.load])
    let screen = """
      Members
        The members could not be loaded: the members are unavailable, load failed;
        refresh to load them again

        type id  Member ID  (empty)
        refresh

      """
    #expect(app.screen == screen)
    #expect(await app.answer(to: "refresh") == screen)
    #expect(
      await app.answer(to: ["type id 12345", "submit id"]).hasPrefix(
        "Members\n  You could not be logged in: the members are unavailable, load failed;"))
    #expect(await app.answer(to: ":tree") == "Root\n  LoggedOut (on top)\n")
  }
}
