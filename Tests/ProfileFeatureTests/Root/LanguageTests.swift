import HeadlessDriver
import HeadlessUI
import ProfileFeature
import Testing

/// The app in Korean, with other texts and the same names.
struct LanguageTests {
  @Test func `the app can be used from login to deletion in Korean`() async {
    let app = await ProfileSession(language: "ko")
    #expect(
      app.screen == """
        회원
          login 12345  Hong Gildong
          login 23456  Kim Cheolsu
          login 34567  Lee Younghee
          type id      회원 번호  (비어 있음)
          refresh

        """)
    #expect(
      await app.answer(to: ["login 12345", "logout"]) == """
        프로필
          Hong Gildong
          회원 번호  12345
          이메일     gildong@example.com

          edit    프로필 수정
          logout  로그아웃
          delete  회원 탈퇴 (주의)
          refresh

        ? 정말 로그아웃하시겠습니까?
          confirm  확인 (주의)
          cancel   취소

        """)
    #expect(
      await app.answer(to: ["tap 취소", "회원 탈퇴"]).hasSuffix(
        """
        ? 정말 탈퇴하시겠습니까?
          confirm  확인 (주의)
          cancel   취소

        """))
    #expect(await app.answer(to: "tap 확인").hasPrefix("회원\n  login 23456  Kim Cheolsu\n"))
  }

  @Test func `the messages of the session stay English`() async {
    let app = await ProfileSession(language: "ko")
    #expect(
      await app.answer(to: "로그아웃") == #"unknown-action: no "로그아웃"; :actions lists what works"#)
    #expect(await app.answer(to: ":open profile-repl://logout") == "waiting for login\n")
  }

  @Test(arguments: [
    [], ["login 12345"], ["login 12345", "edit"],
    ["login 12345", "edit", #"type name """#, "save"],
    ["login 12345", "logout"], ["login 12345", "delete"], ["type id 9", "submit id"],
  ])
  func `the same lines work in both languages`(lines: [String]) async {
    let (english, korean) = (await ProfileSession(), await ProfileSession(language: "ko"))
    for line in lines {
      #expect(await english.session.send(line).error == nil)
      #expect(await korean.session.send(line).error == nil)
    }
    #expect(await english.answer(to: ":actions") == korean.answer(to: ":actions"))
    let (one, other) = (english.session.screen, korean.session.screen)
    #expect(one.elements.map(\.identifier) == other.elements.map(\.identifier))
    #expect(one.elements.map(\.role) == other.elements.map(\.role))
    #expect(one.alert?.elements.map(\.identifier) == other.alert?.elements.map(\.identifier))
  }
}
