import HeadlessDriver
import HeadlessUI
import ProfileFeature
import Testing

/// The app in Korean, with other texts and the same names.
struct LanguageTests {
  @Test func `the messages of the session stay English`() async {
    let app = await ProfileSession(language: "ko")
    #expect(
      await app.answer(to: "로그아웃") == #"unknown-action: no "로그아웃"; :actions lists what works"#)
    #expect(await app.answer(to: ":open profile-repl://logout") == "waiting for login\n")
  }
}
