import HeadlessDriver
import HeadlessUI
import ProfileFeature
import StateBindingTestSupport
import Testing

/// Each screen of the app, as a snapshot of its state and one of its rendering.
struct ScreenTests {
  private let snapshots = Snapshots()

  /// A screen: its name, the lines to it, and the failing requests.
  nonisolated struct Way: CustomStringConvertible {
    let description: String
    let lines: [String]
    var faults: Set<MembersFault> = []
  }

  nonisolated static let ways = [
    Way(description: "members", lines: []),
    Way(description: "members with a problem", lines: ["type id 9", "submit id"]),
    Way(description: "members that failed to load", lines: [], faults: [.load]),
    Way(description: "profile", lines: ["login 12345"]),
    Way(description: "editor", lines: ["login 12345", "edit"]),
    Way(
      description: "editor with problems",
      lines: ["login 12345", "edit", #"type name """#, "type email gil dong", "save"]),
    Way(description: "logout question", lines: ["login 12345", "logout"]),
    Way(description: "delete question", lines: ["login 12345", "delete"]),
    Way(description: "failed save", lines: ["login 12345", "edit", "save"], faults: [.save]),
    Way(
      description: "failed deletion", lines: ["login 12345", "delete", "confirm"],
      faults: [.delete]),
  ]

  @Test(arguments: ways) func `the state of a screen matches its snapshot`(way: Way) async {
    let app = await app(after: way)
    let check = snapshots.check(await app.answer(to: ":state"), way.description)
    #expect(check.passed, "\(check)")
  }

  @Test(arguments: ways, ["en", "ko"])
  func `the rendering of a screen matches its snapshot`(way: Way, language: String) async {
    let app = await app(after: way, language: language)
    let check = snapshots.check(app.session.screen, way.description, language)
    #expect(check.passed, "\(check)")
  }

  @Test(arguments: ["en", "ko"])
  func `a member deleted elsewhere is led back to the members`(language: String) async throws {
    let app = await ProfileSession(language: language)
    _ = await app.answer(to: "login 12345")
    try await app.members.delete(id: "12345")
    _ = await app.answer(to: "refresh")
    await check(app, language)
  }

  @Test(arguments: ["en", "ko"])
  func `a login that cannot be saved is shown as a problem`(language: String) async {
    let app = await ProfileSession(language: language, savedLogin: FullDisk()) {
      InMemoryMembers(clock: $0)
    }
    _ = await app.answer(to: "login 12345")
    await check(app, language)
  }

  @Test(arguments: ["en", "ko"])
  func `a logout that cannot be saved raises an alert`(language: String) async {
    let app = await ProfileSession(
      language: language, savedLogin: FullDisk(member: Member.seeds[0])
    ) {
      InMemoryMembers(clock: $0)
    }
    _ = await app.answer(to: ["logout", "confirm"])
    await check(app, language)
  }

  /// Checks the state and the rendering.
  private func check(_ app: ProfileSession, _ language: String, test: String = #function) async {
    let state = await app.answer(to: ":state")
    for check in [
      snapshots.check(app.session.screen, language, test: test),
      snapshots.check(state, "state", language, test: test),
    ] {
      #expect(check.passed, "\(check)")
    }
  }

  @Test func `every snapshot belongs to a test`() throws {
    #expect(try snapshots.orphans() == [])
  }

  private func app(after way: Way, language: String = "en") async -> ProfileSession {
    let app = await ProfileSession(language: language, faults: way.faults)
    for line in way.lines { #expect(await app.session.send(line).error == nil) }
    return app
  }
}

/// A saved login that cannot be changed.
private struct FullDisk: SavedLogin {
  var member: Member?

  func rememberedMember() throws(MembersError) -> Member? { member }
  func remember(_ member: Member) throws(MembersError) { throw error }
  func forget() throws(MembersError) { throw error }

  private var error: MembersError {
    .cannotWrite(file: "members", reason: "No space left on device")
  }
}
