import HeadlessDriver
import ProfileStore
import ProfileFeature
import StateBindingTestSupport
import Testing

/// Two apps on one file.
struct TwoSessionsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func session(faults: Set<MembersFault> = []) async -> ProfileSession {
    await ProfileSession { [file = "\(folder.path)/members"] in
      FileMembers(path: file, clock: $0, faults: faults)
    }
  }

  @Test func `a session sees the other's changes after a refresh`() async {
    let (one, other) = (await session(), await session())
    _ = await other.answer(to: "login 12345")
    _ = await one.answer(to: ["login 12345", "edit", "type name Kim", "save"])
    #expect(await other.answer(to: ":screen") == Shown.profile)
    #expect(await other.answer(to: "refresh").hasPrefix("Profile\n  Kim\n"))
  }

  @Test(arguments: [["refresh"], ["edit", "type name Kim", "save"], ["delete", "confirm"]])
  func `a member deleted by the other session is led back to the members`(lines: [String]) async {
    let (one, other) = (await session(), await session())
    _ = await other.answer(to: "login 12345")
    _ = await one.answer(to: ["login 12345", "delete", "confirm"])
    #expect(
      await other.answer(to: lines) == """
        Members
          The account of Hong Gildong was deleted elsewhere

          login 23456  Kim Cheolsu
          login 34567  Lee Younghee
          type id      Member ID  (empty)
          refresh

        """)
    #expect(await other.answer(to: "refresh").hasPrefix("Members\n  login 23456"))
  }

  @Test func `each session keeps the changes of the other`() async throws {
    let (one, other) = (await session(), await session())
    _ = await one.answer(to: ["login 12345", "edit", "type name Kim"])
    _ = await other.answer(to: ["login 23456", "edit", "type name Lee"])
    #expect(await one.answer(to: "save").hasPrefix("Profile\n  Kim\n"))
    #expect(await other.answer(to: "save").hasPrefix("Profile\n  Lee\n"))
    #expect(try await one.members.all().map(\.name) == ["Kim", "Lee", "Lee Younghee"])
  }

  @Test func `a member deleted elsewhere cannot log in from an old list`() async {
    let (one, other) = (await session(), await session())
    _ = await one.answer(to: ["login 12345", "delete", "confirm"])
    #expect(other.screen == Shown.members)
    #expect(
      await other.answer(to: "login 12345").hasPrefix("Members\n  There is no member 12345\n"))
    #expect(await other.answer(to: "refresh").hasPrefix("Members\n  login 23456"))
  }
}
