import ProfileFeature
import Testing

struct MemberDraftTests {
  @Test(arguments: Member.seeds)
  func `the seeds are valid`(member: Member) {
    #expect(MemberDraft(member).problems == [])
    #expect(MemberDraft(member).member(id: member.id) == member)
  }

  @Test(arguments: [
    "홍길동", "Zoë", "👨‍👩‍👧‍👦", "a", "O'Neill \\ <b>", String(repeating: "가", count: 100),
    " Hong ", "\u{301}a",
  ])
  func `a name may contain any text`(name: String) {
    #expect(MemberDraft(name: name, email: "a@example.com").problems == [])
  }

  @Test(arguments: ["", " ", "\t\n", "\u{3000}\u{A0}"])
  func `a name of white space is empty`(name: String) {
    #expect(MemberDraft(name: name, email: "a@example.com").problems == [.emptyName])
  }

  @Test(arguments: [
    String(repeating: "a", count: 101), String(repeating: "가", count: 101),
    "a" + String(repeating: "\u{301}", count: 2_000),
  ])
  func `a name has at most 100 characters`(name: String) {
    #expect(MemberDraft(name: name, email: "a@example.com").problems == [.longName])
  }

  @Test func `white space around a name is dropped and not counted`() {
    let name = String(repeating: "a", count: 100)
    let draft = MemberDraft(name: "  \(name)\n", email: "a@example.com")
    #expect(draft.problems == [])
    #expect(draft.member(id: "1") == Member(id: "1", name: name, email: "a@example.com"))
  }

  @Test(arguments: ["a\u{1B}b", "a\nb", "a\u{0}", "a\u{7F}b", "a\u{85}b", "a\u{2028}b"])
  func `a name must not contain control characters`(name: String) {
    #expect(MemberDraft(name: name, email: "a@example.com").problems == [.controlInName])
  }

  @Test(arguments: [
    "a@b.c", "gildong+hong@mail.example.co.kr", "길동@예시.한국", "a\u{301}@b.c",
    String(repeating: "a", count: 252 - 4) + "@b.com",
  ])
  func `an address has one @, a name before it and a dot inside the domain`(email: String) {
    #expect(MemberDraft(name: "a", email: email).problems == [])
  }

  @Test(
    arguments: [
      ("", [.emailWithoutAt]), ("example.com", [.emailWithoutAt]), ("a@b@c.d", [.emailWithoutAt]),
      ("@example.com", [.emailWithoutUser]), ("a@", [.emailWithoutDomain]),
      ("a@example", [.emailWithoutDomain]), ("a@.com", [.emailWithoutDomain]),
      ("a@example.", [.emailWithoutDomain]), ("a@b..c", [.emailWithoutDomain]),
      ("a b@example.com", [.spaceInEmail]), (" a@example.com", [.spaceInEmail]),
      ("a@example.com\n", [.spaceInEmail]), ("a\u{0}@example.com", [.spaceInEmail]),
      ("a\u{3000}@example.com", [.spaceInEmail]),
      ("a\u{1B}b", [.emailWithoutAt, .spaceInEmail]),
      (String(repeating: "a", count: 255 - 6) + "@b.com", [.longEmail]),
      (String(repeating: "가", count: 83) + "@b.com", [.longEmail]),
    ] as [(String, [MemberProblem])])
  func `each problem of an address is reported`(email: String, problems: [MemberProblem]) {
    #expect(MemberDraft(name: "a", email: email).problems == problems)
  }

  @Test func `the problems of the name come first`() {
    #expect(MemberDraft(name: "", email: "").problems == [.emptyName, .emailWithoutAt])
  }
}
