import HeadlessDriver
import HeadlessUI
import ProfileFeature
import Testing

struct MembersErrorTests {
  nonisolated static let errors: [(MembersError, String)] = [
    (
      .notFound(id: "1\n2"),
      #"no member has the id "1\n2"; it may have been deleted, load the members again"#
    ),
    (.unavailable(.load), "the members are unavailable, load failed; refresh to load them again"),
    (
      .cannotRead(file: "members", reason: "Permission denied"),
      #"cannot read "members": Permission denied; name a file that you may read"#
    ),
    (
      .cannotWrite(file: "members", reason: "No space left on device"),
      #"cannot write "members": No space left on device; "#
        + "check that its folder exists and has room, or name another file"
    ),
    (
      .busy(file: "members"),
      #""members" is being changed by another process; try again when that is done"#
    ),
    (
      .damaged(file: "members", line: 3, reason: "it is not UTF-8"),
      #""members" is damaged at line 3: it is not UTF-8; "#
        + "it was left as it is, restore it from a copy or move it away"
    ),
    (
      .unsupportedVersion(file: "members", version: "3", newest: 2),
      #""members" has the format version 3, and this program reads versions up to 2; "#
        + "use the program that wrote it, or another file"
    ),
  ]

  @Test(arguments: errors)
  func `an error tells the cause, the value and the remedy`(
    error: MembersError, text: String
  ) {
    #expect(error.description == text)
  }

  @Test(arguments: errors)
  func `the English screen shows the error's message`(error: MembersError, text: String) async {
    #expect(await screen(of: error, in: "en").contains("could not be loaded: \(text)\n"))
  }

  @Test(
    arguments: [
      (.notFound(id: "1"), #"번호가 "1"인 회원이 없습니다. 탈퇴했을 수 있으니 회원을 다시 불러오세요"#),
      (.unavailable(.delete), "지금은 회원을 삭제할 수 없습니다. 나중에 다시 해 보세요"),
      (
        .cannotRead(file: "회원", reason: "Permission denied"),
        #""회원" 파일을 읽을 수 없습니다 (Permission denied). 읽을 수 있는 파일을 지정하세요"#
      ),
      (
        .cannotWrite(file: "회원", reason: "No space left on device"),
        #""회원" 파일에 쓸 수 없습니다 (No space left on device). 폴더가 있고 공간이 있는지 확인하거나 다른 파일을 지정하세요"#
      ),
      (.busy(file: "회원"), #"다른 프로세스가 "회원" 파일을 바꾸고 있습니다. 끝나면 다시 해 보세요"#),
      (
        .damaged(file: "회원", line: 3, reason: "it is not UTF-8"),
        #""회원" 파일의 3번째 줄이 손상되었습니다. 파일은 그대로 두었으니 사본으로 되돌리거나 다른 곳으로 옮기세요"#
      ),
      (
        .unsupportedVersion(file: "회원", version: "3", newest: 2),
        #""회원" 파일의 형식은 버전 3이고 이 프로그램은 버전 2까지 읽습니다. 파일을 쓴 프로그램이나 다른 파일을 쓰세요"#
      ),
    ] as [(MembersError, String)])
  func `the Korean screen shows the error in Korean`(error: MembersError, text: String) async {
    #expect(await screen(of: error, in: "ko").contains("불러오지 못했습니다: \(text)\n"))
  }

  /// The first screen of an app whose service always fails with `error`.
  private func screen(of error: MembersError, in language: String) async -> String {
    let app = await ProfileSession(language: language) { _ in FailingMembers(error: error) }
    return app.session.screen.text(width: 1_000)
  }
}

private struct FailingMembers: Members {
  let error: MembersError

  func all() async throws -> [Member] { throw error }
  func member(id: String) async throws -> Member? { throw error }
  func save(_ member: Member) async throws { throw error }
  func delete(id: String) async throws { throw error }
}
