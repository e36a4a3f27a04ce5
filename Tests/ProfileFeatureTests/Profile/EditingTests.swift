import ProfileFeature
import StateBindingTestSupport
import Testing

/// Changes of the name and the e-mail address, saved or discarded.
struct EditingTests {
  @Test(arguments: ["submit name", "submit email", "Save"])
  func `submitting a field saves`(line: String) async {
    let app = await ProfileSession()
    let answer = await app.answer(to: ["login 12345", "edit", "type name Kim", line])
    #expect(answer.hasPrefix("Profile\n  Kim\n  Member ID  12345\n"))
  }

  @Test(arguments: [
    (#"type name """#, ["Enter a name"]), (#"type name "  ""#, ["Enter a name"]),
    (#"type name "a\nb""#, ["The name has characters that cannot be used"]),
    (#"type name "\u{1B}""#, ["The name has characters that cannot be used"]),
    ("type email gildong", ["An e-mail address has one @"]),
    ("type email @example.com", ["An e-mail address has a name before the @"]),
    ("type email gil@dong", ["An e-mail address has a domain with a dot after the @"]),
    ("type email gil dong@example.com", ["An e-mail address has no spaces"]),
    (
      "type email gil dong", ["An e-mail address has one @", "An e-mail address has no spaces"]
    ),
  ])
  func `a problem is reported and nothing is saved`(line: String, problems: [String]) async throws {
    let app = await ProfileSession()
    let answer = await app.answer(to: ["login 12345", "edit", line, "save"])
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    let shown: [Substring] = problems.map { "  \($0)" } + [""]
    #expect(Array(lines.dropFirst().prefix(shown.count)) == shown)
    #expect(try await app.members.all() == Member.seeds)
    #expect(await app.answer(to: ["discard"]) == Shown.profile)
  }

  @Test func `a name or address that is too long is reported`() async {
    let app = await ProfileSession()
    let name = String(repeating: "가", count: 101)
    #expect(
      await app.answer(to: ["login 12345", "edit", "type name \(name)", "save"])
        .hasPrefix("Profile\n  A name has at most 100 characters\n"))
    let email = String(repeating: "a", count: 250) + "@a.kr"
    #expect(
      await app.answer(to: ["type name Kim", "type email \(email)", "save"])
        .hasPrefix("Profile\n  An e-mail address has at most 254 bytes\n"))
  }

  @Test func `control characters are shown escaped while they are typed`() async {
    let app = await ProfileSession()
    #expect(
      await app.answer(to: ["login 12345", "edit", #"type name "\u{1B}[2J\u{202E}x""#])
        .hasPrefix("Profile\n  type name   Name    \\u{1B}[2J\\u{202E}x\n"))
  }

  @Test func `the editor cannot be refreshed away`() async {
    let app = await ProfileSession()
    _ = await app.answer(to: ["login 12345", "edit", "type name Kim"])
    #expect(
      await app.answer(to: "refresh")
        == "not-here: this screen cannot be refreshed; :actions lists what works")
    #expect(await app.answer(to: ":screen").hasPrefix("Profile\n  type name   Name    Kim\n"))
  }
}
