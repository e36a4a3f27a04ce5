import HeadlessDriver
import ProfileMutants
import StateBinding
import StateBindingTestSupport
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
    (Mutant.asksNobody, "invariant", ["login 12345", "delete"]),
    (.logoutDeletes, "invariant", ["login 12345", "logout", "confirm"]),
    (.cancelTooLate, "not-restored", ["login 12345", "logout", "cancel"]),
    (.draftOfOther, "invariant", ["login 12345", "edit"]),
    (.viewKept, "leak", ["login 12345", "logout", "confirm"]),
    (.detachForgotten, "invariant", ["login 12345", "logout", "confirm"]),
    (.listenerForgotten, "lost-action", ["login 12345", "edit"]),
    (.linkSwallowed, "leak", ["login 12345", "logout", "confirm"]),
    (.deletesFirst, "invariant", ["login 23456", "delete", "confirm"]),
  ])
  func `the explorer finds a planted fault`(mutant: Mutant, kind: String, lines: [String])
    async throws
  {
    try await expectToFind(mutant, "--latency=0s", kind, lines)
  }

  @Test func `a deletion during which other work can begin is found`() async throws {
    let lines = [":open profile-repl://delete", ":wait", "login 12345", ":wait", "confirm"]
    try await expectToFind(.deletionUnseen, "--latency=1s", "invariant", lines)
  }

  @Test(arguments: [
    (Mutant.activityKept, "lost-action", ["cancel"], 0), (.failureKept, "no-way-back", [], 1),
  ])
  func `a failure that cannot be left is found`(
    mutant: Mutant, kind: String, last: [String], further: Int
  ) async throws {
    let lines = ["login 12345", "delete", "confirm"] + last
    try await expectToFind(mutant, "--fail=delete", kind, lines, looking: further)
  }

  @Test(arguments: [
    (Mutant.activityKept, "--fail=delete", "work on a profile ends"),
    (.deletionUnheard, "--latency=1s", "a confirmed deletion ends"),
  ])
  func `a promise that a fault breaks is told`(mutant: Mutant, option: String, promise: String)
    async throws
  {
    let map = try await Program.profile.explore([
      "--lang=en", "--depth=6", "--mutant=\(mutant.rawValue)", option,
    ])
    let found = try #require(map.violations.first { $0.tells(of: promise) }, "\(map)")
    let check = await Program.profile.check(Array(found.transcript.utf8), named: "found")
    #expect(check.passed)
  }

  @Test(
    arguments: [
      (nil, []), (Mutant.editUnheard, ["edit"]), (.discardUnheard, ["discard"]),
      (.submitUnheard, ["refresh", "submit id"]),
    ] as [(Mutant?, [String])])
  func `an element that does nothing is named`(mutant: Mutant?, elements: [String]) async throws {
    let fault = mutant.map { ["--mutant=\($0.rawValue)"] } ?? []
    let map = try await Program.profile.explore(
      ["--lang=en", "--depth=4", "--fail=delete"] + fault)
    #expect(map.idleElements == elements)
  }

  @Test func `a second login during the first is found`() async throws {
    let lines = [":wait", "login 12345", "login 23456", ":wait"]
    try await expectToFind(.loginUnseen, "--latency=1s", "invariant", lines)
  }

  /// Expects the explorer to find `mutant` by `lines`. `further` is the number of lines that it goes on from there.
  private func expectToFind(
    _ mutant: Mutant, _ option: String, _ kind: String, _ lines: [String], looking further: Int = 0
  ) async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.profile.explore([
      "--lang=en", "--depth=\(lines.count + further)", "--mutant=\(mutant.rawValue)", option,
    ])
    let found = try #require(map.violations.first { $0.kind == kind }, "\(map)")
    #expect(found.lines == lines)
    let check = await Program.profile.check(Array(found.transcript.utf8), named: "found")
    #expect(check.passed)
  }
}

extension Finding {
  /// Whether the finding, or one of the same cause, is that `promise` is broken.
  func tells(of promise: String) -> Bool {
    (["\(kind): \(message)"] + consequences).contains {
      $0.hasPrefix("promise: \"\(promise)\" is broken")
    }
  }
}
