import HeadlessUI
import HeadlessDriver
import ProfileFeature
import StateBindingTestSupport
import Testing

/// Only `confirm` or the button of the alert logs out or deletes.
struct ConfirmationTests {
  /// Lines of every other kind in the grammar, and common typing mistakes.
  nonisolated static let others = [
    "", " ", "\t", "#", "# confirm", ":help", ":actions", ":screen", ":tree", ":state", ":wait",
    ":wait 2s", ":expect confirm", ":expect nothing", ":expect", ":foo", ":", ":confirm", ":save x",
    ":save", ":open profile-repl://logout", ":open profile-repl://delete",
    ":open profile-repl://profile?userId=12345", ":open profile-repl://confirm", ":open x", ":open",
    "logout", "delete", "edit", "login 12345", "Log out", "Delete", "Delete account", "Cancel ",
    "OK", "ok", "yes", "y", "Y", "YES", "n", "0", "1", "2", "3", "4", "5", "99", "01", "-1", "١",
    "Confirm", "CONFIRM", "confrim", "confir", "confirm confirm", "confirm 1", "confirm Delete",
    "confirm #", "\"confirm\"", "'confirm'", "confirm;", "confirm\u{A0}", "\u{FEFF}confirm",
    "con\u{200B}firm", "ｃonfirm", "cancel now", "tap", "tap \"\"", "tap Confirm", "tap confirm",
    "tap \"confirm\"", "tap 1", "tap 2", "tap logout", "tap delete", "tap \"Delete account\"",
    "tap edit", "tap \"Log out\" 2", "tap \"Delete\" 2", "tap \"Delete\" 0", "tap \"Delete\" -1",
    "tap \"Delete", "tap \"Delete\"x", "tap \"Delete\" 1 1", "TAP Delete", "tap Delet", "tap De",
    "tap *", "type Delete x", "type id 12345", "type name x", "submit id", "submit Delete",
    "toggle Delete", "toggle delete", "pick Delete Delete", "pick logout confirm",
    "increase Delete", "decrease Delete", "refresh", "back", "more", "save", "discard", ":quit x",
    "확인", "탈퇴", "탈퇴 확인", "로그아웃", "로그아웃 확인", "정말 탈퇴하시겠습니까?", "Log out?",
    "Delete your account?", "\u{1B}[A\r", "\r", "confirm\rcancel", "\\n", "profile-repl://delete",
  ]

  @Test(arguments: ["logout", "delete"])
  func `an alert ignores all lines but its answers`(question: String) async throws {
    let app = await ProfileSession()
    _ = await app.answer(to: ["login 12345", question])
    let asked = app.session.screen
    #expect(asked.alert != nil)
    // Each line is sent twice, because a second one must not answer either.
    for line in Self.others.flatMap({ [$0, $0] }) {
      _ = await app.session.send(line)
      #expect(app.session.screen == asked, "\(line.debugDescription)")
    }
    #expect(try await app.members.all() == Member.seeds)
    #expect(await app.answer(to: "cancel") == Shown.profile)
  }

  @Test(arguments: 1...(runsLongTests ? 20 : 4))
  func `random lines without a confirmation never log out or delete`(seed: UInt64)
    async throws
  {
    var random = Random(seed: seed)
    var style = Session.Style()
    // Numbers reach elements, as on a terminal.
    style.isNumbered = seed.isMultiple(of: 2)
    let app = await ProfileSession(style: style, latency: seed % 4 < 2 ? .zero : .seconds(1))
    _ = await app.answer(to: [":wait", "login 12345", ":wait"])
    var sent: [String] = []
    for _ in 0..<300 {
      let line = (Self.others + ["cancel", "tap Cancel"]).randomElement(using: &random) ?? ""
      sent.append(line)
      _ = await app.session.send(line)
      let tree = await app.session.send(":tree").printed()
      try #require(
        tree.hasPrefix("Root\n  LoggedIn\n    Profile (on top"), "\(sent.suffix(10))")
    }
    // The clock stands still, so a request with latency would never end.
    guard seed % 4 < 2 else { return }
    #expect(try await app.members.all().map(\.id) == ["12345", "23456", "34567"])
  }
}
