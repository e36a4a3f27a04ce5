import HeadlessDriver
import RideMutants
import StateBinding
import StateBindingTestSupport
import Testing

/// The ride app with one fault at a time, from a saved login. The explorer finds each fault by the
/// shortest lines.
///
/// The tests run one after the other, because the fault is a variable of the app's module.
@Suite(.serialized) struct RideMutantTests {
  private nonisolated static let order = ["call", "from seoul-station", "to city-hall"]

  @Test(arguments: ["0s", "1s"])
  func `the app without a fault has no violation`(latency: String) async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.ride.explore([
      "--lang=en", "--login=12345", "--depth=7", "--latency=\(latency)",
    ])
    #expect(map.violations.isEmpty, "\(map)")
  }

  @Test(arguments: [
    (Mutant.detachForgotten, "0s", "invariant", order),
    (.repliesAfterLeaving, "1s", "invariant", order + ["call", "request", "return", ":wait 5s"]),
    (.asksNobody, "0s", "acts-at-once", order + ["call", "request", ":wait 5s", "call off"]),
  ])
  func `the explorer finds a planted fault`(
    mutant: Mutant, latency: String, kind: String, lines: [String]
  ) async throws {
    LeakDetector.isEnabled = true
    let map = try await Program.ride.explore([
      "--lang=en", "--login=12345", "--depth=\(lines.count)", "--latency=\(latency)",
      "--mutant=\(mutant.rawValue)",
    ])
    let found = try #require(map.violations.first, "\(map)")
    #expect(found.kind == kind)
    #expect(found.lines == lines)
    let check = await Program.ride.check(Array(found.transcript.utf8), named: "found")
    #expect(check.passed)
  }

  @Test(arguments: [
    (Mutant.noDriverUnheard, ["--login=12345", "--fail=no-driver"], "a search for a driver ends"),
    (.loginKept, ["--fail=login", "--latency=1s"], "a login ends"),
  ])
  func `a promise that a fault breaks is told`(mutant: Mutant, options: [String], promise: String)
    async throws
  {
    let map = try await Program.ride.explore(
      ["--lang=en", "--depth=8", "--mutant=\(mutant.rawValue)"] + options)
    #expect(map.violations.contains { $0.tells(of: promise) }, "\(map)")
  }

  @Test func `a receipt that cannot be left is found`() async throws {
    let lines = Self.order + ["call", "request", ":wait"]
    let map = try await Program.ride.explore([
      "--lang=en", "--login=12345", "--depth=7", "--mutant=doneUnheard",
    ])
    #expect(map.violations.map(\.kind) == ["no-way-back"], "\(map)")
    #expect(map.violations.first?.lines == lines)
    #expect(map.idleElements == ["done"])
  }

  @Test func `a button that does nothing is named`() async throws {
    let map = try await Program.ride.explore([
      "--lang=en", "--login=12345", "--depth=3", "--mutant=changeUnheard",
    ])
    #expect(map.idleElements == ["change pick-up"])
  }

  @Test func `a RIB detached twice ends the process, and the explorer reports the lines`() throws {
    let outcome = try Outcome(
      of: "RideMutants",
      ["--explore", "--lang=en", "--login=12345", "--latency=0s", "--mutant=referenceKept"])
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines[1].hasPrefix(#"# trap: "call off" ended the process with signal "#),
      "\(outcome.output)")
    #expect(
      lines.filter { $0.hasPrefix("> ") }
        == (Self.order + ["call", "request", "call off"]).map { "> \($0)" })
    #expect(outcome.errors.contains("detach"), "\(outcome.errors)")
    #expect(outcome.status == 1)
  }
}
