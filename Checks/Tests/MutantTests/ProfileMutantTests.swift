import HeadlessDriver
import ProfileMutants
import StateBinding
import TestSupport
import Testing

/// The Profile app with one fault at a time. The explorer finds each fault by the shortest lines.
///
/// The tests run one after the other, because the fault is a variable of the app's module.
@Suite(.serialized) struct ProfileMutantTests {
  @Test(arguments: [["--latency=0s", "--depth=5"], ["--latency=1s", "--depth=6"]])
  func `the app without a fault has no violation`(bounds: [String]) async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.profile.explore(bounds + ["--lang=en"])
    #expect(map.violations.isEmpty, "\(map)")
  }

  @Test(arguments: [
    (Mutant.asksNobody, "acts-at-once", ["login 12345", "delete"]),
    (.logoutDeletes, "invariant", ["login 12345", "logout", "confirm"]),
    (.cancelTooLate, "not-restored", ["login 12345", "logout", "cancel"]),
    (.draftKept, "invariant", ["login 12345", "edit", #"type name """#, "discard", "edit"]),
    (.viewKept, "leak", ["login 12345", "logout", "confirm"]),
    (.detachForgotten, "invariant", ["login 12345", "logout", "confirm"]),
    (.referenceKept, "invariant", ["login 12345", "logout", "confirm"]),
    (.listenerForgotten, "lost-action", ["login 12345", "edit"]),
    (.linkSwallowed, "leak", ["login 12345", "logout", "confirm"]),
    (.deletesFirst, "invariant", ["login 23456", "delete", "confirm"]),
  ])
  func `the explorer finds a planted fault`(mutant: Mutant, kind: String, lines: [String])
    async throws
  {
    try await expectToFind(mutant, "--latency=0s", kind, lines)
  }

  @Test func `a request started during another request is found`() async throws {
    let lines = [
      ":open profile-repl://delete", ":wait", "login 12345", ":wait", "confirm", "refresh",
    ]
    try await expectToFind(.worksTwice, "--latency=1s", "invariant", lines)
  }

  private func expectToFind(
    _ mutant: Mutant, _ option: String, _ kind: String, _ lines: [String]
  ) async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.profile.explore([
      "--lang=en", "--depth=\(lines.count)", "--mutant=\(mutant.rawValue)", option,
    ])
    let found = try #require(map.violations.first { $0.kind == kind }, "\(map)")
    #expect(found.lines == lines)
    let check = await Program.profile.check(Array(found.transcript.utf8), named: "found")
    #expect(check.passed)
  }
}
